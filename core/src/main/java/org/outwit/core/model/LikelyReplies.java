package org.outwit.core.model;

import java.util.Arrays;
import org.outwit.core.search.StableOrder;

/**
 * The replies that somebody is expected to give: as many, the likeliest first, as carry {@link #SHARE} of the probability, and of
 * equally likely ones the first in the order of the moves. What is left out is what a predictor knows least about, and every
 * reply costs a search.
 */
public final class LikelyReplies {

    /** How much of the probability is enough. */
    public static final double SHARE = 0.95;

    /** Sums of probabilities may be short by rounding. */
    private static final double ROUNDING = 1e-9;

    private final int[] moves;
    private final double[] probabilities;
    private final double sum;

    private LikelyReplies(int[] moves, double[] probabilities, double sum) {
        this.moves = moves;
        this.probabilities = probabilities;
        this.sum = sum;
    }

    /** Of the first {@code count} moves with these probabilities, which must sum to 1. */
    public static LikelyReplies of(int[] moves, double[] probabilities, int count) {
        int[] places = new int[count];
        for (int i = 0; i < count; i++) StableOrder.insert(i, places, i, probabilities);
        int[] likely = new int[count];
        double[] chances = new double[count];
        double sum = 0;
        int size = 0;
        while (size < count && sum < SHARE - ROUNDING) {
            likely[size] = moves[places[size]];
            chances[size] = probabilities[places[size]];
            sum += chances[size++];
        }
        return new LikelyReplies(Arrays.copyOf(likely, size), Arrays.copyOf(chances, size), sum);
    }

    public int size() {
        return moves.length;
    }

    public int move(int i) {
        return moves[i];
    }

    /** How likely reply i is, as it was predicted. */
    public double probability(int i) {
        return probabilities[i];
    }

    /** How much reply i counts in an average: its part of the probability that these replies carry. */
    public double weight(int i) {
        return probabilities[i] / sum;
    }
}
