package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.ExpectedResult;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.core.tree.TreePosition;

/** Searches with chance nodes: one function, which player 0 maximises and player 1 minimises, and averages between. */
final class ChanceSearches implements TreeAlgorithm {

    private final Algorithm algorithm;

    ChanceSearches(Algorithm algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    public Solution solve(Question question, Trace trace) {
        Tree tree = question.tree();
        PlainStrategy strategy = PlainStrategy.of(question.ask(), tree.functions());
        NumberRange range = range(tree, strategy, question.ask().range());
        NumberRange window = question.ask().window();
        List<Exact> numbers = new ArrayList<>(List.of(range.low(), range.high()));
        if (window != null) numbers.addAll(List.of(window.low(), window.high()));
        Scaling scaling = new Scaling(tree, List.of(strategy.function()), numbers);

        LeafCount<TreePosition> leaves =
                new LeafCount<>(Trace.told(trace, scaling.evaluator(strategy.function(), strategy.negated())));
        ChanceSetup<TreePosition> setup = ChanceSetup.of(
                        leaves,
                        scaling.scaled(range.low(), "solve: the 'range' begins at"),
                        scaling.scaled(range.high(), "solve: the 'range' ends at"))
                .watchedBy(trace);
        double unit = scaling.real(1);
        if (window != null) {
            setup = setup.within(
                    window.low().doubleValue() / unit, window.high().doubleValue() / unit);
        }
        Integer seed = question.ask().effort().seed();
        ExpectedResult result = algorithm
                .maker(Maker.Chance.class)
                .of(setup, seed == null ? 0 : seed)
                .search(tree.start(), 0, Limits.depth(strategy.depth()));

        Answer answer = new Answer(question.name(), algorithm.toString());
        double value = scaling.real(result.value());
        answer.put("value", Average.shown(tree, strategy.function(), strategy.negated(), value));
        answer.bound(result.bound());
        answer.line(result.move(), result.line());
        leaves.tell(answer, strategy.function(), result.counts());
        return new Solution(answer, trace, null, Solution.scaled(scaling));
    }

    /** The stated range, refused where a value of the tree lies outside it; without one, that of the tree's values. */
    private static NumberRange range(Tree tree, PlainStrategy strategy, NumberRange stated) {
        Exact low = null;
        Exact high = null;
        for (int node = 0; node < tree.size(); node++) {
            Exact value = tree.value(node, strategy.function());
            if (value == null) continue;
            Exact seen = strategy.negated() ? value.negate() : value;
            if (stated != null && (seen.compareTo(stated.low()) < 0 || seen.compareTo(stated.high()) > 0)) {
                throw new TreeException("Node '" + tree.name(node) + "' is worth " + seen + ", outside the range "
                        + stated + " of the question.");
            }
            low = low == null || seen.compareTo(low) < 0 ? seen : low;
            high = high == null || seen.compareTo(high) > 0 ? seen : high;
        }
        if (stated != null) return stated;
        return low == null ? new NumberRange(Exact.of(0), Exact.of(0)) : new NumberRange(low, high);
    }
}
