package org.outwit.app.learn;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

    public Map<String, Object> object(String file) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("game", game.name());
        object.put("start", origin.start());
        object.put("games", origin.games());
        object.put("seed", origin.seed());
        object.put("nodes", origin.nodes());
        object.put("against", opponent);
        object.put("ladder", steps.stream().map(LadderReport::object).toList());
        object.put("out", file);
        return object;
    }

    private static Map<String, Object> object(LadderStep step) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("trained", step.trained());
        object.put("wins", step.wins());
        object.put("draws", step.draws());
        object.put("losses", step.losses());
        object.put("points", step.points());
        object.put("pointsLow", step.low());
        object.put("pointsHigh", step.high());
        put(object, "elo", step.points());
        put(object, "eloLow", step.low());
        put(object, "eloHigh", step.high());
        return object;
    }

    /** JSON knows no infinity. */
    private static void put(Map<String, Object> object, String name, double points) {
        double elo = MatchScore.elo(points);
        object.put(name, Double.isInfinite(elo) ? null : elo);
    }
}
