package org.outwit.lab.shallow;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** The experiment of the review. */
public final class ShallowExperiments {

    private ShallowExperiments() {}

    public static List<Experiment> all() {
        return List.of(new ShallowBranching());
    }
}
