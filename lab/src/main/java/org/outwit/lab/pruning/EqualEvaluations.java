package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.outwit.core.search.Limits;
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

/**
 * Table 1: αβ* against αβ in checkers, both deepening, with the same number of evaluations a move. It is played by the listings, and by
 * the engines without techniques, whose tables make the same evaluations go further. A cell is a pair of games from the same opening with
 * colours reversed. Points are the paper's: 2 for a win, 1 for a draw.
 */
final class EqualEvaluations implements Experiment {

    private static final List<Integer> BUDGETS = List.of(100, 200, 300, 400, 500);

    /** Points a game, the mean depth of αβ* and that of αβ in the paper. */
    private static final double[][] PAPER = {
        {1.030, 2.84, 3.21}, {1.109, 3.24, 3.90}, {1.093, 3.64, 4.24}, {1.088, 3.92, 4.43}, {1.023, 4.11, 4.53}
    };

    private static final String LISTINGS = "listings";
    private static final String ENGINES = "engines";
    private static final long FIRST_SEED = 10_001;

    @Override
    public About about() {
        return About.of(
                "pruning-table-1",
                PruningExperiments.PAPER,
                "Table 1",
                "A model or a deeper search",
                "Does knowing what the other wants outweigh the depth that it costs, at equal evaluations a move in checkers?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (ExchangeFunction function : ExchangeFunction.values()) {
            add(cells, LISTINGS, function, size == Size.QUICK ? 10 : 500);
        }
        for (ExchangeFunction function : ExchangeFunction.values()) {
            if (size == Size.FULL) add(cells, ENGINES, function, 100);
        }
        return cells;
    }

    private static void add(List<Cell> cells, String by, ExchangeFunction function, int pairs) {
        for (int budget : BUDGETS) {
            for (int i = 0; i < pairs; i++) {
                cells.add(Cell.of(FIRST_SEED + i, "by", by, "function", function.id(), "evaluations", budget));
            }
        }
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        ExchangeFunction function = ExchangeFunction.named(cell.text("function"));
        Limits limits = Limits.NONE.withEvaluations(cell.number("evaluations"));
        boolean listings = cell.text("by").equals(LISTINGS);
        return (listings ? ModelDuel.ofListings(function, limits) : ModelDuel.ofEngines(function, limits))
                .pair(cell.seed(), context);
    }

    @Override
    public Finding finding(LabResults results) {
        LabResults listings = results.where("by", LISTINGS);
        boolean any = false;
        boolean open = false;
        List<String> scores = new ArrayList<>();
        for (ExchangeFunction function : ExchangeFunction.values()) {
            LabResults some = listings.where("function", function.id());
            if (some.count() == 0) continue;
            ReportVerdict verdict = verdict(some);
            any |= verdict == ReportVerdict.REPRODUCED;
            open |= verdict == ReportVerdict.TOO_CLOSE;
            scores.add(byOpening(some).text(3) + " with " + function.words());
        }
        Finding finding = Finding.of(
                        any ? ReportVerdict.REPRODUCED : open ? ReportVerdict.TOO_CLOSE : ReportVerdict.NOT_REPRODUCED,
                        "Over all budgets αβ* scores " + String.join(", ", scores)
                                + " points a game against αβ; the paper has 1.023 to 1.109 in its five rows.")
                .decidedBy(
                        "reproduced where one of our functions is above 1 over all budgets with its whole 95 % interval and no row"
                                + " of it is below 1 with its whole interval; not reproduced where every function is below 1 over all budgets or in"
                                + " a row with its whole interval; otherwise too close to say.")
                .unlikeThePaper("The paper does not print its weights, so others may do better.");
        for (String by : results.values("by")) {
            for (ExchangeFunction function : ExchangeFunction.values()) {
                LabResults some = results.where("by", by, "function", function.id());
                if (some.count() > 0) finding = section(finding, some, by, function);
            }
        }
        return finding;
    }

    private static ReportVerdict verdict(LabResults some) {
        boolean below = BUDGETS.stream()
                .anyMatch(budget -> points(some.where("evaluations", budget)).high() < 1);
        ConfidenceInterval all = byOpening(some);
        if (below || all.high() < 1) return ReportVerdict.NOT_REPRODUCED;
        return all.low() > 1 ? ReportVerdict.REPRODUCED : ReportVerdict.TOO_CLOSE;
    }

    /** Points a game of one budget, from 0 to 2. */
    private static ConfidenceInterval points(LabResults row) {
        return ConfidenceInterval.ofPointsUpTo(2, row.numbers("points"));
    }

    /** Points a game over all budgets. Games from one opening are not independent of each other, so an opening is one observation. */
    private static ConfidenceInterval byOpening(LabResults some) {
        return ConfidenceInterval.ofMean(some.measurements().entrySet().stream()
                .collect(Collectors.groupingBy(
                        each -> each.getKey().seed(),
                        TreeMap::new,
                        Collectors.averagingDouble(each -> each.getValue().number("points"))))
                .values()
                .stream()
                .mapToDouble(Double::doubleValue)
                .toArray());
    }

    private static Finding section(Finding finding, LabResults some, String by, ExchangeFunction function) {
        List<PlotPoint> points = new ArrayList<>();
        List<PlotPoint> paper = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < BUDGETS.size(); i++) {
            int budget = BUDGETS.get(i);
            LabResults row = some.where("evaluations", budget);
            if (row.count() == 0) continue;
            points.add(PlotPoint.of(budget, points(row)));
            paper.add(PlotPoint.exact(budget, PAPER[i][0]));
            rows.add(List.of(
                    "" + budget,
                    Math.round(row.sum("wins")) + "–" + Math.round(row.sum("draws")) + "–"
                            + Math.round(row.sum("losses")),
                    points(row).text(3),
                    number(PAPER[i][0], 3),
                    number(row.mean(ModelDuel.OUR_DEPTH).estimate(), 2),
                    number(PAPER[i][1], 2),
                    number(row.mean(ModelDuel.THEIR_DEPTH).estimate(), 2),
                    number(PAPER[i][2], 2)));
        }
        String who = by.equals(LISTINGS) ? "The listings" : "The engines without techniques";
        return finding.heading(who + ", " + function.words())
                .plot(new LinePlot(
                        "Points a game of αβ* against αβ by evaluations a move; 1 is an even score.",
                        PlotAxis.linear("evaluations a move"),
                        PlotAxis.linear("points a game"),
                        List.of(PlotSeries.measured("measured", points), PlotSeries.printed("the paper", paper))))
                .table(
                        "Wins, draws and losses of αβ*, points a game with 95 % intervals from pairs of games, and the mean depth that "
                                + "was searched in full.",
                        List.of("evaluations", "W–D–L", "points", "paper", "αβ* depth", "paper", "αβ depth", "paper"),
                        rows);
    }

    private static String number(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
