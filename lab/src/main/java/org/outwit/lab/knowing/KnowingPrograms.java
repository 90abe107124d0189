package org.outwit.lab.knowing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.foresight.ForesightPlan;

/**
 * What a player scores who learns a program from nothing while playing it. A cell is one session of 50 games with one pair of functions; all
 * rows of a cell have the same openings. The programs search the whole tree to their depth and take the first of equal moves, as the
 * listings do.
 */
final class KnowingPrograms implements Experiment {

    private static final int BLOCK = 10;

    /** Who plays; the first is what gains are compared with. */
    private static final List<String> ROWS = List.of("plain", "plain+3", "plain+4", "mstar", "own", "learner", "lines");

    private static final Map<String, String> WORDS = Map.of(
            "plain", "plain search of its depth",
            "plain+3", "plain search, 3 plies deeper",
            "plain+4", "plain search, 4 plies deeper",
            "mstar", "M* as printed, the right model",
            "own", "learner without lessons",
            "learner", "learner from nothing",
            "lines", "foreseen lines, the right model");

    @Override
    public About about() {
        return About.of(
                "knowing-programs",
                "Outwit, what knowing a program is worth",
                "a program learned from nothing",
                "Learning a program while playing it",
                "What does a player gain who learns a program while playing it, beside plain search that costs as much?");
    }

    /** Processor time is measured, and never comes out the same; the games do. */
    @Override
    public boolean isRepeatable() {
        return false;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        if (size == Size.QUICK) {
            for (int pair = 0; pair < 3; pair++) cells.add(cell("checkers", 4, pair, 1, 10));
            return cells;
        }
        for (int seed = 1; seed <= 3; seed++) {
            for (int pair = 0; pair < StudiedPair.PAIRS; pair++) cells.add(cell("checkers", 4, pair, seed, 50));
        }
        for (int pair = 0; pair < StudiedPair.PAIRS; pair++) cells.add(cell("checkers", 6, pair, 11, 50));
        for (String game : List.of("othello", "connect-four")) {
            for (int pair = 0; pair < StudiedPair.PAIRS; pair++) cells.add(cell(game, 4, pair, 21, 50));
        }
        List<Cell> controls = new ArrayList<>();
        for (Cell cell : cells) controls.addAll(DeepControl.of(cell));
        cells.addAll(controls);
        return cells;
    }

    private static Cell cell(String game, int depth, int pair, int seed, int games) {
        return Cell.of(seed, "game", game, "depth", depth, "pair", pair, "games", games);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return run(StudiedPair.of(cell.text("game"), cell.number("pair")), cell, context);
    }

    private static <P extends Position> Measurement run(StudiedPair<P> pair, Cell cell, LabContext context) {
        int depth = cell.number("depth");
        int games = cell.number("games");
        CellGames<P> session = new CellGames<>(pair, 100L * cell.seed() + cell.number("pair"), games);
        CellPlayer<P> opponent = CellPlayer.plain(pair.game(), pair.theirs(), depth);
        if (DeepControl.is(cell)) {
            CellPlayer<P> deep = CellPlayer.plain(pair.game(), pair.ours(), depth + DeepControl.plies(cell));
            CellGames.Played played =
                    session.play(deep, game -> opponent, () -> context.monitor().isStopped());
            context.monitor().throwIfStopped();
            return Measurement.of("points", played.mean(), "millis", played.millis());
        }
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (String row : ROWS) {
            CellPlayer<P> player = player(row, pair, depth);
            CellGames.Played played = session.play(
                    player, game -> opponent, () -> context.monitor().isStopped());
            context.monitor().throwIfStopped();
            numbers.put(row + " points", played.mean());
            numbers.put(row + " millis", played.millis());
            if (!(player instanceof LearningPlayer<P> learner)) continue;
            for (int from = 0; from + BLOCK <= games; from += BLOCK)
                numbers.put(row + " block " + from / BLOCK, played.mean(from, from + BLOCK));
            numbers.put(row + " foreseen", learner.foresight().score().rate());
            numbers.put(row + " trusted", learner.trustedShare());
            numbers.put(row + " lessons", (double) learner.foresight().score().lessons());
            numbers.put(row + " lesson seconds", learner.foresight().lessonSeconds());
            learner.close();
        }
        return new Measurement(numbers, "");
    }

