package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Readings;
import org.outwit.lab.experiment.Size;

/**
 * The older paper's duel at the end of section 5.1: αβ* got 780 points of 1600 against αβ with the same search resources, which it does not name. Both
 * have the function of its third tournament.
 */
final class EqualResources implements Experiment {

    private static final ExchangeFunction FUNCTION = ExchangeFunction.MATERIAL;
    private static final List<Integer> BUDGETS = List.of(50, 100, 200, 500, 1000, 2000);
    private static final List<TableReading> READINGS = List.of(
            TableReading.RANDOM,
            TableReading.SHORT,
            TableReading.LEAVES,
            TableReading.ORDERED,
            TableReading.SHORT_ORDERED_LEAVES);

    /** Points a game in the paper, and how far from an even score counts as nearly equivalent. */
    private static final double PAPER = 780.0 / 800;

    private static final double NEAR = 0.1;

    @Override
    public About about() {
        return About.of(
                "models-equal-resources",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "section 5.1, 780 of 1600 points",
                "A model at equal resources",
                "Are αβ* and αβ about equally strong with the same search resources, as 780 points of 1600 say?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (TableReading reading : READINGS) {
            for (int budget : BUDGETS) {
                for (int seed = 1; seed <= (size == Size.QUICK ? 3 : 400); seed++)
                    cells.add(Cell.of(seed, "reading", reading.id(), "evaluations", budget));
            }
        }
        return cells;
    }

    /** A pair of games from one opening. */
    @Override
    public Measurement run(Cell cell, LabContext context) {
        return TableReading.named(cell.text("reading"))
                .duel(FUNCTION, cell.number("evaluations"))
                .pair(cell.seed(), context);
    }

    @Override
    public Finding finding(LabResults results) {
        Readings readings = new Readings();
        List<PlotSeries> series = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (TableReading reading : READINGS) {
            LabResults some = results.where("reading", reading.id());
            if (some.count() == 0) continue;
            List<PlotPoint> points = new ArrayList<>();
            for (int budget : BUDGETS) {
                LabResults row = some.where("evaluations", budget);
                if (row.count() == 0) continue;
                DuelScore score = new DuelScore(row);
                claim(readings.under(reading.words() + ", " + budget + " evaluations"), score);
                points.add(PlotPoint.of(budget, score.points()));
                rows.add(List.of(
                        points.size() == 1 ? reading.words() : "",
                        "" + budget,
                        score.games(),
                        score.points().text(3),
                        String.format(Locale.ROOT, "%.2f", score.ourDepth()),
                        String.format(Locale.ROOT, "%.2f", score.theirDepth())));
            }
            series.add(PlotSeries.measured(reading.words(), points));
        }
        series.add(PlotSeries.printed(
                "the paper",
                BUDGETS.stream().map(each -> PlotPoint.exact(each, PAPER)).toList()));
        return readings.finding(readings.summary()
                        + " The claim is that both are about equal: a score between " + (1 - NEAR) + " and "
                        + (1 + NEAR)
                        + " points a game; the paper has 0.975.")
                .unlikeThePaper(
                        "The paper does not say which resources both had, nor how many; here they are evaluations, of which six numbers are tried. Both "
                                + "deepen and have " + FUNCTION.words()
                                + ", the function of its third tournament. Each row has 800 games, as there.")
                .plot(new LinePlot(
                        "Points a game of αβ* against αβ by evaluations a move; 1 is an even score.",
                        PlotAxis.logarithmic("evaluations a move"),
                        PlotAxis.linear("points a game"),
                        series))
                .table(
                        "Wins, draws and losses of αβ*, points a game with 95 % intervals over openings, and the mean depth that was searched in full.",
                        List.of("reading", "evaluations", "W–D–L", "points", "αβ* depth", "αβ depth"), rows);
    }

    private static void claim(Claims claims, DuelScore score) {
        claims.within("both are about equally strong, in points a game", score.points(), 1 - NEAR, 1 + NEAR, 3);
    }
}
