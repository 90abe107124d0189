package org.outwit.learn.strategy;

import java.util.SplittableRandom;

/** Preferences of somebody with random weights over small counts, some of them the wrong way round; all from a seed. */
final class NoisyPreferences {

    private NoisyPreferences() {}

    static Preferences of(long seed, int features, int rows, double noise) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] weights = new double[features];
        for (int i = 0; i < features; i++) weights[i] = 2 * random.nextDouble() - 1;
        Preferences preferences = new Preferences(features);
        for (int j = 0; j < rows; j++) {
            double[] difference = new double[features];
            double value = 0;
            for (int i = 0; i < features; i++) {
                difference[i] = Math.floor(9 * random.nextDouble()) - 4;
                value += weights[i] * difference[i];
            }
            boolean wrong = random.nextDouble() < noise;
            if (value < 0 != wrong) for (int i = 0; i < features; i++) difference[i] = -difference[i];
            preferences.add(difference, 1, 1);
        }
        return preferences;
    }

    /** The same in the language of lp_solve, whose objective fixtures are compared with. */
    static String asLpFormat(Preferences preferences) {
        StringBuilder text =
                new StringBuilder("min: ").append(preferences.lost()).append('\n');
        for (int j = 0; j < preferences.size(); j++) {
            text.append('+').append(preferences.count(j)).append(" s").append(j).append('\n');
        }
        text.append(";\n");
        for (int j = 0; j < preferences.size(); j++) {
            double[] difference = preferences.difference(j);
            for (int i = 0; i < difference.length; i++) {
                if (difference[i] == 0) continue;
                text.append(difference[i] < 0 ? "" : "+")
                        .append(difference[i])
                        .append(" w")
                        .append(i)
                        .append(' ');
            }
            text.append("+ s")
                    .append(j)
                    .append(" >= ")
                    .append(preferences.margin(j))
                    .append(";\n");
        }
        for (int i = 0; i < preferences.features(); i++) text.append("w" + i + " >= -1; w" + i + " <= 1;\n");
        return text.toString();
    }
}