    private static <P extends Position> CellPlayer<P> player(String row, StudiedPair<P> pair, int depth) {
        return switch (row) {
            case "plain" -> CellPlayer.plain(pair.game(), pair.ours(), depth);
            case "plain+3" -> CellPlayer.plain(pair.game(), pair.ours(), depth + 3);
            case "plain+4" -> CellPlayer.plain(pair.game(), pair.ours(), depth + 4);
            case "mstar" -> CellPlayer.mStar(pair.ours(), depth, pair.theirs(), depth);
            case "own" -> new LearningPlayer<>(pair.game(), pair.ours(), depth, ForesightPlan.USUAL.withoutLessons());
            case "learner" -> new LearningPlayer<>(pair.game(), pair.ours(), depth, ForesightPlan.USUAL);
            default -> CellPlayer.lines(pair.game(), pair.ours(), depth, pair.theirs(), depth);
        };
    }

    @Override
    public Finding finding(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        List<String> said = new ArrayList<>();
        List<PlotSeries> curves = new ArrayList<>();
        LabResults sessions = results.with(cell -> !DeepControl.is(cell));
        for (String game : sessions.values("game")) {
            for (String depth : sessions.where("game", game).values("depth")) {
                LabResults some = sessions.where("game", game, "depth", depth);
                ConfidenceInterval gain = gain(some, "learner", "plain");
                ConfidenceInterval dear = gain(some, "learner", "plain+4");
                said.add(game + " at depth " + depth + ": the learner gains " + gain.text(3)
                        + " points of 2 over plain search of its depth and " + dear.text(3)
                        + " over plain search 4 plies deeper");
                for (String row : ROWS) rows.add(row(some, game + ", depth " + depth, row));
                curves.add(PlotSeries.measured(game + ", depth " + depth, curve(some)));
            }
        }
        return Finding.of(ReportVerdict.MEASURED, String.join("; ", said) + ".")
                .plot(new LinePlot(
                        "Points a game of the learner (2 for a win, 1 for a draw) by the games it has played.",
                        PlotAxis.linear("games"),
                        PlotAxis.linear("points a game"),
                        curves))
                .table(
                        "Points a game with 95 % intervals over sessions, the gain over plain search of the same depth on the same openings, processor "
                                + "time for a move with lessons included, and how well the opponent was foreseen in the end.",
                        List.of(
                                "games",
                                "player",
                                "sessions",
                                "points",
                                "gain",
                                "ms a move",
                                "of it lessons",
                                "foreseen"),
                        rows)
                .table(
                        "Plain search that is deeper still, on the same openings, and what the learner gains over it. The learner and its lessons together cost the "
                                + "milliseconds of the table above.",
                        List.of(
                                "games",
                                "plain search deeper by",
                                "sessions",
                                "points",
                                "the learner gains",
                                "ms a move"),
                        DeepControl.rows(results))
                .paragraph(
                        "Functions are drawn at random: in checkers sums of Samuel's terms whose pairs are about equal, elsewhere the game's own function "
                                + "with every weight changed by up to a half. Both look equally far; games begin with eight random moves, each "
                                + "opening is played with both sides, and after 200 plies a game is drawn. Checkers is played without rules of draws. "
                                + "Lessons are learned at once, on the same thread, and are part of the time.");
    }

    private static ConfidenceInterval gain(LabResults some, String row, String other) {
        return ConfidenceInterval.ofMean(some.numbers(
                measurement -> measurement.number(row + " points") - measurement.number(other + " points")));
    }

    private static List<PlotPoint> curve(LabResults some) {
        List<PlotPoint> points = new ArrayList<>();
        int games = some.measurements().keySet().iterator().next().number("games");
        for (int block = 0; (block + 1) * BLOCK <= games; block++)
            points.add(PlotPoint.of((block + 1) * BLOCK, some.mean("learner block " + block)));
        return points;
    }

    private static List<String> row(LabResults some, String games, String row) {
        boolean learner = row.equals("own") || row.equals("learner");
        double millis = some.mean(row + " millis").estimate();
        return List.of(
                row.equals("plain") ? games : "",
                WORDS.get(row),
                String.valueOf(some.count()),
                some.points(row + " points", 2).text(3),
                row.equals("plain") ? "" : gain(some, row, "plain").text(3),
                String.format(Locale.ROOT, "%.3f", millis),
                learner
                        ? String.format(
                                Locale.ROOT,
                                "%.1f s a session",
                                some.mean(row + " lesson seconds").estimate())
                        : "",
                learner
                        ? String.format(
                                Locale.ROOT,
                                "%.0f %%",
                                100 * some.mean(row + " foreseen").estimate())
                        : "");
    }
}
