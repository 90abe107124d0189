package org.outwit.core.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Value;
import org.outwit.core.search.KnownBounds;

/**
 * The numbers of one function of a tree as ints: each is replaced by its rank among all that occur. Minimax and its kin
 * only compare, so they visit the same nodes and choose the same moves, and a rank stands for exactly one number.
 *
 * <p>A leaf whose known bounds are equal has that value for every function.
 */
public final class Ranks implements KnownBounds<TreePosition> {

    private static final int MISSING = Integer.MIN_VALUE;

    private final Tree tree;
    private final String function;
    private final List<Exact> numbers;
    private final int[] values;
    private final int[] lowers;
    private final int[] uppers;

    /**
     * Ranks the values of {@code function} with the known bounds of all nodes and {@code others}, which are numbers of
     * the question such as a window. {@code negated} takes every number of the tree with the other sign.
     */
    public Ranks(Tree tree, String function, boolean negated, Exact... others) {
        this.tree = tree;
        this.function = function;
        int size = tree.size();
        Exact[] value = new Exact[size];
        Exact[] lower = new Exact[size];
        Exact[] upper = new Exact[size];
        TreeSet<Exact> distinct = new TreeSet<>(Arrays.asList(others));
        for (int node = 0; node < size; node++) {
            Exact low = tree.lower(node);
            Exact high = tree.upper(node);
            Exact stated = tree.value(node, function);
            if (stated == null && tree.isLeaf(node) && low != null && low.equals(high)) stated = low;
            value[node] = take(stated, negated, distinct);
            lower[node] = take(negated ? high : low, negated, distinct);
            upper[node] = take(negated ? low : high, negated, distinct);
        }
        numbers = new ArrayList<>(distinct);
        values = ranks(value, MISSING);
        lowers = ranks(lower, -Value.INFINITY);
        uppers = ranks(upper, Value.INFINITY);
    }

    private static Exact take(Exact number, boolean negated, TreeSet<Exact> distinct) {
        if (number == null) return null;
        Exact taken = negated ? number.negate() : number;
        distinct.add(taken);
        return taken;
    }

    private int[] ranks(Exact[] row, int unsaid) {
        int[] ranks = new int[row.length];
        for (int node = 0; node < row.length; node++) ranks[node] = row[node] == null ? unsaid : rank(row[node]);
        return ranks;
    }

    /** The int that stands for a number, which must be one that was ranked. */
    public int rank(Exact number) {
        int rank = Collections.binarySearch(numbers, number);
        if (rank < 0) throw new IllegalArgumentException("The number " + number + " was not ranked.");
        return rank;
    }

    /** The number that an int stands for, infinite outside the ranks. */
    public Exact number(int rank) {
        if (rank < 0) return Exact.MINUS_INFINITY;
        return rank >= numbers.size() ? Exact.INFINITY : numbers.get(rank);
    }

    /** The function as an evaluator. Trees say whose view a function is, so the player does not matter here. */
    public Evaluator<TreePosition> evaluator() {
        return (position, player) -> {
            int value = values[position.node()];
            if (value == MISSING) throw tree.missing(position.node(), function);
            return value;
        };
    }

    @Override
    public int lower(TreePosition position, int player) {
        return lowers[position.node()];
    }

    @Override
    public int upper(TreePosition position, int player) {
        return uppers[position.node()];
    }
}
