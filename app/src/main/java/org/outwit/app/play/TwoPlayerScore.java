package org.outwit.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchScore;

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
    public void put(Map<String, Object> object, List<MatchGame> played, long failures) {
        MatchScore score = MatchScore.of(played);
        object.put("wins", score.wins());
        object.put("draws", score.draws());
        object.put("losses", score.losses());
        object.put("failures", failures);
        if (score.games() > 0) {
            object.put("points", score.points());
            object.put("interval", List.of(score.low(), score.high()));
            object.put("elo", score.elo());
            object.put("eloInterval", List.of(score.eloLow(), score.eloHigh()));
            if (game.capabilities().chance()) {
                ConfidenceInterval payoff = MatchScore.payoff(played, 0, game.scale());
                object.put("payoff", payoff.estimate());
                object.put("payoffInterval", List.of(payoff.low(), payoff.high()));
            }
        }
        object.put("pairs", score.pairs());
    }
}
