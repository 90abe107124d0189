package org.outwit.learn.strategy;

import org.outwit.learn.example.Outlook;

/**
 * How well a strategy explains what was played.
 *
 * @param examples how many examples were looked at, each as often as it counts
 * @param best where the move played was the best or as good as the best
 * @param predicted where it was the first of the best, which is what somebody plays who searches by the listing, and what a
 *     search with this model expects
 * @param rank moves that are no better than the one played, less those that are better, summed up: the count of
 *     {@link org.outwit.learn.strategy.LearnDepth}
 */
public record Agreement(double examples, double best, double predicted, double rank) {

    /** The agreement over no examples. */
    public static final Agreement NONE = new Agreement(0, 0, 0, 0);

    /** The share of examples in which the move played was as good as the best; 0 of none. */
    public double share() {
        return examples == 0 ? 0 : best / examples;
    }

    /** What one example adds, of values that the alternatives have. */
    public static Agreement of(long[] values, int chosen, double importance) {
        int better = 0;
        boolean isFirst = true;
        for (int i = 0; i < values.length; i++) {
            if (values[i] > values[chosen]) better++;
            if (i < chosen && values[i] == values[chosen]) isFirst = false;
        }
        boolean isBest = better == 0;
        return new Agreement(
                importance,
                isBest ? importance : 0,
                isBest && isFirst ? importance : 0,
                importance * (values.length - 2.0 * better));
    }

    /** The agreement on both sets of examples together. */
    public Agreement plus(Agreement other) {
        return new Agreement(
                examples + other.examples, best + other.best, predicted + other.predicted, rank + other.rank);
    }

    /** Values as the search has them: whole numbers, so that ties are ties. */
    public static long[] values(Outlook outlook, int[] weights, int unit) {
        long[] values = new long[outlook.alternatives()];
        for (int i = 0; i < values.length; i++) {
            long sum = Math.round(outlook.payoff()[i] * unit);
            int[] features = outlook.features()[i];
            for (int f = 0; f < features.length; f++) sum += (long) weights[f] * features[f];
            values[i] = sum;
        }
        return values;
    }
}
