package org.outwit.lab.pruning;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Evaluator;
import org.outwit.core.model.Player;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
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
 * Lemma 2: the bounds on what simple pruning evaluates. The best case is a tree whose leaves are all equal, on which every alpha-beta
 * search finds the best order; random trees stand for the rest. The lemma's lower bound drops a term and is none.
 */
final class SimplePruningCounts implements Experiment {

    private static final int RANGE = 10_000;
    private static final String BEST = "equal leaves";
    private static final String RANDOM = "random trees, most";

    @Override
    public About about() {
        return About.of(
                "pruning-lemma-2",
                PruningExperiments.PAPER,
                "Lemma 2",
                "What simple pruning costs at best",
                "Do the paper's bounds on the evaluations of simple pruning hold?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        int trees = size == Size.QUICK ? 5 : 50;
        for (int level = 1; level <= 3; level++) {
            for (int children = 2; children <= 4; children++) {
                for (int depth = level + 1; depth <= (size == Size.QUICK ? 6 : 8); depth++) {
                    cells.add(Cell.of(1, "level", level, "children", children, "depth", depth, "trees", trees));
                }
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        long most = 0;
        for (int i = 0; i < cell.number("trees"); i++) {
            context.monitor().throwIfStopped();
            most = Math.max(most, evaluations(cell, cell.seed() + i, RANGE));
        }
        return Measurement.of(BEST, evaluations(cell, cell.seed(), 0), RANDOM, most);
    }

    private static long evaluations(Cell cell, long seed, int range) {
        int children = cell.number("children");
        int depth = cell.number("depth");
        int level = cell.number("level");
        RandomTree tree = new RandomTree(seed, children, children, depth, 0, level + 1, range, RandomTree.UNBOUNDED);
        List<Evaluator<RandomTreePosition>> functions = new ArrayList<>();
        for (int j = level; j >= 0; j--) functions.add(tree.function(j));
        return new SimplePruning<>(Player.of(functions))
                .search(tree.start(), Limits.depth(depth))
                .counts()
                .evaluations();
    }

    @Override
    public Finding finding(LabResults results) {
        int below = 0;
        int above = 0;
        int crossed = 0;
        int exact = 0;
        String example = "";
        List<List<String>> rows = new ArrayList<>();
        for (var each : results.measurements().entrySet()) {
            int n = each.getKey().number("level");
            int b = each.getKey().number("children");
            int d = each.getKey().number("depth");
            long best = Math.round(each.getValue().number(BEST));
            long most = Math.round(each.getValue().number(RANDOM));
            long lower = EvaluationCounts.simpleLower(b, d, n);
            double upper = EvaluationCounts.simpleUpper(b, d, n);
            if (best == EvaluationCounts.simpleBest(b, d, n)) exact++;
            if (most > upper) above++;
            if (lower > upper) crossed++;
            if (best < lower && below++ == 0) {
                example = String.format(
                        Locale.ROOT,
                        " With %d children, depth %d and level %d it says at least %,d, and %,d suffice.",
                        b,
                        d,
                        n,
                        lower,
                        best);
            }
            rows.add(List.of(
                    "" + n,
                    "" + b,
                    "" + d,
                    count(lower),
                    count(best) + (best < lower ? " (below)" : ""),
                    count(EvaluationCounts.simpleBest(b, d, n)),
                    count(most),
                    count(upper)));
        }
        return Finding.of(
                        below > 0
                                ? ReportVerdict.RULE_WRONG
                                : above == 0 ? ReportVerdict.REPRODUCED : ReportVerdict.NOT_REPRODUCED,
                        "Simple pruning stays below the lower bound of Lemma 2 on " + below + " of "
                                + results.count()
                                + " sizes of trees whose leaves are all equal." + example + " The upper bound "
                                + (above == 0 ? "holds on all random trees" : "fails on " + above + " sizes") + ".")
                .decidedBy(
                        "leaves are counted: the rule is wrong where a tree needs fewer than its lower bound; otherwise it is reproduced where no random tree"
                                + " needs more than its upper bound.")
                .paragraph("Equation 3, which the lemma sums up, is right: it gives the best case on " + exact + " of "
                        + results.count()
                        + " sizes. Summed up for level 1 it has a term −(b/(b − 1))(b^⌊d/2⌋ − 1), which the lemma leaves out for all levels. On "
                        + crossed + " sizes its lower bound is even above its upper bound.")
                .table(
                        "Evaluations of simple pruning: the lemma's lower bound, what was counted where all leaves are equal, Equation 3 with the "
                                + "best case of alpha-beta, the most that was counted on random trees, and the lemma's upper bound.",
                        List.of(
                                "level",
                                "children",
                                "depth",
                                "lower bound",
                                "equal leaves",
                                "Equation 3",
                                "random trees",
                                "upper bound"),
                        rows);
    }

    private static String count(double number) {
        return String.format(Locale.ROOT, "%,d", Math.round(number));
    }
}
