package org.outwit.lab.worth;

import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * What somebody scored in pairs of games, one with each colour from the same opening. Points are those of the papers: 2 for a
 * win, 1 for a draw. Intervals are 95 %, from the spread of whole pairs, since the games of a pair are not independent.
 */
final class WorthScore {

    private final int[] counts = new int[3];
    private final double[] points; // a game, for each pair
    private final double depth;
    private final double foreseen;

    /** What one pair came to; results are 1 for a win, 0 for a draw, -1 for a loss. */
    record Pair(int first, int second, Sight sight) {}

    /** How deep the player looked, and how often the expected answer came; summed over moves. */
    record Sight(long moves, long depths, long answers, long foreseen) {

        static final Sight NONE = new Sight(0, 0, 0, 0);

        Sight and(Sight other) {
            return new Sight(
                    moves + other.moves, depths + other.depths, answers + other.answers, foreseen + other.foreseen);
        }
    }

    WorthScore(Pair[] pairs) {
        points = new double[pairs.length];
        Sight all = Sight.NONE;
        for (int i = 0; i < pairs.length; i++) {
            counts[pairs[i].first + 1]++;
            counts[pairs[i].second + 1]++;
            points[i] = 1 + (pairs[i].first + pairs[i].second) / 2.0;
            all = all.and(pairs[i].sight);
        }
        depth = (double) all.depths / Math.max(1, all.moves);
        foreseen = (double) all.foreseen / Math.max(1, all.answers);
    }

    /** What this one scored more than another from the same openings. */
    String gainOver(WorthScore other) {
        ConfidenceInterval gain = ConfidenceInterval.ofDifference(points, other.points);
        return (gain.estimate() < 0 ? "" : "+") + gain.plusMinus(3);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "+%-4d =%-4d -%-4d  %s  depth %4.1f  foreseen %.2f",
                counts[2],
                counts[1],
                counts[0],
                ConfidenceInterval.ofMean(points).plusMinus(3),
                depth,
                foreseen);
    }
}
