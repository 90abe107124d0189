package org.outwit.play.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * What the games of a match come to, as its first side sees it.
 *
 * <p>The two games of an opening are not independent: an uneven one is often won by the same colour twice. So the interval
 * is made from the points of pairs.
 *
 * @param low lower end of the 95 % interval of points a game
 * @param high upper end of it
 */
public record MatchScore(int wins, int draws, int losses, int pairs, double low, double high) {

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
        ConfidenceInterval interval = ConfidenceInterval.ofPoints(points);
        return new MatchScore(wins, draws, games.size() - wins - draws, points.length, interval.low(), interval.high());
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
