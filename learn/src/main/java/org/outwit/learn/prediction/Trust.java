package org.outwit.learn.prediction;

import java.util.ArrayList;
import java.util.List;

/**
 * How far to believe a book, which grows with its counts. Where the moves of a position were played n(m) times, n in all, and
 * something else expects each with probability q(m), a move has the probability
 *
 * <pre>{@code ((n(m) - discount) + (strength + discount * kinds) * q(m)) / (n + strength)}</pre>
 *
 * the first bracket only for the {@code kinds} of moves that were played at all: the Pitman-Yor estimate that works for words
 * and, habits being habits, for moves. What is not in the book is as likely as the other source says, the book taken away.
 *
 * @param strength how many games the other source counts for
 * @param discount what is taken from each count and given to the other source, 0 to 1
 */
public record Trust(double strength, double discount) {

    private static final double[] STRENGTHS = {0.1, 0.2, 0.4, 0.7, 1, 1.5, 2, 3, 5, 8, 16, 32, 64, 128};
    private static final double[] DISCOUNTS = {0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9};

    public Trust {
        if (!(strength > 0) || !(discount >= 0 && discount <= 1)) {
            throw new IllegalArgumentException("The strength (" + strength + ") must be positive and the discount ("
                    + discount + ") from 0 to 1.");
        }
    }

    /** Turns the expectations of the other source into those of both; {@code counts} belong to the same moves. */
    public void apply(double[] counts, double[] expected, int size) {
        double sum = 0;
        double taken = 0;
        for (int i = 0; i < size; i++) {
            sum += counts[i];
            taken += Math.min(discount, counts[i]);
        }
        if (sum <= 0) return;
        for (int i = 0; i < size; i++) {
            double kept = counts[i] - Math.min(discount, counts[i]);
            expected[i] = (kept + (strength + taken) * expected[i]) / (sum + strength);
        }
    }

    /** Which part of the probability is left to the other source, 0 to 1; {@code counts} are as for {@link #apply}. */
    public double left(double[] counts, int size) {
        double sum = 0;
        double taken = 0;
        for (int i = 0; i < size; i++) {
            sum += counts[i];
            taken += Math.min(discount, counts[i]);
        }
        return (strength + taken) / (sum + strength);
    }

    /** The probability of the move of a case, as {@link #apply} finds it. */
    public double probability(Case each) {
        double sum = 0;
        double taken = 0;
        for (double count : each.counts) {
            sum += count;
            taken += Math.min(discount, count);
        }
        if (sum <= 0) return each.expected;
        double count = each.counts[each.chosen];
        return (count - Math.min(discount, count) + (strength + taken) * each.expected) / (sum + strength);
    }

    /**
     * A played move to fit trust to: what a book says that does not know the game it was played in.
     *
     * @param counts how often each alternative was played in other games
     * @param chosen which was played now
     * @param expected what the other source says of that one
     */
    public record Case(double[] counts, int chosen, double expected) {

        /** Whether the book knows the position at all. */
        public boolean isKnown() {
            for (double count : counts) if (count > 0) return true;
            return false;
        }
    }

    /** The trust under which the moves of these cases are likeliest, as far as a grid tells. */
    public static Trust fit(List<Case> cases) {
        List<Case> known = new ArrayList<>();
        for (Case each : cases) if (each.isKnown()) known.add(each);
        Trust best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (double strength : STRENGTHS) {
            for (double discount : DISCOUNTS) {
                Trust trust = new Trust(strength, discount);
                double sum = 0;
                for (Case each : known) sum += Math.log(trust.probability(each));
                if (sum > most) {
                    most = sum;
                    best = trust;
                }
            }
        }
        return best;
    }
}
