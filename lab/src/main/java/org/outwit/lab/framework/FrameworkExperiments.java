package org.outwit.lab.framework;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** The experiments of the paper. */
public final class FrameworkExperiments {

    private FrameworkExperiments() {}

    public static List<Experiment> all() {
        return List.of(new FrameworkNodes());
    }
}
