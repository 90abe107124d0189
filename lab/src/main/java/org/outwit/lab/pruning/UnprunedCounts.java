package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Evaluator;
import org.outwit.core.model.MStar;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.Player;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
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
 * Lemma 1: what M* and one-pass M* evaluate on uniform trees without any pruning. There is a function for each ply and one more, so that
 * no level is done by minimax; M* never asks for the last of them.
 */
final class UnprunedCounts implements Experiment {

    private static final int MOST_CHILDREN = 4;
    private static final int RANGE = 10_000;

    /** Learning and using opponent models, end of section 2.5: a tree, and two numbers about it. */
    private static final int EXAMPLE_CHILDREN = 30;

    private static final int EXAMPLE_DEPTH = 10;
    private static final double PAPER_EXPANSIONS = 1.3;
    private static final double PAPER_EVALUATIONS = 1.5;

    @Override
    public About about() {
        return About.of(
                "pruning-lemma-1",
                PruningExperiments.PAPER,
                "Lemma 1",
                "What models cost without pruning",
                "Do M* and its one-pass form evaluate as many leaves as the paper's formulas say?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int children = 1; children <= MOST_CHILDREN; children++) {
            for (int depth = 1; depth <= (size == Size.QUICK ? 6 : 8); depth++) {
                cells.add(Cell.of(1, "children", children, "depth", depth));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int children = cell.number("children");
        int depth = cell.number("depth");
        RandomTree tree =
                new RandomTree(cell.seed(), children, children, depth, 0, depth + 1, RANGE, RandomTree.UNBOUNDED);
        List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
        for (int j = depth; j >= 0; j--) functions.add(tree.function(j));
        Player<RandomTreePosition> player = Player.of(functions);
        Counts twoCalls =
                new MStar<>(player).search(tree.start(), Limits.depth(depth)).counts();
        Counts onePass =
                new OnePass<>(player).search(tree.start(), Limits.depth(depth)).counts();
        return Measurement.of(
                "M*", twoCalls.evaluations(),
                "M*, expansions", twoCalls.expansions(),
                "one-pass M*", onePass.evaluations(),
                "one-pass M*, expansions", onePass.expansions());
    }

    @Override
    public Finding finding(LabResults results) {
        int right = 0;
        boolean ratios =
                isRounded(expansionRatio(), PAPER_EXPANSIONS) && isRounded(evaluationRatio(), PAPER_EVALUATIONS);
        List<List<String>> rows = new ArrayList<>();
        for (var each : results.measurements().entrySet()) {
            int b = each.getKey().number("children");
            int d = each.getKey().number("depth");
            Measurement measurement = each.getValue();
            boolean agrees = measurement.number("M*") == EvaluationCounts.mStar(b, d)
                    && Math.abs(measurement.number("M*") - EvaluationCounts.mStarClosed(b, d)) < 0.5
                    && measurement.number("one-pass M*") == EvaluationCounts.onePass(b, d, d);
            if (agrees) right++;
            rows.add(List.of(
                    "" + b,
                    "" + d,
                    count(measurement.number("M*")),
                    count(EvaluationCounts.mStar(b, d)),
                    count(measurement.number("one-pass M*")),
                    count(EvaluationCounts.onePass(b, d, d)),
                    count(measurement.number("M*, expansions")),
                    count(EvaluationCounts.mStarExpansions(b, d)),
                    count(measurement.number("one-pass M*, expansions"))));
        }
        return Finding.of(
                        right == results.count() && ratios ? ReportVerdict.REPRODUCED : ReportVerdict.NOT_REPRODUCED,
                        "M* evaluates T(b, d) = b[T(b, d − 1) + T(b, d − 2)] leaves, which is also the closed form, and one-pass M* (d + 1)b^d "
                                + "on " + right + " of " + results.count() + " uniform trees. "
                                + String.format(
                                        Locale.ROOT,
                                        "With 30 children, depth 10 and one level of modelling the formulas make M* expand %.2f times as many nodes as one pass and "
                                                + "one pass evaluate %.2f times as often as M*; the older paper says 1.3 and 1.5 times.",
                                        expansionRatio(),
                                        evaluationRatio()))
                .decidedBy(
                        "leaves are counted and nothing is left to chance: reproduced where all trees have exactly the leaves of the formulas, and these give the older paper's two numbers.")
                .paragraph(
                        "Two children and depth 3 are the size of the paper's Figures 2 and 4, for which it counts 9 expansions and 16 "
                                + "evaluations of M*, and 7 and 24 of the one-pass form with three functions.")
                .plot(plot(results))
                .table(
                        "Counted, and by the formulas of the lemma. M* never asks for the last function of a level for each ply, and "
                                + "one-pass M* evaluates it all the same.",
                        List.of(
                                "children",
                                "depth",
                                "M*",
                                "formula",
                                "one-pass M*",
                                "formula",
                                "M*, expansions",
                                "formula",
                                "one-pass M*, expansions"),
                        rows);
    }

    /** How many times as many nodes M* expands as one pass, which expands each inner node once. */
    private static double expansionRatio() {
        double nodes = 0;
        for (int ply = 0; ply < EXAMPLE_DEPTH; ply++) nodes += Math.pow(EXAMPLE_CHILDREN, ply);
        return EvaluationCounts.mStarExpansions(EXAMPLE_CHILDREN, EXAMPLE_DEPTH) / nodes;
    }

    private static double evaluationRatio() {
        return (double) EvaluationCounts.onePass(EXAMPLE_CHILDREN, EXAMPLE_DEPTH, 1)
                / EvaluationCounts.mStar(EXAMPLE_CHILDREN, EXAMPLE_DEPTH);
    }

    private static boolean isRounded(double number, double printed) {
        return Math.abs(number - printed) <= 0.05;
    }

    private static LinePlot plot(LabResults results) {
        List<PlotSeries> series = new ArrayList<>();
        for (String children : results.values("children")) {
            List<PlotPoint> measured = new ArrayList<>();
            List<PlotPoint> limit = new ArrayList<>();
            double factor = EvaluationCounts.mStarFactor(Integer.parseInt(children));
            for (var each : results.where("children", children).measurements().entrySet()) {
                int depth = each.getKey().number("depth");
                measured.add(PlotPoint.exact(depth, Math.pow(each.getValue().number("M*"), 1.0 / depth)));
                limit.add(PlotPoint.exact(depth, factor));
            }
            series.add(PlotSeries.measured("b = " + children, measured));
            series.add(PlotSeries.printed(String.format(Locale.ROOT, "φ = %.2f", factor), limit));
        }
        return new LinePlot(
                "Effective branching factor of M* by depth, and what Lemma 1 says that it comes to in deep trees.",
                PlotAxis.linear("depth"),
                PlotAxis.linear("branching factor"),
                series);
    }

    private static String count(double number) {
        return String.format(Locale.ROOT, "%,d", Math.round(number));
    }
}
