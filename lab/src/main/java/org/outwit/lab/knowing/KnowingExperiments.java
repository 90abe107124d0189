package org.outwit.lab.knowing;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** Our own experiments on players who learn the program that they play. */
public final class KnowingExperiments {

    private KnowingExperiments() {}

    public static List<Experiment> all() {
        return List.of(new KnowingPrograms(), new OddOpponents(), new KnowingPlayers());
    }
}
