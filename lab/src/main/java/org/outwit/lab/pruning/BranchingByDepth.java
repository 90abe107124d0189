package org.outwit.lab.pruning;

import static org.outwit.lab.pruning.BranchingFactors.ALPHA_BETA;
import static org.outwit.lab.pruning.BranchingFactors.PRINTED;
import static org.outwit.lab.pruning.BranchingFactors.STAR;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.outwit.core.statistics.ConfidenceInterval;
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

/** Figure 14: the effective branching factor by depth, for several bounds; one level of modelling, branching 2. */
final class BranchingByDepth implements Experiment {

    private static final List<String> PERCENT = List.of("0", "1", "5", "10", "25", "50", "100", "200");
    private static final int SHALLOWEST = 2;
    private static final int DEEPEST = 12;
    private static final int BRANCHING = 2;
    private static final int LEVEL = 1;
    private static final int TREES = 20;

    @Override
    public About about() {
        return About.of(
                "pruning-fig-14",
                PruningExperiments.PAPER,
                "Figure 14",
                "Pruning in deeper trees",
                "Does the gap between searches with a model and alpha-beta grow or shrink with depth?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (String bound : PERCENT) {
            for (int depth = SHALLOWEST; depth <= DEEPEST; depth++) {
                for (int seed = 1; seed <= (size == Size.QUICK ? 2 * TREES : 100); seed += TREES) {
                    cells.add(Cell.of(seed, "bound", bound, "depth", depth, "trees", TREES));
                }
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        ModelTree tree = new ModelTree(cell.seed(), BRANCHING, cell.number("depth"), LEVEL, cell.text("bound"));
        return BranchingFactors.measure(tree, cell.number("trees"), context);
    }

    @Override
    public Finding finding(LabResults results) {
        BranchingFactors all = new BranchingFactors(results);
        List<String> bounds = PERCENT.subList(1, PERCENT.size());
        Readings readings = new Readings();
        for (OnePassCount count : OnePassCount.values()) claim(readings.under(count.words()), all, bounds, count);
        Finding finding = readings.finding()
                .paragraph(
                        "The text of the paper says that both reduce to alpha-beta for a bound of 0, that the gap to it grows with depth for one pass and "
                                + "slightly shrinks for αβ*, and that αβ* is the better one in deeper trees.")
                .table(
                        "How much the mean gap to alpha-beta's branching factor changes from depths 2 to 6 to depths 8 to 12, and how far the printed one-pass "
                                + "search is above αβ* at depth " + DEEPEST
                                + "; one pass counted by leaves, and by the evaluations of all its functions.",
                        List.of("bound", STAR, "one pass, leaves", "evaluations", "above αβ*, leaves", "evaluations"),
                        bounds.stream()
                                .map(bound -> row(all.where("bound", bound), bound))
                                .toList());
        finding = finding.paragraph("The printed one-pass search gave another value or move than the definition on "
                + all.wrong() + " of " + all.trees() + " trees; with one level of modelling it is right.");
        for (String search : BranchingFactors.SEARCHES) {
            finding = finding.heading(search)
                    .plot(all.plotEach(
                            "Effective branching factor by depth, a line for each bound in percent of the largest value; level 1, "
                                    + "branching 2.",
                            search,
                            "depth",
                            "bound",
                            " %"));
            finding = all.tableEach(finding, search, "depth", "bound", " %");
        }
        return finding;
    }

    private static void claim(Claims claims, BranchingFactors all, List<String> bounds, OnePassCount count) {
        List<ConfidenceInterval> grows = new ArrayList<>();
        List<ConfidenceInterval> shrinks = new ArrayList<>();
        List<ConfidenceInterval> above = new ArrayList<>();
        for (String bound : bounds) {
            BranchingFactors some = all.where("bound", bound);
            ConfidenceInterval star = starChange(some);
            grows.add(onePassChange(some, count));
            shrinks.add(new ConfidenceInterval(-star.estimate(), -star.high(), -star.low()));
            if (some.where("depth", DEEPEST).trees() > 0) above.add(above(some, count));
        }
        claims.allPositive(
                        "the gap to alpha-beta grows for the printed one-pass search at every bound above 0", grows, 3)
                .allPositive("the gap shrinks for αβ* at every bound above 0", shrinks, 3)
                .allPositive(
                        "at depth " + DEEPEST
                                + " the printed one pass has a larger factor than αβ* at every bound above 0",
                        above,
                        3)
                .that("with exact sums both visit the leaves of alpha-beta", isAlphaBeta(all.where("bound", 0)));
    }

    private static List<String> row(BranchingFactors some, String bound) {
        return List.of(
                bound + " %",
                signed(starChange(some)),
                signed(onePassChange(some, OnePassCount.LEAVES)),
                signed(onePassChange(some, OnePassCount.EVALUATIONS)),
                signed(above(some, OnePassCount.LEAVES)),
                signed(above(some, OnePassCount.EVALUATIONS)));
    }

    private static ConfidenceInterval starChange(BranchingFactors some) {
        return change(depth -> some.where("depth", depth).gap(STAR));
    }

    private static ConfidenceInterval onePassChange(BranchingFactors some, OnePassCount count) {
        return change(depth -> some.where("depth", depth).onePassGap(count.times(LEVEL, depth)));
    }

    private static ConfidenceInterval above(BranchingFactors some, OnePassCount count) {
        return some.where("depth", DEEPEST).onePassAbove(count.times(LEVEL, DEEPEST));
    }

    /** How much larger the mean gap to alpha-beta is at depths 8 to 12 than at 2 to 6; trees of different depths are independent. */
    private static ConfidenceInterval change(IntFunction<ConfidenceInterval> gaps) {
        int each = (DEEPEST - SHALLOWEST) / 2;
        double change = 0;
        double squares = 0;
        for (int depth = SHALLOWEST; depth <= DEEPEST; depth++) {
            if (2 * depth == SHALLOWEST + DEEPEST) continue;
            int sign = 2 * depth > SHALLOWEST + DEEPEST ? 1 : -1;
            ConfidenceInterval gap = gaps.apply(depth);
            change += sign * gap.estimate() / each;
            squares += Math.pow(gap.halfWidth() / each, 2);
        }
        return new ConfidenceInterval(change, change - Math.sqrt(squares), change + Math.sqrt(squares));
    }

    private static boolean isAlphaBeta(BranchingFactors exact) {
        return exact.factor(STAR).equals(exact.factor(ALPHA_BETA))
                && exact.factor(PRINTED).equals(exact.factor(ALPHA_BETA));
    }

    private static String signed(ConfidenceInterval change) {
        return ((change.estimate() < 0 ? "" : "+") + change.text(3)).replace('-', '−');
    }
}
