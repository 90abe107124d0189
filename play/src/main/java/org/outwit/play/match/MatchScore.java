package org.outwit.play.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * What the games of a match come to for one player. Games that count for nobody are left out.
 *
 * <p>The games of one opening are not independent: an uneven one is often won by the same seat. So the interval is made from
 * the points that a player got with each opening.
 *
 * @param wins how often they did better than everybody
 * @param draws how often neither that nor worse than everybody
 * @param losses how often worse than everybody
 * @param pairs openings with a game that counts
 * @param points a game, between 0 and 1; 1/2 where no game counts
 * @param low lower end of the 95 % interval of points a game
 * @param high upper end of it
 */
public record MatchScore(int wins, int draws, int losses, int pairs, double points, double low, double high) {

    /** As the first player of the match sees it. */
    public static MatchScore of(List<MatchGame> games) {
        return of(games, 0);
    }

    public static MatchScore of(List<MatchGame> games, int side) {
        int wins = 0;
        int losses = 0;
        int count = 0;
        double sum = 0;
        Map<Integer, double[]> openings = new HashMap<>();
        for (MatchGame game : games) {
            if (!game.counts()) continue;
            double points = game.points(side);
            if (points == 1) wins++;
            if (points == 0) losses++;
            count++;
            sum += points;
            double[] opening =
                    openings.computeIfAbsent(game.index() / game.report().seats(), index -> new double[2]);
            opening[0] += points;
            opening[1]++;
        }
        double[] means = openings.values().stream()
                .mapToDouble(opening -> opening[0] / opening[1])
                .toArray();
        ConfidenceInterval interval = ConfidenceInterval.ofPoints(means);
        double points = count == 0 ? 0.5 : sum / count;
        int draws = count - wins - losses;
        return new MatchScore(wins, draws, losses, means.length, points, interval.low(), interval.high());
    }

    /** Those that count. */
    public int games() {
        return wins + draws + losses;
    }

    /** How many Elo points better somebody is who scores so: infinite for whoever wins or loses everything. */
    public static double elo(double points) {
        return -400 * Math.log10(1 / points - 1);
    }

    public double elo() {
        return elo(points);
    }

    public double eloLow() {
        return elo(low);
    }

    public double eloHigh() {
        return elo(high);
    }
}
