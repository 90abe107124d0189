package org.outwit.app.play;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.text.Columns;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.MatchScore;

/**
 * The score of a match of more than two, or of two who need not win what the other loses: what each player got a game, in how many games they did better or worse than everybody, and
 * their points, which are the part of the others that they did better than. There is no Elo difference, since that compares two.
 */
record ManyPlayerScore<P extends Position>(MatchPlan<P> plan) implements ScoreWording {

    @Override
    public String players() {
        int last = plan.players().size() - 1;
        return IntStream.range(0, last).mapToObj(plan::label).collect(Collectors.joining(", ")) + " and "
                + plan.label(last);
    }

    /** The payoff a game of each player. */
    @Override
    public String soFar(List<MatchGame> games) {
        if (games.stream().noneMatch(MatchGame::counts)) return "";
        return sides().mapToObj(side -> number(payoff(games, side).estimate())).collect(Collectors.joining(" "));
    }

    @Override
    public String text(List<MatchGame> played) {
        Columns table = new Columns("player", "best", "worst", "payoff", "95 % interval", "points", "95 % interval");
        sides().forEach(side -> {
            MatchScore score = MatchScore.of(played, side);
            ConfidenceInterval payoff = payoff(played, side);
            table.row(
                    plan.label(side),
                    Integer.toString(score.wins()),
                    Integer.toString(score.losses()),
                    number(payoff.estimate()),
                    number(payoff.low()) + " to " + number(payoff.high()),
                    number(score.points()),
                    number(score.low()) + " to " + number(score.high()));
        });
        StringWriter text = new StringWriter();
        table.print(new PrintWriter(text));
        return text.toString();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.3f", Math.round(value * 1000) / 1000.0); // and never -0.000
    }

    @Override
    public void put(Map<String, Object> object, List<MatchGame> played, long failures) {
        object.put("failures", failures);
        List<Map<String, Object>> scores = new ArrayList<>();
        sides().forEach(side -> scores.add(score(played, side)));
        object.put("scores", scores);
        object.put("openings", MatchScore.of(played).pairs());
    }

    private Map<String, Object> score(List<MatchGame> played, int side) {
        MatchScore score = MatchScore.of(played, side);
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("player", plan.players().get(side).toString());
        plan.equipment().get(side).algorithm().ifPresent(named -> object.put("algorithm", named.toString()));
        object.put("best", score.wins());
        object.put("worst", score.losses());
        if (score.games() == 0) return object;
        ConfidenceInterval payoff = payoff(played, side);
        object.put("payoff", payoff.estimate());
        object.put("payoffInterval", List.of(payoff.low(), payoff.high()));
        object.put("points", score.points());
        object.put("interval", List.of(score.low(), score.high()));
        return object;
    }

    private ConfidenceInterval payoff(List<MatchGame> games, int side) {
        return MatchScore.payoff(games, side, plan.game().scale());
    }

    private IntStream sides() {
        return IntStream.range(0, plan.players().size());
    }
}
