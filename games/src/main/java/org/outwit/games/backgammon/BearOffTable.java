package org.outwit.games.backgammon;

import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * How many rolls a player needs alone whose checkers are all at home: for every position there the probability of each number. A player
 * makes the plays that need the fewest rolls on average; of plays that are equal in that, the one whose position has the lower rank.
 *
 * <p>A position has its rank in the order of the combinatorial number system: with t<sub>i</sub> checkers on the i highest points of the
 * home it is the sum of C(t<sub>i</sub> + i - 1, i). Every step leads to a lower rank, so that the ranks in their order are worked out from
 * those before them; and positions with few checkers come before those with more, so that a table for fewer checkers is the beginning
 * of the one for more.
 */
public final class BearOffTable {

    /** How many checkers a side has at most. */
    public static final int MOST_CHECKERS = Board.CHECKERS;

    static final int POINTS = Board.HOME;

    /** Where checkers stand that all are at home, as bits by point. */
    private static final int AT_HOME = (2 << POINTS) - 2;

    private static final int MOST_STEPS = Play.MOST_STEPS;

    /** C(n, k) for ranks. */
    private static final int[][] CHOOSE = new int[Board.CHECKERS + POINTS + 1][POINTS + 1];

    static {
        for (int n = 0; n < CHOOSE.length; n++) {
            CHOOSE[n][0] = 1;
            for (int k = 1; k <= Math.min(n, POINTS); k++) CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k];
        }
    }

    private final int checkers;

    /** Ranks below this one need no roll. */
    private final int first;

    /** Where the row of each rank begins, and behind the last where it ends. Those that need no roll share an empty row. */
    private final int[] starts;

    /** For each rank that needs a roll the probabilities to need 2 rolls or more, 3 or more, ... as long as they are above 0. */
    private double[] tails = new double[1 << 16];

    /** For each rank how many rolls are needed on average. */
    private final double[] means;

    private final double[] variances;

    private BearOffTable(int checkers, int first) {
        this.checkers = checkers;
        this.first = first;
        this.starts = new int[size(checkers) + 1];
        this.means = new double[size(checkers)];
        this.variances = new double[size(checkers)];
        new Builder().build();
    }

    /** A table that was read: {@code tails} as they are here, {@code lengths} how many each rank has. */
    BearOffTable(int checkers, int[] lengths, double[] tails) {
        this.checkers = checkers;
        this.first = 1;
        this.starts = new int[lengths.length + 1];
        for (int rank = 0; rank < lengths.length; rank++) starts[rank + 1] = starts[rank] + lengths[rank];
        this.tails = tails;
        this.means = new double[lengths.length];
        this.variances = new double[lengths.length];
        for (int rank = 0; rank < means.length; rank++) measure(rank);
    }

    /** Rolls until all checkers are off, for up to so many checkers, worked out now. */
    public static BearOffTable untilAllAreOff(int checkers) {
        return new BearOffTable(checkers, 1);
    }

    /** Rolls until the first of all {@value Board#CHECKERS} checkers is off, by a player who wants nothing else. */
    static BearOffTable untilOneIsOff() {
        return new BearOffTable(Board.CHECKERS, size(Board.CHECKERS - 1));
    }

    /** How many positions up to so many checkers have. */
    static int size(int checkers) {
        return CHOOSE[checkers + POINTS][POINTS];
    }

    /** Whether all of a player's checkers are at home or off. */
    static boolean holds(Board board, int player) {
        return (board.occupied(player) & ~AT_HOME) == 0;
    }

    static int rank(Board board, int player) {
        int rank = 0;
        int standing = 0;
        for (int i = 1; i <= POINTS; i++) {
            standing += board.count(player, POINTS + 1 - i);
            rank += CHOOSE[standing + i - 1][i];
        }
        return rank;
    }

    /** @param counts how many checkers are on each point, from index 1 */
    static int rank(int[] counts) {
        int rank = 0;
        int standing = 0;
        for (int i = 1; i <= POINTS; i++) {
            standing += counts[POINTS + 1 - i];
            rank += CHOOSE[standing + i - 1][i];
        }
        return rank;
    }

    /** Writes how many checkers are on each point, from index 1. */
    static void counts(int rank, int[] into) {
        int left = rank;
        int before = 0;
        for (int i = POINTS; i >= 1; i--) {
            int standing = 0;
            while (CHOOSE[standing + i][i] <= left) standing++;
            left -= CHOOSE[standing + i - 1][i];
            if (i < POINTS) into[POINTS - i] = before - standing;
            before = standing;
        }
        into[POINTS] = before;
    }

    /** The most checkers of a side that it knows. */
    public int checkers() {
        return checkers;
    }

    /** How many positions it knows, the one without checkers included. */
    public int positions() {
        return starts.length - 1;
    }

    /** The most rolls that may be needed from the position of this rank. */
    public int most(int rank) {
        return rank < first ? 0 : starts[rank + 1] - starts[rank] + 1;
    }

    /** The probability to need so many rolls or more. */
    public double atLeast(int rank, int rolls) {
        if (rolls <= 0) return 1;
        if (rank < first) return 0;
        if (rolls == 1) return 1;
        int index = starts[rank] + rolls - 2;
        return index < starts[rank + 1] ? tails[index] : 0;
    }

    /** How many rolls are needed on average. */
    public double mean(int rank) {
        return means[rank];
    }

    /** The variance of the number of rolls that are needed. */
    double variance(int rank) {
        return variances[rank];
    }

    private double variance(int rank, double mean) {
        double squares = rank < first ? 0 : 1; // the sum of (2 n - 1) P(n or more)
        for (int i = starts[rank]; i < starts[rank + 1]; i++) squares += (2 * (i - starts[rank]) + 3) * tails[i];
        return Math.max(0, squares - mean * mean);
    }

    private void measure(int rank) {
        means[rank] = sum(rank);
        variances[rank] = variance(rank, means[rank]);
    }

    private double sum(int rank) {
        double sum = rank < first ? 0 : 1;
        for (int i = starts[rank]; i < starts[rank + 1]; i++) sum += tails[i];
        return sum;
    }

    /**
     * The probability that who rolls next, needing what this table says of {@code rank}, is done before the other, who needs what the
     * other table says.
     */
    double isDoneFirst(int rank, BearOffTable others, int other) {
        double sum = 0;
        double now = 1;
        int most = most(rank);
        for (int rolls = 1; rolls <= most; rolls++) {
            double next = atLeast(rank, rolls + 1);
            sum += (now - next) * others.atLeast(other, rolls);
            now = next;
        }
        return sum;
    }

    /** For each rank in its order how many probabilities there are behind the first, and these. */
    void write(DataOutput out) throws IOException {
        for (int rank = 0; rank < positions(); rank++) {
            out.writeByte(starts[rank + 1] - starts[rank]);
            for (int i = starts[rank]; i < starts[rank + 1]; i++) out.writeDouble(tails[i]);
        }
    }

    /** Works the ranks out in their order. */
    private final class Builder {

        private final int size = size(checkers);
        /** For each rank, die and number of steps with it, the rank of the best position that these lead to. */
        private final int[] bests = new int[size * POINTS * MOST_STEPS];

        private final int[] counts = new int[POINTS + 1];
        private final int[][] steps = new int[POINTS][POINTS];
        private final int[] stepCounts = new int[POINTS];
        private final int[] nexts = new int[21];
        private final double[] weights = new double[21];

        void build() {
            for (int rank = first; rank < size; rank++) {
                list(rank);
                int rolls = 0;
                for (int die = 0; die < POINTS; die++) {
                    for (int number = 1; number <= MOST_STEPS; number++) {
                        bests[index(rank, die, number)] = repeated(die, number);
                    }
                    nexts[rolls] = best(rank, die, MOST_STEPS);
                    weights[rolls++] = 1 / 36.0;
                    for (int other = 0; other < die; other++) {
                        nexts[rolls] = either(die, other);
                        weights[rolls++] = 2 / 36.0;
                    }
                }
                add(rank);
            }
            tails = Arrays.copyOf(tails, starts[size]);
        }

        private int index(int rank, int die, int number) {
            return (rank * POINTS + die) * MOST_STEPS + number - 1;
        }

        /** Who is done stays there. */
        private int best(int rank, int die, int number) {
            return rank < first || number == 0 ? rank : bests[index(rank, die, number)];
        }

        /** The positions that one step with each die leads to. */
        private void list(int rank) {
            counts(rank, counts);
            int highest = POINTS;
            while (counts[highest] == 0) highest--;
            for (int die = 1; die <= POINTS; die++) {
                int found = 0;
                for (int from = highest; from >= 1; from--) {
                    if (counts[from] == 0 || from < die && from < highest) continue;
                    int to = Math.max(0, from - die);
                    counts[from]--;
                    if (to > 0) counts[to]++;
                    steps[die - 1][found++] = rank(counts);
                    counts[from]++;
                    if (to > 0) counts[to]--;
                }
                stepCounts[die - 1] = found;
            }
        }

        private int repeated(int die, int number) {
            int best = -1;
            for (int i = 0; i < stepCounts[die]; i++) best = better(best, best(steps[die][i], die, number - 1));
            return best;
        }

        private int either(int die, int other) {
            int best = -1;
            for (int i = 0; i < stepCounts[die]; i++) best = better(best, best(steps[die][i], other, 1));
            for (int i = 0; i < stepCounts[other]; i++) best = better(best, best(steps[other][i], die, 1));
            return best;
        }

        private int better(int one, int other) {
            if (one < 0) return other;
            int order = Double.compare(means[other], means[one]);
            return order < 0 || order == 0 && other < one ? other : one;
        }

        /** Every roll is one more than what it leads to needs. */
        private void add(int rank) {
            int most = 0;
            for (int next : nexts) most = Math.max(most, most(next));
            int start = starts[rank];
            if (start + most > tails.length) tails = Arrays.copyOf(tails, 2 * (start + most));
            for (int rolls = 1; rolls <= most; rolls++) {
                double tail = 0;
                for (int i = 0; i < nexts.length; i++) tail += weights[i] * atLeast(nexts[i], rolls);
                tails[start + rolls - 1] = Math.min(1, tail); // which rounding may pass
            }
            starts[rank + 1] = start + most;
            measure(rank);
        }
    }
}
