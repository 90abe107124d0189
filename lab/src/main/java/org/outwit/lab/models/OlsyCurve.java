package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Readings;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.example.Example;

/**
 * Figure 25: what a player scores who learns the opponent while playing them, by how many of their moves it has seen. A cell is one session
 * with its test games, since a session cannot begin in the middle.
 */
final class OlsyCurve implements Experiment {

    private static final Map<String, LinearEvaluator<DraughtsPosition>> OPPONENTS =
            Map.of("f2", SamuelTerms.F2, "f3", SamuelTerms.F3, "equal", SamuelTerms.EQUAL);
    private static final int GAMES = 10;

    /** Openings of test games are other ones than those that were learned from. */
    private static final long TEST_SEEDS = 1_000_000;

    private static final int LEVEL = 50;

    /** Plain search that costs about as much as lines do. */
    private static final int DEEPER = 3;

    private static final double PAPER_LEAST = 0.95;

    @Override
    public About about() {
        return About.of(
                "models-fig-25",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "Figure 25",
                "A player who learns you",
                "How much does a player gain who learns the opponent while playing them?");
    }

    @Override
    public int version() {
        return 3; // opponents who look a ply less far, and one who is as strong
    }

    @Override
    public List<Cell> cells(Size size) {
        boolean quick = size == Size.QUICK;
        List<Cell> cells = new ArrayList<>();
        int depth = quick ? 4 : 6;
        for (int looks : List.of(depth, depth - 1)) {
            for (String opponent : List.of("equal", "f2", "f3")) {
                for (int seed = 1; seed <= (quick ? 2 : 10); seed++)
                    cells.add(Cell.of(seed, "opponent", opponent, "depth", depth, "looks", looks));
            }
        }
        return cells;
    }

    private static List<Integer> stops(int depth) {
        return depth < 6 ? List.of(0, 20, LEVEL) : List.of(0, 10, 20, 30, LEVEL, 70, 100);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int depth = cell.number("depth");
        FixedDepthPlayer opponent =
                FixedDepthPlayer.minimax(OPPONENTS.get(cell.text("opponent")), cell.number("looks"));
        OlsySession session = new OlsySession(
                depth, ProgressMonitor.stoppedBy(() -> context.monitor().isStopped()));
        CheckersTournament test = new CheckersTournament(TEST_SEEDS + cell.seed(), GAMES);
        OpponentGames games = new OpponentGames(cell.seed(), opponent);
        List<Integer> stops = stops(depth);
        List<Example<DraughtsPosition>> seen = games.against(session::player, stops.get(stops.size() - 1));
        session.player(seen);
        Map<String, Double> numbers = new TreeMap<>();
        for (int stop : stops) {
            context.monitor().throwIfStopped();
            OlsySession.Lesson lesson = session.after(stop);
            GamePoints points = test.play(lesson.player(), opponent);
            numbers.put("points " + stop, mean(points));
            lesson.model().ifPresent(model -> {
                numbers.put("explained " + stop, model.agreement().share());
                numbers.put("depth " + stop, (double) model.depth());
            });
        }
        for (int stop : stops) {
            context.monitor().throwIfStopped();
            FixedDepthPlayer foreseeing = LinesPlayer.afterSeeing(seen.subList(0, stop), depth);
            numbers.put("lines " + stop, mean(test.play(foreseeing, opponent)));
        }
        numbers.put(
                "own lines",
                mean(test.play(LinesPlayer.against(SamuelTerms.F1, cell.number("looks"), depth), opponent)));
        numbers.put("deeper", mean(test.play(FixedDepthPlayer.minimax(SamuelTerms.F1, depth + DEEPER), opponent)));
        return new Measurement(numbers, "");
    }

    private static double mean(GamePoints points) {
        return (double) points.points() / points.games();
    }

