package org.outwit.lab.pruning;

import static org.outwit.lab.pruning.BranchingFactors.ALPHA_BETA;
import static org.outwit.lab.pruning.BranchingFactors.PRINTED;
import static org.outwit.lab.pruning.BranchingFactors.STAR;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
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
        List<ConfidenceInterval> grows = new ArrayList<>();
        List<ConfidenceInterval> shrinks = new ArrayList<>();
        List<List<String>> rows = new ArrayList<>();
        for (String bound : PERCENT) {
            if (bound.equals("0")) continue;
            ConfidenceInterval star = change(all.where("bound", bound), STAR);
            ConfidenceInterval onePass = change(all.where("bound", bound), PRINTED);
            grows.add(onePass);
            shrinks.add(new ConfidenceInterval(-star.estimate(), -star.high(), -star.low()));
            rows.add(List.of(bound + " %", signed(star), signed(onePass)));
        }
        Claims claims = new Claims()
                .allPositive(
                        "the gap to alpha-beta grows for the printed one-pass search at every bound above 0", grows, 3)
                .allPositive("the gap shrinks for αβ* at every bound above 0", shrinks, 3)
                .that("with exact sums both are alpha-beta", isAlphaBeta(all.where("bound", 0)));
        Finding finding = claims.finding("From depths 2 to 6 to depths 8 to 12. " + claims.sentences()
                        + " The text of the paper says that the gap grows for one pass, "
                        + "slightly shrinks for αβ*, and that both reduce to alpha-beta.")
                .table(
                        "How much the mean gap to alpha-beta's branching factor changes from depths 2 to 6 to depths 8 to 12.",
                        List.of("bound", STAR, PRINTED),
                        rows);
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

    /** How much larger the mean gap to alpha-beta is at depths 8 to 12 than at 2 to 6; trees of different depths are independent. */
    private static ConfidenceInterval change(BranchingFactors some, String search) {
        int each = (DEEPEST - SHALLOWEST) / 2;
        double change = 0;
        double squares = 0;
        for (int depth = SHALLOWEST; depth <= DEEPEST; depth++) {
            if (2 * depth == SHALLOWEST + DEEPEST) continue;
            int sign = 2 * depth > SHALLOWEST + DEEPEST ? 1 : -1;
            ConfidenceInterval gap = some.where("depth", depth).gap(search);
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
