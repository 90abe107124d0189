package org.outwit.lab.framework;

import java.util.ArrayList;
import java.util.List;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;

/** Nodes developed and nodes held by the searches of the framework; the paper claims relations and has no numbers. */
final class FrameworkNodes implements Experiment {

    private static final int BRANCHING = 4;
    static final List<String> KINDS = List.of("random", "ordered", "tied");
    static final List<String> INFORMED = List.of("no", "yes");

    @Override
    public About about() {
        return About.of(
                "framework-nodes",
                "Pijls and de Bruin 1992, A framework for game tree algorithms",
                "sections 3 to 7",
                "Nodes developed against nodes held",
                "How many nodes do best-first searches save, and how many must they keep in memory for it?");
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int depth : size == Size.QUICK ? List.of(4, 6, 8) : List.of(4, 6, 8, 10)) {
            for (String kind : KINDS) {
                for (String informed : INFORMED) {
                    for (int seed = 1; seed <= (size == Size.QUICK ? 10 : 100); seed++)
                        cells.add(Cell.of(seed, "depth", depth, "kind", kind, "informed", informed));
                }
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        int depth = cell.number("depth");
        InformedTree tree = switch (cell.text("kind")) {
            case "random" -> InformedTree.random(cell.seed(), BRANCHING, depth);
            case "ordered" -> InformedTree.ordered(cell.seed(), BRANCHING, depth);
            default -> InformedTree.tied(cell.seed(), BRANCHING, depth);
        };
        return FrameworkTrial.of(tree, cell.has("informed", "yes"));
    }

    @Override
    public Finding finding(LabResults results) {
        return FrameworkReport.of(results);
    }
}
