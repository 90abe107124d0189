package org.outwit.trees;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.tree.Tree;

/**
 * M*ε by its definition: between what the value of every node lies for each level, and which children each level may
 * choose. The tail below the last level has its error, and its ranges are not the mirror images of the last level's, so
 * levels go on as far as the tree is deep.
 */
final class Ranges {

    record Range(long low, long high) {}

    private final Horizon horizon;
    private final Tree tree;
    private final List<double[]> statics; // by level; NaN where a function says nothing
    private final long[] errors;
    private final int own;
    private final Map<Long, Range> known = new HashMap<>();

    /** {@code own} is the side of the searching player, to whom level 0 belongs. */
    Ranges(Horizon horizon, List<double[]> statics, long[] errors, int own) {
        this.horizon = horizon;
        this.tree = horizon.tree();
        this.statics = statics;
        this.errors = errors;
        this.own = own;
    }

    boolean moves(int level, int node) {
        return tree.mover(node) == own == (level % 2 == 0);
    }

    /** What a node may be worth to a level; null where the tree does not say. */
    Range range(int level, int node) {
        long key = (long) level << 32 | node;
        if (known.containsKey(key)) return known.get(key);
        Range range = horizon.isEnd(node) ? leaf(level, node) : inner(level, node);
        known.put(key, range);
        return range;
    }

    private Range leaf(int level, int node) {
        int last = errors.length - 1;
        int function = Math.min(level, last);
        double said = statics.get(function)[node];
        if (Double.isNaN(said)) return null;
        long value = (long) said * ((level - function) % 2 == 0 ? 1 : -1);
        return new Range(value - errors[function], value + errors[function]);
    }

    private Range inner(int level, int node) {
        if (moves(level, node)) return best(level, node);
        List<Integer> replies = possible(level + 1, node);
        long low = Long.MAX_VALUE;
        long high = Long.MIN_VALUE;
        for (int place : replies) {
            Range range = range(level, tree.child(node, place));
            if (range == null) return null;
            low = Math.min(low, range.low);
            high = Math.max(high, range.high);
        }
        return replies.isEmpty() ? null : new Range(low, high);
    }

    /** The owner gets at least the best of the lows, at most the best of the highs. */
    private Range best(int level, int node) {
        long low = Long.MIN_VALUE;
        long high = Long.MIN_VALUE;
        for (int place = 0; place < tree.childCount(node); place++) {
            Range range = range(level, tree.child(node, place));
            if (range == null) return null;
            low = Math.max(low, range.low);
            high = Math.max(high, range.high);
        }
        return new Range(low, high);
    }

    /** The children that a level may choose or, where the other moves, that it must reckon with; none where unknown. */
    List<Integer> possible(int level, int node) {
        if (!moves(level, node)) return possible(level + 1, node);
        List<Integer> places = new ArrayList<>();
        Range best = best(level, node);
        for (int place = 0; best != null && place < tree.childCount(node); place++) {
            if (range(level, tree.child(node, place)).high >= best.low) places.add(place);
        }
        return places;
    }
}
