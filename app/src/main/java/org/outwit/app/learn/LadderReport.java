package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.draw.text.Columns;
import org.outwit.learn.selfplay.LadderStep;
import org.outwit.learn.selfplay.WeightsOrigin;
import org.outwit.play.match.MatchScore;

/** What a training by self-play has gained, for people and for programs. */
public final class LadderReport {

    private final Game<?> game;
    private final WeightsOrigin origin;
    private final String opponent;
    private final List<LadderStep> steps;

    /** {@code opponent} is who played the matches against what was trained; the start, as a rule. */
    public LadderReport(Game<?> game, WeightsOrigin origin, String opponent, List<LadderStep> steps) {
        this.game = game;
        this.origin = origin;
        this.opponent = opponent;
        this.steps = List.copyOf(steps);
    }

    /** {@code limits} is what each side of the matches had for a move, in words. */
    public void print(PrintWriter out, String limits) {
        out.println(game.title() + ": " + ReportNumbers.count(origin.games(), "game", "games") + " of " + origin.start()
                + " against itself, seed " + origin.seed());
        if (steps.isEmpty()) return;
        out.println();
        out.println("Against " + opponent + ", " + limits + ":");
        Columns columns = new Columns("trained", "won", "drawn", "lost", "points", "Elo", "95 %");
        for (LadderStep step : steps) {
            columns.row(
                    String.valueOf(step.trained()),
                    String.valueOf(step.wins()),
                    String.valueOf(step.draws()),
                    String.valueOf(step.losses()),
                    String.format(Locale.ROOT, "%.3f", step.points()),
                    elo(step.points()),
                    elo(step.low()) + " to " + elo(step.high()));
        }
        columns.print(out);
        out.println();
        out.println(verdict());
    }

    private String verdict() {
        LadderStep last = steps.get(steps.size() - 1);
        if (last.low() > 0.5) return "The trained weights play better than " + opponent + ".";
        if (last.high() < 0.5) return "The trained weights play worse than " + opponent + ": nothing was gained.";
        return "Whether the trained weights play better than " + opponent + " cannot be told from so few games.";
    }

    private static String elo(double points) {
        double elo = MatchScore.elo(points);
        if (Double.isInfinite(elo)) return elo > 0 ? "+∞" : "-∞";
        return String.format(Locale.ROOT, "%+d", Math.round(elo));
    }

    /** For other programs. */
    private record Report(
            String game,
            String start,
            int games,
            long seed,
            long nodes,
            String against,
            List<Step> ladder,
            String out) {}

    /** JSON knows no infinity, so an Elo that is infinite is null. */
    private record Step(
            int trained,
            int wins,
            int draws,
            int losses,
            double points,
            double pointsLow,
            double pointsHigh,
            Double elo,
            Double eloLow,
            Double eloHigh) {

        static Step of(LadderStep step) {
            return new Step(
                    step.trained(),
                    step.wins(),
                    step.draws(),
                    step.losses(),
                    step.points(),
                    step.low(),
                    step.high(),
                    finiteElo(step.points()),
                    finiteElo(step.low()),
                    finiteElo(step.high()));
        }

        private static Double finiteElo(double points) {
            double elo = MatchScore.elo(points);
            return Double.isInfinite(elo) ? null : Double.valueOf(elo);
        }
    }

    public Record object(String file) {
        return new Report(
                game.name(),
                origin.start(),
                origin.games(),
                origin.seed(),
                origin.nodes(),
                opponent,
                steps.stream().map(Step::of).toList(),
                file);
    }
}
