package org.outwit.lab.pruning;

import static org.outwit.lab.pruning.BranchingFactors.PRINTED;
import static org.outwit.lab.pruning.BranchingFactors.STAR;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

/** Figure 15: the effective branching factor by the number of children, for levels of modelling 0 to 2; depth 6, bound 5 %. */
final class BranchingByChildren implements Experiment {

    private static final int FEWEST = 2;
    private static final int MOST = 10;
    private static final int DEPTH = 6;
    private static final String BOUND = "5";
    private static final int TREES = 5;

    @Override
    public About about() {
        return About.of(
                "pruning-fig-15",
                PruningExperiments.PAPER,
                "Figure 15",
                "Pruning in wider trees",
                "Does αβ* prune better than the one-pass search in large trees?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int level = 0; level <= 2; level++) {
            for (int children = FEWEST; children <= MOST; children++) {
                for (int seed = 1; seed <= (size == Size.QUICK ? 2 * TREES : 100); seed += TREES) {
                    cells.add(Cell.of(seed, "level", level, "children", children, "trees", TREES));
                }
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        ModelTree tree = new ModelTree(cell.seed(), cell.number("children"), DEPTH, cell.number("level"), BOUND);
        return BranchingFactors.measure(tree, cell.number("trees"), context);
    }

    @Override
    public Finding finding(LabResults results) {
        BranchingFactors all = new BranchingFactors(results);
        Readings readings = new Readings();
        StringBuilder levels = new StringBuilder();
        for (int level = 1; level <= 2; level++) {
            BranchingFactors few = all.where("level", level, "children", FEWEST);
            BranchingFactors many = all.where("level", level, "children", MOST);
            for (OnePassCount count : OnePassCount.values()) {
                readings.under(count.words())
                        .positive(
                                "the printed one-pass search is above αβ* with " + MOST + " children at level " + level,
                                many.onePassAbove(count.times(level, DEPTH)),
                                3)
                        .positive(
                                "the gap of αβ* to alpha-beta grows from " + FEWEST + " to " + MOST
                                        + " children at level " + level,
                                Claims.difference(many.gap(STAR), few.gap(STAR)),
                                3);
            }
            levels.append(String.format(
                    Locale.ROOT,
                    "At level %d with %d children αβ* has a branching factor of %s and the printed one-pass search %s; αβ* is "
                            + "%.2f above alpha-beta there and %.2f with %d children. ",
                    level,
                    MOST,
                    many.text(STAR),
                    many.text(PRINTED),
                    many.gap(STAR).estimate(),
                    few.gap(STAR).estimate(),
                    FEWEST));
        }
        levels.append(
                "The text of the paper says that αβ* is the better one in large trees and that its gap to alpha-beta slowly grows.");
        Finding finding = readings.finding().paragraph(levels.toString());
        for (String level : results.values("level")) {
            BranchingFactors some = all.where("level", level);
            finding = finding.heading("Level " + level)
                    .plot(some.plot(
                            "Effective branching factor by the number of children; depth 6, sums bounded by 5 % of the largest value.",
                            "children", "children", List.of()));
            finding = some.table(finding, "children", "");
        }
        return finding;
    }
}
