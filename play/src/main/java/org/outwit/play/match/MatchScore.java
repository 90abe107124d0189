package org.outwit.play.match;

import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Scale;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * The result of a match for one player. Games that count for nobody are left out.
 *
 * <p>The games of one opening are not independent: if it is uneven, the same seat often wins. So the interval is made from the
 * points that a player got with each opening.
 *
 * @param wins how often they did better than everybody
 * @param draws how often neither better nor worse than everybody
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
        List<MatchGame> counting = counting(games);
        double[] points =
                counting.stream().mapToDouble(game -> game.points(side)).toArray();
        int wins = (int) Arrays.stream(points).filter(each -> each == 1).count();
        int losses = (int) Arrays.stream(points).filter(each -> each == 0).count();
        double[] means = byOpening(counting, game -> game.points(side));
        ConfidenceInterval interval = ConfidenceInterval.ofPoints(means);
        return new MatchScore(
                wins,
                points.length - wins - losses,
                losses,
                means.length,
                Arrays.stream(points).average().orElse(0.5),
                interval.low(),
                interval.high());
    }

    /**
     * What a player got a game, in units of the game. The interval is that of points, counted from the least to the most that
     * anybody got in a game. So it has a width also where every opening came to the same.
     */
    public static ConfidenceInterval payoff(List<MatchGame> games, int side, Scale scale) {
        List<MatchGame> counting = counting(games);
        ToDoubleFunction<MatchGame> payoff = game -> game.payoff(side, scale);
        DoubleSummaryStatistics all = counting.stream()
                .flatMapToDouble(
                        game -> IntStream.range(0, game.report().seats()).mapToDouble(each -> game.payoff(each, scale)))
                .summaryStatistics();
        boolean equal = all.getMin() >= all.getMax(); // and nothing says how much there is to win
        double least = equal ? all.getAverage() - 0.5 : all.getMin();
        double range = equal ? 1 : all.getMax() - all.getMin();
        ConfidenceInterval points =
                ConfidenceInterval.ofPoints(byOpening(counting, game -> (payoff.applyAsDouble(game) - least) / range));
        return new ConfidenceInterval(
                counting.stream().mapToDouble(payoff).average().orElse(0),
                least + range * points.low(),
                least + range * points.high());
    }

    private static List<MatchGame> counting(List<MatchGame> games) {
        return games.stream().filter(MatchGame::counts).toList();
    }

    /** The average over the games of each opening. */
    private static double[] byOpening(List<MatchGame> games, ToDoubleFunction<MatchGame> measure) {
        return games.stream()
                .collect(Collectors.groupingBy(
                        game -> game.index() / game.report().seats(), Collectors.averagingDouble(measure)))
                .values()
                .stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
    }

    /** How many games count. */
    public int games() {
        return wins + draws + losses;
    }

    /** How many Elo points better a player with this score is; infinite for one who wins or loses everything. */
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
