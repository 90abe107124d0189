package org.outwit.app.play;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.text.Columns;
import org.outwit.play.match.MatchGame;
import org.outwit.play.match.MatchPlan;
import org.outwit.play.match.MatchScore;
import org.outwit.trees.JsonOutput.Inline;

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
    public Record row(List<MatchGame> played, long failures) {
        List<Side> scores = sides().mapToObj(side -> score(played, side)).toList();
        return new Row(failures, scores, MatchScore.of(played).pairs());
    }

    private Side score(List<MatchGame> played, int side) {
        MatchScore score = MatchScore.of(played, side);
        return new Side(
                plan.players().get(side).toString(),
                plan.equipment().get(side).algorithm().map(Object::toString),
                score.wins(),
                score.losses(),
                score.games() == 0 ? Optional.empty() : Optional.of(gain(score, payoff(played, side))));
    }

    private static Gain gain(MatchScore score, ConfidenceInterval payoff) {
        return new Gain(
                payoff.estimate(),
                List.of(payoff.low(), payoff.high()),
                score.points(),
                List.of(score.low(), score.high()));
    }

    private record Row(long failures, List<Side> scores, int openings) {}

    private record Side(
            String player,
            Optional<String> algorithm,
            int best,
            int worst,
            @Inline Optional<Gain> gain) {}

    private record Gain(double payoff, List<Double> payoffInterval, double points, List<Double> interval) {}

    private ConfidenceInterval payoff(List<MatchGame> games, int side) {
        return MatchScore.payoff(games, side, plan.game().scale());
    }

    private IntStream sides() {
        return IntStream.range(0, plan.players().size());
    }
}
