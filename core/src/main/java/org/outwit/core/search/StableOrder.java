package org.outwit.core.search;

/**
 * Insertion into what is in order already, the best first. One that equals others comes behind them, so that the order in which they come decides between
 * equals. Lists of moves are short, and nothing is allocated.
 */
public final class StableOrder {

    private StableOrder() {}

    /**
     * Puts a place among the first {@code count} of {@code places}, by the values that they stand for.
     *
     * @param values by place
     */
    public static void insert(int place, int[] places, int count, int[] values) {
        int value = values[place];
        int at = count;
        for (; at > 0 && values[places[at - 1]] < value; at--) places[at] = places[at - 1];
        places[at] = place;
    }

    /** The same by probabilities. */
    public static void insert(int place, int[] places, int count, double[] values) {
        double value = values[place];
        int at = count;
        for (; at > 0 && values[places[at - 1]] < value; at--) places[at] = places[at - 1];
        places[at] = place;
    }

    /** Puts the move at an index among those from {@code from} on that stand before it, by scores, which move with the moves. */
    public static void insert(int[] moves, int[] scores, int from, int index, int score) {
        int move = moves[index];
        int at = index;
        for (; at > from && scores[at - 1] < score; at--) {
            moves[at] = moves[at - 1];
            scores[at] = scores[at - 1];
        }
        moves[at] = move;
        scores[at] = score;
    }
}
