package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Value;
import org.outwit.core.search.KnownBounds;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** A function of a tree with its error and the known bounds of the nodes, all as ints on one scale. */
final class ScaledFunction implements Evaluator<TreePosition> {

    private final Scaling scaling;
    private final Evaluator<TreePosition> function;
    private final int error;
    private final int[] lowers;
    private final int[] uppers;

    ScaledFunction(Tree tree, PlainStrategy strategy, Exact error) {
        List<Exact> others = new ArrayList<>(List.of(error));
        for (int node = 0; node < tree.size(); node++) {
            if (tree.lower(node) != null) others.add(tree.lower(node));
            if (tree.upper(node) != null) others.add(tree.upper(node));
        }
        this.scaling = new Scaling(tree, List.of(strategy.function()), others);
        this.function = scaling.evaluator(strategy.function(), strategy.negated());
        this.error = scaling.scaled(error, "solve: the player has an error");
        this.lowers = new int[tree.size()];
        this.uppers = new int[tree.size()];
        for (int node = 0; node < tree.size(); node++) {
            Exact low = strategy.negated() ? negated(tree.upper(node)) : tree.lower(node);
            Exact high = strategy.negated() ? negated(tree.lower(node)) : tree.upper(node);
            lowers[node] = low == null || low.isInfinite() ? -Value.INFINITY : scaling.scaled(low, "A node has lower");
            uppers[node] =
                    high == null || high.isInfinite() ? Value.INFINITY : scaling.scaled(high, "A node has upper");
        }
    }

    private static Exact negated(Exact number) {
        return number == null ? null : number.negate();
    }

    /** The value; a leaf whose known bounds are equal has that one. */
    @Override
    public int value(TreePosition position, int player) {
        int node = position.node();
        boolean told = position.isOver() && lowers[node] == uppers[node];
        return told ? lowers[node] : function.value(position, player);
    }

    /** How wrong the function may be. */
    int error() {
        return error;
    }

    Exact number(int value) {
        return scaling.number(value);
    }

    /** What the ints of a trace stand for. */
    LongFunction<Exact> numbers() {
        return Solution.scaled(scaling);
    }

    double real(double value) {
        return scaling.real(value);
    }

    /** The bounds that the tree states. */
    KnownBounds<TreePosition> stated() {
        return new KnownBounds<>() {
            @Override
            public int lower(TreePosition position, int player) {
                return lowers[position.node()];
            }

            @Override
            public int upper(TreePosition position, int player) {
                return uppers[position.node()];
            }
        };
    }

    /** The same, and those that follow where the function is never further from the truth than an error. */
    KnownBounds<TreePosition> within(int most) {
        return new KnownBounds<>() {
            @Override
            public int lower(TreePosition position, int player) {
                return Math.max(lowers[position.node()], function.value(position, player) - most);
            }

            @Override
            public int upper(TreePosition position, int player) {
                return Math.min(uppers[position.node()], function.value(position, player) + most);
            }
        };
    }
}
