package org.outwit.lab.pruning;

import static org.outwit.lab.pruning.BranchingFactors.PRINTED;
import static org.outwit.lab.pruning.BranchingFactors.STAR;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.statistics.ConfidenceInterval;
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
 * Figure 13: the effective branching factor by the bound on the sum of two functions, for levels of modelling 0 to 2. The paper's
 * bounds end at 100 %, which it calls infinite; 200 %, which says nothing of values in [−P, P], and values that are drawn
 * independently stand beside it.
 */
final class BranchingByBound implements Experiment {

    private static final List<String> PERCENT =
            List.of("0", "1", "5", "10", "25", "50", "100", "200", ModelTree.UNBOUNDED);

    private static final List<String> PAPER_PERCENT = List.of("1", "5", "10", "25", "50", "100");

    /** What the text of the paper gives for the largest bound: αβ* at levels 1 and 2. */
    private static final double[] PAPER = {Double.NaN, 3.25, 3.6};

    private static final double NEAR = 0.05;
    private static final int BRANCHING = 4;
    private static final int DEPTH = 10;

    @Override
    public About about() {
        return About.of(
                "pruning-fig-13",
                PruningExperiments.PAPER,
                "Figure 13",
                "Pruning by what is known of the other",
                "How much does the bound on the sum of two players' functions let a search with models prune?");
    }

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int level = 0; level <= 2; level++) {
            for (String bound : level == 0 ? List.of("0") : PERCENT) {
                for (int seed = 1; seed <= (size == Size.QUICK ? 4 : 100); seed++) {
                    cells.add(Cell.of(seed, "level", level, "bound", bound));
                }
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        ModelTree tree = new ModelTree(cell.seed(), BRANCHING, DEPTH, cell.number("level"), cell.text("bound"));
        return BranchingFactors.measure(tree, 1, context);
    }

    @Override
    public Finding finding(LabResults results) {
        BranchingFactors all = new BranchingFactors(results);
        Readings readings = new Readings();
        for (OnePassCount count : OnePassCount.values()) {
            Claims claims = readings.under(count.words());
            for (int level = 1; level <= 2; level++) {
                near(claims, all.where("level", level, "bound", 100), level);
                prunesMore(claims, all, level, count);
            }
        }
        Finding finding = readings.finding()
                .paragraph("At level 0 all five are alpha-beta, at "
                        + all.where("level", 0).text(STAR)
                        + ". That the paper calls 100 % infinite is not quite right for level 1: with independent functions αβ* comes to "
                        + all.where("level", 1, "bound", ModelTree.UNBOUNDED).text(STAR) + " there.")
                .paragraph(
                        "The text gives 3.25 and 3.6 for αβ*, and finds that it prunes much more than the one-pass search. By leaves: "
                                + bounds(all, 1) + " " + bounds(all, 2)
                                + " The factors below count evaluations for αβ* and leaves for one pass; leaves that αβ* looks at twice count twice. "
                                + "Counted by all its functions, of which it evaluates each at each leaf, the factor of the printed one-pass search is "
                                + String.format(
                                        Locale.ROOT,
                                        "%.3f times larger at level 1 and %.3f times at level 2.",
                                        OnePassCount.EVALUATIONS.times(1, DEPTH),
                                        OnePassCount.EVALUATIONS.times(2, DEPTH)));
        for (int level = 1; level <= 2; level++) {
            BranchingFactors some = all.where("level", level);
            if (some.trees() == 0) continue;
            PlotSeries printed =
                    PlotSeries.printed("the paper's text, alpha-beta*", List.of(PlotPoint.exact(100, PAPER[level])));
            finding = finding.heading("Level " + level)
                    .plot(some.plot(
                            "Effective branching factor by the bound on |f_j + f_(j−1)|, in percent of the largest value; "
                                    + "uniform trees, branching 4, depth 10.",
                            "bound",
                            "bound, %",
                            List.of(printed)));
            finding = some.table(finding, "bound", " %");
        }
        return finding;
    }

    private static void near(Claims claims, BranchingFactors some, int level) {
        claims.within(
                "at level " + level + " αβ* is within " + NEAR + " of the paper's " + PAPER[level],
                some.factor(STAR),
                PAPER[level] - NEAR,
                PAPER[level] + NEAR,
                3);
    }

    /** At every bound above 0 that the paper has. */
    private static void prunesMore(Claims claims, BranchingFactors all, int level, OnePassCount count) {
        List<ConfidenceInterval> more = new ArrayList<>();
        for (String bound : PAPER_PERCENT) {
            BranchingFactors some = all.where("level", level, "bound", bound);
            if (some.trees() > 0) more.add(some.onePassAbove(count.times(level, DEPTH)));
        }
        claims.allPositive(
                "at level " + level + " the printed one pass has a larger factor than αβ* at every bound above 0",
                more,
                3);
    }

    /** For which bounds the printed one-pass search is above αβ*. */
    private static String bounds(BranchingFactors all, int level) {
        List<String> more = new ArrayList<>();
        List<String> less = new ArrayList<>();
        for (String bound : PERCENT) {
            BranchingFactors some = all.where("level", level, "bound", bound);
            if (some.trees() == 0) continue;
            boolean above = some.factor(PRINTED).estimate() > some.factor(STAR).estimate();
            (above ? more : less).add(bound.equals(ModelTree.UNBOUNDED) ? "∞" : bound + " %");
        }
        return "At level " + level + " the printed one pass is above αβ* for bounds of " + words(more) + " and not for "
                + words(less) + ".";
    }

    private static String words(List<String> bounds) {
        return bounds.isEmpty() ? "none" : String.join(", ", bounds);
    }
}
