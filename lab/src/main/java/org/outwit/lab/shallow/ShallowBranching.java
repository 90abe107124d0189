package org.outwit.lab.shallow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/** The branching factor of shallow pruning: the best case by construction, the average one on random trees. */
final class ShallowBranching implements Experiment {

    private static final List<Integer> PLAYERS = List.of(2, 3, 4);
    private static final int TREES_A_CELL = 10;

    /** How deep trees of the best case go by their branching: as deep as numbers of nodes are ints, or nearly so. */
    private static final Map<Integer, Integer> BEST = sizes(2, 20, 4, 13, 10, 9, 20, 7);

    /** And random ones, in the quick run. */
    private static final Map<Integer, Integer> AVERAGE = sizes(2, 14, 3, 10, 4, 8, 6, 6);

    private static Map<Integer, Integer> sizes(int... branchingAndDepth) {
        Map<Integer, Integer> sizes = new LinkedHashMap<>();
        for (int i = 0; i < branchingAndDepth.length; i += 2) sizes.put(branchingAndDepth[i], branchingAndDepth[i + 1]);
        return sizes;
    }

    @Override
    public About about() {
        return About.of(
                "shallow-ebf",
                "Korf 1991, Multi-player alpha-beta pruning, in a review",
                "performance",
                "What shallow pruning saves",
                "By how much do the leaves of shallow pruning grow with each ply, at best and on average?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        boolean quick = size == Size.QUICK;
        for (int players : PLAYERS) {
            BEST.forEach((branching, depth) -> {
                for (int d = 1; d <= depth; d++)
                    cells.add(Cell.of(1, "case", "best", "players", players, "branching", branching, "depth", d));
            });
            AVERAGE.forEach((branching, depth) -> {
                for (int d = 1; d <= (quick ? depth : depth + 2); d++) {
                    for (int seed = 1; seed <= (quick ? 3 : 20); seed++)
                        cells.add(Cell.of(
                                seed, "case", "average", "players", players, "branching", branching, "depth", d));
                }
            });
        }
        return cells;
    }

    /** On average: the mean over ten trees. */
    @Override
    public Measurement run(Cell cell, LabContext context) {
        int players = cell.number("players");
        int branching = cell.number("branching");
        int depth = cell.number("depth");
        if (cell.has("case", "best"))
            return Measurement.of(
                    "leaves", VectorTree.bestCase(players, branching, depth).leaves());
        SplittableRandom random = new SplittableRandom(cell.seed());
        long leaves = 0;
        for (int i = 0; i < TREES_A_CELL; i++)
            leaves += VectorTree.random(players, branching, depth, random).leaves();
        return Measurement.of("leaves", (double) leaves / TREES_A_CELL);
    }

    @Override
    public Finding finding(LabResults results) {
        return ShallowReport.of(results);
    }
}
