package org.outwit.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;

/** The bounds of sums that a question states, as its tree's numbers, from the player's own level down. */
final class SumIntervals {

    private final List<NumberRange> bounds;
    private final List<PlayerSpec.Strategy> levels;

    SumIntervals(List<NumberRange> bounds, List<PlayerSpec.Strategy> levels, String algorithm) {
        this.bounds = bounds == null ? List.of() : bounds;
        this.levels = levels;
        if (bounds != null && bounds.size() != levels.size() - 1) {
            throw new TreeException("solve: 'bounds' has " + bounds.size() + " entries, but the player models "
                    + (levels.size() - 1) + " levels; " + algorithm + " takes one for each, from B_n down to B_1.");
        }
    }

    /** The finite numbers that occur. */
    List<Exact> numbers() {
        return bounds.stream()
                .flatMap(bound -> Stream.of(bound.low(), bound.high()))
                .filter(number -> !number.isInfinite())
                .toList();
    }

    /** Refuses bounds that a leaf or a node at the horizon breaks: a search that trusts them would be wrong. */
    void check(Tree tree, int depth) {
        int[] depths = new int[tree.size()];
        for (int node = 0; node < depths.length; node++) {
            if (node > 0) depths[node] = depths[tree.parent(node)] + 1;
            if (depths[node] == depth || depths[node] < depth && tree.isLeaf(node)) checkLeaf(tree, node);
        }
    }

    private void checkLeaf(Tree tree, int node) {
        for (int k = 0; k < bounds.size(); k++) {
            Exact own = value(tree, node, levels.get(k));
            Exact theirs = value(tree, node, levels.get(k + 1));
            if (own == null || theirs == null || own.isInfinite() || theirs.isInfinite()) continue;
            NumberRange bound = bounds.get(k);
            Exact sum = own.plus(theirs);
            if (sum.compareTo(bound.low()) < 0 || sum.compareTo(bound.high()) > 0) {
                throw new TreeException("Node '" + tree.name(node) + "' breaks the bounds: "
                        + levels.get(k).function() + " + " + levels.get(k + 1).function() + " is " + sum
                        + " there, outside " + bound + ".");
            }
        }
    }

    private static Exact value(Tree tree, int node, PlayerSpec.Strategy level) {
        Exact value = tree.value(node, level.function());
        return value == null || !level.negated() ? value : value.negate();
    }

    SumBounds scaled(Scaling scaling) {
        List<SumBounds.Interval> intervals = new ArrayList<>();
        for (NumberRange bound : bounds) {
            intervals.add(new SumBounds.Interval(
                    bound.low().isInfinite() ? -SumBounds.INFINITY : scaling.scaled(bound.low(), "solve: a bound is"),
                    bound.high().isInfinite()
                            ? SumBounds.INFINITY
                            : scaling.scaled(bound.high(), "solve: a bound is")));
        }
        return SumBounds.of(intervals);
    }
}
