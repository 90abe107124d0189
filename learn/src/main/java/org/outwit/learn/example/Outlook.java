package org.outwit.learn.example;

/**
 * What the alternatives of one example lead to: for each legal move the features of its dominant position, the leaf whose
 * value the move has for a player with this depth. A player who weighs features by w values alternative i at {@code
 * payoff[i] + w · features[i]}, w taken for {@code phase[i]}.
 *
 * @param chosen which alternative was played
 * @param phase the phase of each dominant position
 * @param features the features of each dominant position as the chooser sees them; all 0 where the game is over there
 * @param payoff in units of the game what the chooser gets where the game is over there; otherwise 0
 * @param over whether the game is over there, where weights count for nothing
 */
public record Outlook(int chosen, int[] phase, int[][] features, double[] payoff, boolean[] over) {

    /** How many legal moves there were. */
    public int alternatives() {
        return features.length;
    }

    /** What an alternative is worth by these weights, one row for each phase. */
    public double value(int alternative, double[][] weights) {
        double sum = payoff[alternative];
        double[] row = weights[phase[alternative]];
        int[] counts = features[alternative];
        for (int i = 0; i < counts.length; i++) sum += row[i] * counts[i];
        return sum;
    }
}
