package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.Verdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Outcome;
import org.outwit.lab.experiment.Results;
import org.outwit.lab.experiment.Size;

/** Figure 13: the effective branching factor by the bound on the sum of two functions, for levels of modelling 0 to 2. */
final class BranchingByBound implements Experiment {

    private static final List<Integer> PERCENT = List.of(0, 1, 5, 10, 25, 50, 100);
    private static final List<String> SEARCHES = List.of("alpha-beta*", "one-pass", "simple-pruning", "alpha-beta");

    /** What the text of the paper gives for unbounded sums: αβ* at levels 1 and 2. */
    private static final double[] PAPER = {Double.NaN, 3.25, 3.6};

    private static final int BRANCHING = 4;
    private static final int DEPTH = 10;

    @Override
    public About about() {
        return About.of(
                "pruning-fig-13",
                "Carmel and Markovitch 1998, Pruning algorithms",
                "Figure 13",
                "Pruning by what is known of the other",
                "How much does the bound on the sum of two players' functions let a search with models prune?");
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int level = 0; level <= 2; level++) {
            for (int percent : level == 0 ? List.of(0) : PERCENT) {
                for (int seed = 1; seed <= (size == Size.QUICK ? 5 : 100); seed++) {
                    cells.add(Cell.of(seed, "level", level, "bound", percent));
                }
            }
        }
        return cells;
    }

    @Override
    public Outcome run(Cell cell, LabContext context) {
        return new ModelTree(cell.seed(), BRANCHING, DEPTH, cell.number("level"), cell.number("bound")).measure();
    }

    @Override
    public Finding finding(Results results) {
        ConfidenceInterval one = factor(results.where("level", 1, "bound", 100), "alpha-beta*");
        ConfidenceInterval two = factor(results.where("level", 2, "bound", 100), "alpha-beta*");
        boolean near = Math.abs(one.estimate() - PAPER[1]) < 0.05 && Math.abs(two.estimate() - PAPER[2]) < 0.05;
        Finding finding = Finding.of(
                near ? Verdict.REPRODUCED : Verdict.NOT_REPRODUCED,
                "With sums bounded by the largest value, αβ* has a branching factor of " + one.plusMinus(3)
                        + " at level 1 and " + two.plusMinus(3)
                        + " at level 2; the text of the paper gives 3.25 and 3.6.");
        for (int level = 1; level <= 2; level++) {
            finding = finding.heading("Level " + level)
                    .plot(plot(results.where("level", level), level))
                    .table(
                            "Mean effective branching factors and 95 % intervals, over "
                                    + results.where("level", level, "bound", 0).count() + " trees a row.",
                            heads(),
                            rows(results.where("level", level)));
        }
        return finding;
    }

    private static ConfidenceInterval factor(Results results, String search) {
        return ConfidenceInterval.ofMean(results.numbers(outcome -> Math.pow(outcome.number(search), 1.0 / DEPTH)));
    }

    private static LinePlot plot(Results results, int level) {
        List<PlotSeries> series = new ArrayList<>();
        for (String search : SEARCHES) {
            series.add(PlotSeries.measured(
                    search,
                    results.each(
                            "bound",
                            each -> PlotPoint.of(
                                    Double.parseDouble(each.values("bound").get(0)), factor(each, search)))));
        }
        series.add(PlotSeries.printed("the paper's text, alpha-beta*", List.of(PlotPoint.exact(100, PAPER[level]))));
        return new LinePlot(
                "Effective branching factor by the bound on |f_j + f_(j−1)|, in percent of the largest value; "
                        + "uniform trees, branching 4, depth 10.",
                PlotAxis.linear("bound, %"),
                PlotAxis.linear("branching factor"),
                series);
    }

    private static List<String> heads() {
        List<String> heads = new ArrayList<>(List.of("bound"));
        heads.addAll(SEARCHES);
        return heads;
    }

    private static List<List<String>> rows(Results results) {
        return results.each("bound", each -> {
            List<String> row = new ArrayList<>(List.of(each.values("bound").get(0) + " %"));
            for (String search : SEARCHES) row.add(factor(each, search).plusMinus(3));
            return row;
        });
    }
}
