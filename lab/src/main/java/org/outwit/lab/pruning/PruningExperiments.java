package org.outwit.lab.pruning;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** The experiments of the paper, in its order. */
public final class PruningExperiments {

    static final String PAPER = "Carmel and Markovitch 1998, Pruning algorithms";

    private PruningExperiments() {}

    public static List<Experiment> all() {
        return List.of(
                new UnprunedCounts(),
                new SimplePruningCounts(),
                new PrintedListings(),
                new BranchingByBound(),
                new BranchingByDepth(),
                new BranchingByChildren(),
                new CheckersBranching(),
                new EqualEvaluations(),
                new OnePassOptimum());
    }

    /** What the older paper asks of the same searches. */
    public static List<Experiment> ofTheOlderPaper() {
        return List.of(new EqualResources());
    }
}
