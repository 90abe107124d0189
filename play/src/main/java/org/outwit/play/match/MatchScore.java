package org.outwit.play.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the games of a match come to, as its first side sees it.
 *
 * <p>The two games of an opening are not independent: an uneven one is often won by the same colour twice. So the interval
 * is made from the points of pairs. It is Wilson's score interval with the number of pairs divided by r, the variance of
 * those points as a part of the greatest that their mean allows; pairs with few extremes say more. Where all pairs came
 * out the same there is no variance to go by, and r is taken to be no less than one part in as many pairs as there are.
 *
 * @param low lower end of the 95 % interval of points a game
 * @param high upper end of it
 */
public record MatchScore(int wins, int draws, int losses, int pairs, double low, double high) {

    private static final double NORMAL_95 = 1.959964;

    public static MatchScore of(List<MatchGame> games) {
        int wins = 0;
        int draws = 0;
        Map<Integer, int[]> pairs = new HashMap<>();
        for (MatchGame game : games) {
            int halves = game.halves();
            if (halves == 2) wins++;
            if (halves == 1) draws++;
            int[] pair = pairs.computeIfAbsent(game.index() / 2, index -> new int[2]);
            pair[0] += halves;
            pair[1]++;
        }
        double[] points = pairs.values().stream()
                .mapToDouble(pair -> pair[0] / (2.0 * pair[1]))
                .toArray();
        double[] ends = interval(points);
        return new MatchScore(wins, draws, games.size() - wins - draws, points.length, ends[0], ends[1]);
    }

    private static double[] interval(double[] points) {
        int n = points.length;
        if (n == 0) return new double[] {0, 1};
        double sum = 0;
        for (double point : points) sum += point;
        double mean = sum / n;
        double squares = 0;
        for (double point : points) squares += (point - mean) * (point - mean);
        double most = mean * (1 - mean);
        double ratio = n < 2 || most < 1e-12 ? 1 : squares / (n - 1) / most;
        double effective = n / Math.max(1.0 / n, Math.min(1, ratio));
        double z2 = NORMAL_95 * NORMAL_95 / effective;
        double centre = (mean + z2 / 2) / (1 + z2);
        double half = NORMAL_95 / (1 + z2) * Math.sqrt(most / effective + z2 / (4 * effective));
        return new double[] {mean == 0 ? 0 : centre - half, mean == 1 ? 1 : centre + half
        }; // exact where rounding is not
    }

    public int games() {
        return wins + draws + losses;
    }

    /** Points a game, between 0 and 1. */
    public double points() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }

    /** How many Elo points better somebody is who scores so: infinite where he wins or loses everything. */
    public static double elo(double points) {
        return -400 * Math.log10(1 / points - 1);
    }

    public double elo() {
        return elo(points());
    }

    public double eloLow() {
        return elo(low);
    }

    public double eloHigh() {
        return elo(high);
    }
}
