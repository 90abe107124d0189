package org.outwit.trees;

import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.montecarlo.UctResult;
import org.outwit.core.montecarlo.UctSettings;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** Monte-Carlo tree search on written trees: one function, which player 0 maximises and all others minimise. */
final class Sampling implements TreeAlgorithm {

    private static final int USUAL_NODES = 10_000;

    private final Algorithm algorithm;

    Sampling(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        SolveRequest ask = question.ask();
        PlainStrategy strategy = PlainStrategy.of(ask, tree.functions());
        ScaledFunction function = new ScaledFunction(tree, strategy, Exact.of(0));
        LeafCount<TreePosition> leaves = new LeafCount<>(Trace.told(trace, function));
        Integer nodes = ask.effort().nodes();
        Integer seed = ask.effort().seed();
        UctSettings settings = UctSettings.USUAL.seeded(seed == null ? 0 : seed);
        UctResult found = algorithm
                .maker(Maker.Playouts.class)
                .of(Setup.<TreePosition>of(leaves).watchedBy(trace), settings)
                .sample(tree.start(), 0, Limits.depth(strategy.depth()).withNodes(nodes == null ? USUAL_NODES : nodes));

        Answer answer = new Answer(question.name(), algorithm.toString());
        boolean played = found.playouts() > 0;
        answer.put(
                "value",
                played
                        ? Average.shown(tree, strategy.function(), strategy.negated(), function.real(found.value()))
                        : null);
        answer.line(found.move(), played ? found.line() : List.of());
        answer.put("playouts", found.playouts());
        leaves.tell(answer, strategy.function(), found.counts());
        answer.put("held", found.counts().held());
        return new Solution(answer, trace, null, function.numbers());
    }
}
