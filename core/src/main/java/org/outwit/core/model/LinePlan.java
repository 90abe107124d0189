package org.outwit.core.model;

/**
 * How far {@link ForeseenLines} plays lines out, and how much it believes them.
 *
 * @param rounds of a reply of theirs and a move of ours, at most
 * @param width how many of our moves are followed, the best by plain search
 * @param trust the chance that a reply is foreseen, from 0 to 1: what lies behind j replies counts with its j-th power
 * @param swing values count by the hyperbolic tangent of their share of this, because more than enough wins no more than
 *     enough; {@link #AS_THEY_ARE} for values that are what is to be won
 */
public record LinePlan(int rounds, int width, double trust, double swing) {

    /** Values count as they are. */
    public static final double AS_THEY_ARE = Double.POSITIVE_INFINITY;

    /** More rounds and moves score still more against programs that are known, and cost in proportion. */
    public static final int USUAL_ROUNDS = 8;

    public static final int USUAL_WIDTH = 4;

    public LinePlan {
        if (rounds < 0) throw new IllegalArgumentException("The rounds (" + rounds + ") must not be negative.");
        if (width < 1) throw new IllegalArgumentException("The width (" + width + ") must be positive.");
        if (!(trust >= 0 && trust <= 1)) {
            throw new IllegalArgumentException("The trust (" + trust + ") must lie between 0 and 1.");
        }
        if (!(swing > 0)) throw new IllegalArgumentException("The swing (" + swing + ") must be positive.");
    }

    /** The usual rounds and width. */
    public static LinePlan trusting(double trust, double swing) {
        return new LinePlan(USUAL_ROUNDS, USUAL_WIDTH, trust, swing);
    }

    /** What a value counts for. */
    public double counted(int value) {
        return swing == AS_THEY_ARE ? value : Math.tanh(value / swing);
    }

    /**
     * What a line is worth: a prediction that fails after j rounds leaves us with what plain search promised there.
     *
     * @param values what plain search finds at our turns along the line, the first after our move itself
     * @param count how many of them there are, 1 at least
     */
    public double average(int[] values, int count) {
        double sum = 0;
        double reached = 1;
        for (int j = 0; j < count - 1; j++) {
            sum += (1 - trust) * reached * counted(values[j]);
            reached *= trust;
        }
        return sum + reached * counted(values[count - 1]);
    }
}
