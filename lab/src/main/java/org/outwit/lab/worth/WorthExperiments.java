package org.outwit.lab.worth;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** Our own experiments on what it is worth to know an opponent. */
public final class WorthExperiments {

    private WorthExperiments() {}

    public static List<Experiment> all() {
        return List.of(
                new ModelWorth(),
                new WrongModel(),
                new MarginWorth(),
                new EqualCpu(),
                new PersonWorth(),
                new ResortWorth(),
                new ResortAnybody(),
                new SharpnessOfClones(),
                new SavedTime(),
                new TechniqueWorth(),
                new UctEqualCpu());
    }
}
