package org.outwit.core.game;

import java.util.Arrays;

/**
 * What is known of the values of all players together, without which nothing can be pruned: at every node that is
 * evaluated they sum to at most {@code sum}, and none of them is below {@code least}.
 */
public record SharedSum(int players, int sum, int least) {

    public SharedSum {
        if ((long) players * least > sum) {
            throw new IllegalArgumentException("The sum (" + sum + ") must not be below " + players
                    + " times the least value (" + least + "), which the values of " + players
                    + " players reach at least.");
        }
    }

    /** The most that anybody can have. */
    public long most() {
        return mostBeside(least);
    }

    /** The most that somebody can have where somebody else has at least {@code value}. */
    public long mostBeside(long value) {
        return sum - value - (players - 2L) * least;
    }

    /** Throws unless the values that stand from {@code row} on, one for each player, keep both promises: cuts would be wrong without a sign. */
    public void check(int[] values, int row) {
        long total = 0;
        int lowest = values[row];
        for (int j = 0; j < players; j++) {
            total += values[row + j];
            lowest = Math.min(lowest, values[row + j]);
        }
        if (total > sum || lowest < least) throw broken(Arrays.copyOfRange(values, row, row + players), total);
    }

    private IllegalArgumentException broken(int[] values, long total) {
        String written = Arrays.toString(values);
        return new IllegalArgumentException(
                total > sum
                        ? "The values " + written + " sum to " + total + ", but the search relies on a sum of at most "
                                + sum + "."
                        : "One of the values " + written + " is below " + least
                                + ", the least that the search relies on.");
    }
}
