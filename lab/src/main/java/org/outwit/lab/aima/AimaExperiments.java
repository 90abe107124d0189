package org.outwit.lab.aima;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** The experiments of the chapter, in its order. */
public final class AimaExperiments {

    private AimaExperiments() {}

    public static List<Experiment> all() {
        return List.of(new AlphaBetaAgents(), new ChancePruning(), new ClairvoyanceCost());
    }
}
