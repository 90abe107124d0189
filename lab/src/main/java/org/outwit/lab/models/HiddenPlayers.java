package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.games.othello.Othello;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/**
 * Are players found out who are hidden? Figure 24 asks it of three; here it is asked of many, with random weights over six of ten known
 * features, who look two to six plies ahead, in two games, some of them playing random moves now and then.
 */
final class HiddenPlayers implements Experiment {

    private static final int LEAST_DEPTH = 2;
    private static final long SPREAD = 1_000_003;

    private static final List<String> OTHELLO = List.of(
            "discs",
            "mobility",
            "potential",
            "frontier",
            "corners",
            "x-squares",
            "c-squares",
            "edges",
            "centre",
            "stable");

    @Override
    public About about() {
        return About.of(
                "models-hidden",
                "Outwit",
                "after Figure 24 of Learning and using opponent models",
                "Hidden players",
                "How many moves must be seen to find out what a program values and how deep it looks?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        if (size == Size.QUICK) {
            add(cells, "checkers", 4, 3, 200, 0);
            add(cells, "othello", 2, 3, 200, 0);
        } else {
            add(cells, "checkers", 40, 6, 800, 0);
            add(cells, "othello", 40, 6, 400, 0);
            add(cells, "checkers", 20, 5, 200, 20);
        }
        return cells;
    }

    private static void add(List<Cell> cells, String game, int players, int deepest, int examples, int noise) {
        for (int player = 0; player < players; player++) {
            int depth = LEAST_DEPTH + player % (deepest - LEAST_DEPTH + 1);
            cells.add(Cell.of(
                    player + 1,
                    "game",
                    game,
                    "deepest",
                    deepest,
                    "depth",
                    depth,
                    "examples",
                    examples,
                    "random",
                    noise));
        }
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int depth = cell.number("depth");
        double noise = cell.number("random") / 100.0;
        long seed = SPREAD + cell.seed() - 1;
        HiddenTrial<?> trial = cell.text("game").equals("othello")
                ? new HiddenTrial<>(new Othello(), OTHELLO, depth, noise, seed)
                : new HiddenTrial<>(SamuelTerms.GAME, SamuelTerms.TEN, depth, noise, seed);
        ProgressMonitor monitor =
                ProgressMonitor.stoppedBy(() -> context.monitor().isStopped());
        return new Measurement(trial.learned(sizes(cell), cell.number("deepest") + 1, monitor), "");
    }

    /** From a hundred on, twice as many each time. */
    private static List<Integer> sizes(Cell cell) {
        List<Integer> sizes = new ArrayList<>();
        for (int size = cell.number("random") > 0 ? cell.number("examples") : 100;
                size <= cell.number("examples");
                size *= 2) sizes.add(size);
        return sizes;
    }

    @Override
    public Finding finding(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        List<PlotSeries> series = new ArrayList<>();
        List<String> because = new ArrayList<>();
        for (String random : results.values("random")) {
            for (String game : results.where("random", random).values("game")) {
                LabResults some = results.where("random", random, "game", game);
                String name = random.equals("0") ? game : game + ", " + random + " % random moves";
                List<Integer> sizes =
                        sizes(some.measurements().keySet().iterator().next());
                sizes.forEach(size -> rows.add(row(name, size, some)));
                series.add(PlotSeries.measured(
                        name,
                        sizes.stream()
                                .map(size -> PlotPoint.of(size, some.points("agreement " + size, 1)))
                                .toList()));
                int most = sizes.get(sizes.size() - 1);
                because.add(String.format(
                        Locale.ROOT,
                        "%s: from %d moves the depth of %.0f in %d players is found, and %s %% of their unseen moves are predicted.",
                        name,
                        most,
                        some.sum("found " + most),
                        some.count(),
                        percent(some.points("agreement " + most, 1))));
            }
        }
        return Finding.of(ReportVerdict.MEASURED, String.join(" ", because))
                .plot(new LinePlot(
                        "How often what was learned chooses a move that is as good as any to the hidden player, on positions not seen before.",
                        PlotAxis.logarithmic("moves learned from"),
                        PlotAxis.linear("agreement"),
                        series))
                .table(
                        "Players whose depth was found (Wilson's 95 % interval), and agreement on 300 unseen positions (95 % interval over players).",
                        List.of("game", "moves", "depth found", "interval", "agreement, %"), rows)
                .paragraph(
                        "Players have random weights over six of ten features and look 2 to 6 plies ahead (2 and 3 in the quick run); the learner knows the "
                                + "features and tries one ply more. Positions come from games of mixed play, half of the moves random. Carmel and Markovitch report "
                                + "100 %, 100 % and 93 % for three players from 800 moves.");
    }

    private static List<String> row(String name, int size, LabResults some) {
        ConfidenceInterval found = ConfidenceInterval.ofShare((long) some.sum("found " + size), some.count());
        return List.of(
                name,
                String.valueOf(size),
                String.format(Locale.ROOT, "%.0f of %d", some.sum("found " + size), some.count()),
                String.format(Locale.ROOT, "%.0f %% to %.0f %%", 100 * found.low(), 100 * found.high()),
                percent(some.points("agreement " + size, 1)));
    }

    private static String percent(ConfidenceInterval share) {
        return new ConfidenceInterval(100 * share.estimate(), 100 * share.low(), 100 * share.high()).text(1);
    }
}
