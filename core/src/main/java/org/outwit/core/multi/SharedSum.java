package org.outwit.core.multi;

/**
 * What is known of the values of all players together, without which nothing can be pruned: at every node that is
 * evaluated they sum to at most {@code sum}, and none of them is below {@code least}.
 */
record SharedSum(int players, int sum, int least) {

    SharedSum {
        if ((long) players * least > sum) {
            throw new IllegalArgumentException("The sum (" + sum + ") must not be below " + players
                    + " times the least value (" + least + "), which the values of " + players
                    + " players reach at least.");
        }
    }

    /** The most that anybody can have. */
    long most() {
        return mostBeside(least);
    }

    /** The most that somebody can have where somebody else has at least {@code value}. */
    long mostBeside(long value) {
        return sum - value - (players - 2L) * least;
    }
}
