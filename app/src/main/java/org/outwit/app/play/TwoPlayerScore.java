package org.outwit.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchScore;
import org.outwit.trees.JsonOutput.Inline;

/**
 * The score of a match of two, as the first player sees it: wins, points a game and Elo. Where dice move a win is not all that counts, so
 * the payoff a game is told, too.
 */
record TwoPlayerScore(List<PlayerSpec> specs, Game<?> game) implements ScoreWording {

    @Override
    public String players() {
        return specs.get(0) + " against " + specs.get(1);
    }

    @Override
    public String soFar(List<MatchGame> games) {
        MatchScore score = MatchScore.of(games);
        return String.format(
                Locale.ROOT,
                "+%d =%d -%d  %s",
                score.wins(),
                score.draws(),
                score.losses(),
                score.games() == 0 ? "" : String.format(Locale.ROOT, "%.3f", score.points()));
    }

    @Override
    public String text(List<MatchGame> played) {
        MatchScore score = MatchScore.of(played);
        return String.format(
                        Locale.ROOT,
                        "won %d, drawn %d, lost %d%n"
                                + "%.3f points a game, 95 %% interval %.3f to %.3f%n"
                                + "Elo difference %s, 95 %% interval %s to %s%n",
                        score.wins(),
                        score.draws(),
                        score.losses(),
                        score.points(),
                        score.low(),
                        score.high(),
                        elo(score.elo()),
                        elo(score.eloLow()),
                        elo(score.eloHigh()))
                + payoff(played);
    }

    private String payoff(List<MatchGame> played) {
        if (!game.capabilities().chance() || played.stream().noneMatch(MatchGame::counts)) return "";
        ConfidenceInterval payoff = MatchScore.payoff(played, 0, game.scale());
        return String.format(
                Locale.ROOT,
                "payoff %+.3f %s a game, 95 %% interval %+.3f to %+.3f%n",
                payoff.estimate(),
                game.scale().name(),
                payoff.low(),
                payoff.high());
    }

    private static String elo(double elo) {
        if (Double.isInfinite(elo)) return elo > 0 ? "+inf" : "-inf";
        return String.format(Locale.ROOT, "%+.0f", Math.round(elo) + 0.0); // and never -0
    }

    @Override
    public Record row(List<MatchGame> played, long failures) {
        MatchScore score = MatchScore.of(played);
        Optional<Points> points = score.games() > 0 ? Optional.of(points(score, played)) : Optional.empty();
        return new Row(score.wins(), score.draws(), score.losses(), failures, points, score.pairs());
    }

    private Points points(MatchScore score, List<MatchGame> played) {
        Optional<ConfidenceInterval> payoff = game.capabilities().chance()
                ? Optional.of(MatchScore.payoff(played, 0, game.scale()))
                : Optional.empty();
        return new Points(
                score.points(),
                List.of(score.low(), score.high()),
                score.elo(),
                List.of(score.eloLow(), score.eloHigh()),
                payoff.map(ConfidenceInterval::estimate),
                payoff.map(each -> List.of(each.low(), each.high())));
    }

    private record Row(
            int wins,
            int draws,
            int losses,
            long failures,
            @Inline Optional<Points> points,
            int pairs) {}

    /** The payoff is there where dice move. */
    private record Points(
            double points,
            List<Double> interval,
            double elo,
            List<Double> eloInterval,
            Optional<Double> payoff,
            Optional<List<Double>> payoffInterval) {}
}