    @Override
    public Finding finding(LabResults results) {
        int depth = results.measurements().keySet().iterator().next().number("depth");
        List<Integer> stops = stops(depth);
        Readings readings = new Readings();
        List<PlotSeries> series = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        List<List<String>> lines = new ArrayList<>();
        for (String looks : results.values("looks")) {
            LabResults some = results.where("looks", looks);
            String reading = "opponents looking " + looks + " plies ahead";
            claim(readings.under(reading), some, stops);
            for (String opponent : some.values("opponent"))
                series.add(PlotSeries.measured(
                        opponent + " looking " + looks + " plies", points(some.where("opponent", opponent), stops)));
            rows.addAll(rows(some, looks, stops));
            lines.addAll(lineRows(some, looks, stops));
        }
        return readings.finding()
                .plot(new LinePlot(
                        "Points a game (2 for a win, 1 for a draw) by the moves of the opponent that were seen.",
                        PlotAxis.linear("moves seen"),
                        PlotAxis.linear("points a game"),
                        series))
                .table(
                        "Points a game with 95 % intervals over sessions, " + GAMES
                                + " test games each, how many of the moves seen the model explains, "
                                + "and in how many sessions it has the right depth.",
                        List.of(
                                "opponent",
                                "looks",
                                "moves seen",
                                "sessions",
                                "points a game",
                                "explained",
                                "depth found"),
                        rows)
                .table(
                        "The same moves seen, used otherwise: what is foreseen of the opponent is played out by foreseen-lines, and as long as too "
                                + "little is foreseen plain search plays. Controls: lines by our own function to their depth, from the first move on, and "
                                + "plain search " + DEEPER
                                + " plies deeper, which costs about as much. Gains are over minimax of the same depth.",
                        List.of("player", "opponents look", "moves seen", "points a game", "gain"),
                        lines)
                .paragraph(
                        "A lesson follows every ten moves. The text says that the learner becomes significantly stronger after few moves, that the curve is level "
                                + "from about 50 on, and that after 100 moves the models explain 95 % and 98 %.")
                .unlikeThePaper(
                        "The paper prints no functions. The learner has f_1 here and the opponents others, all sums of six of Samuel's terms; one of them, \"equal\", was chosen to be as strong "
                                + "as f_1, as the paper's were roughly.",
                        "All look 6 plies ahead (4 in the quick run); M* at depth 6 simulates such an opponent with 5. Whether the paper's opponents looked one ply less far, so that it foresees "
                                + "their next move exactly, is a second reading.",
                        "In the paper one session was tested in 100 games at each stop; here ten sessions with each opponent in ten games each.");
    }

    private static void claim(Claims claims, LabResults results, List<Integer> stops) {
        int last = stops.get(stops.size() - 1);
        claims.within(
                        "both are about equal at first, in points a game",
                        ConfidenceInterval.ofPointsUpTo(2, results.bySeed(each -> each.number("points 0"))),
                        0.75,
                        1.25,
                        3)
                .positive("after " + LEVEL + " moves the learner gains", gain(results, "points " + LEVEL), 3);
        if (last > LEVEL) {
            claims.within(
                    "after " + last + " moves the model explains this share of them, "
                            + String.format(Locale.ROOT, "%.2f or more", PAPER_LEAST),
                    ConfidenceInterval.ofPoints(results.bySeed(each -> each.number("explained " + last))),
                    PAPER_LEAST,
                    Double.POSITIVE_INFINITY,
                    3);
        }
    }

    /** Over minimax of the same depth in the same sessions; those of one seed have the same test openings, so a seed is one observation. */
    private static ConfidenceInterval gain(LabResults results, String name) {
        return ConfidenceInterval.ofMean(results.bySeed(each -> each.number(name) - each.number("points 0")));
    }

    private static List<PlotPoint> points(LabResults results, List<Integer> stops) {
        return stops.stream()
                .map(stop -> PlotPoint.of(stop, results.points("points " + stop, 2)))
                .toList();
    }

    private static List<List<String>> lineRows(LabResults results, String looks, List<Integer> stops) {
        List<List<String>> rows = new ArrayList<>();
        for (int stop : stops)
            rows.add(lineRow(results, looks, "learner who plays lines out", String.valueOf(stop), "lines " + stop));
        rows.add(lineRow(results, looks, "lines by our own function", "", "own lines"));
        rows.add(lineRow(results, looks, "plain search, " + DEEPER + " plies deeper", "", "deeper"));
        return rows;
    }

    private static List<String> lineRow(LabResults results, String looks, String player, String seen, String name) {
        ConfidenceInterval points = ConfidenceInterval.ofPointsUpTo(2, results.bySeed(each -> each.number(name)));
        return List.of(player, looks, seen, points.text(3), gain(results, name).text(3));
    }

    private static List<List<String>> rows(LabResults results, String looks, List<Integer> stops) {
        List<List<String>> rows = new ArrayList<>();
        for (String opponent : results.values("opponent")) {
            LabResults some = results.where("opponent", opponent);
            for (int stop : stops) {
                boolean known = stop > 0;
                long right = known
                        ? some.measurements().entrySet().stream()
                                .filter(each -> each.getValue().number("depth " + stop)
                                        == each.getKey().number("looks"))
                                .count()
                        : 0;
                rows.add(List.of(
                        opponent,
                        looks,
                        String.valueOf(stop),
                        String.valueOf(some.count()),
                        some.points("points " + stop, 2).text(3),
                        known
                                ? String.format(
                                        Locale.ROOT,
                                        "%.1f %%",
                                        100 * some.mean("explained " + stop).estimate())
                                : "",
                        known ? right + " of " + some.count() : ""));
            }
        }
        return rows;
    }
}
