package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.selective.ConspiracySearch;
import org.outwit.core.selective.DistributionResult;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** Searches that look where it matters for the decision. How wrong a function may be is the player's error, as in {@code f~2}. */
final class Selective implements TreeAlgorithm {

    /** Listings that look at the whole tree at every step would seem to hang on more nodes. */
    private static final int MOST_NODES = 20_000;

    private final Algorithm algorithm;

    Selective(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        if (algorithm.can(Trait.SLOW) && tree.size() > MOST_NODES) {
            throw new TreeException(algorithm + " looks at its whole tree at every step, which takes too long with the "
                    + tree.size() + " nodes of this one; it takes " + MOST_NODES + " at most.");
        }
        PlainStrategy strategy = PlainStrategy.of(question.ask(), tree.functions());
        Exact error = error(question.ask());
        ScaledFunction function = new ScaledFunction(tree, strategy, error == null ? Exact.of(0) : error);
        LeafCount<TreePosition> leaves = new LeafCount<>(Trace.told(trace, function));
        Setup<TreePosition> setup = Setup.<TreePosition>of(leaves).watchedBy(trace);
        Limits limits = Limits.depth(strategy.depth());

        Answer answer = new Answer(question.name(), algorithm.toString());
        Counts counts;
        if (algorithm.is(Maker.Conspiracies.class)) {
            counts = conspiracy(answer, question, function, setup, limits);
        } else if (algorithm.is(Maker.Distributions.class)) {
            counts = distributions(answer, question, strategy, function, setup, limits);
        } else {
            Search<TreePosition> search;
            if (algorithm.can(Trait.INFORMED)) {
                BoundsCheck.check(tree, strategy);
                search = algorithm
                        .maker(Maker.TwoPlayers.class)
                        .of(setup.informedBy(error == null ? function.stated() : function.within(function.error())));
            } else {
                if (function.error() == 0) throw needsError();
                search = algorithm.maker(Maker.WithError.class).of(setup, function.error());
            }
            counts = tell(answer, function, search.search(tree.start(), 0, limits));
        }
        leaves.tell(answer, strategy.function(), counts);
        return new Solution(answer, trace, null, function.numbers());
    }

    private static Exact error(SolveRequest ask) {
        if (ask.player() == null) return null;
        PlayerSpec.Strategy written = QuestionPlayers.parse(ask.player()).strategy();
        return written.error().orElse(null);
    }

    private TreeException needsError() {
        return new TreeException("solve: " + algorithm
                + " needs to know how wrong the function may be; say so with the player, such as f~2.");
    }

    private static Counts tell(Answer answer, ScaledFunction function, Result result) {
        if (result.isKnown()) {
            answer.put("value", function.number(result.value()));
            answer.bound(result.bound());
        }
        answer.line(result.move(), result.line());
        return result.counts();
    }

    private Counts conspiracy(
            Answer answer, Question question, ScaledFunction function, Setup<TreePosition> setup, Limits limits) {
        Integer said = question.ask().effort().conspirators();
        int feared = said == null ? ConspiracySearch.NEVER - 1 : Math.min(said, ConspiracySearch.NEVER - 1);
        ConspiracySearch.Stability found = algorithm
                .maker(Maker.Conspiracies.class)
                .of(setup, feared)
                .stability(question.tree().start(), 0, limits);
        Counts counts = tell(answer, function, found.result());
        List<Exact> numbers = new ArrayList<>();
        for (int number : new int[] {found.toRaise(), found.toLower()}) {
            numbers.add(number == ConspiracySearch.NEVER ? Exact.INFINITY : Exact.of(number));
        }
        answer.put("conspirators", numbers);
        return counts;
    }

    private Counts distributions(
            Answer answer,
            Question question,
            PlainStrategy strategy,
            ScaledFunction function,
            Setup<TreePosition> setup,
            Limits limits) {
        if (function.error() == 0) throw needsError();
        DistributionResult found = algorithm
                .maker(Maker.Distributions.class)
                .of(setup, position -> function.error())
                .search(question.tree().start(), 0, limits);
        answer.put(
                "value",
                Average.shown(question.tree(), strategy.function(), strategy.negated(), function.real(found.mean())));
        answer.put("move", found.move() == Position.NO_MOVE ? null : found.move());
        answer.put("certainty", found.certainty());
        return found.counts();
    }
}
