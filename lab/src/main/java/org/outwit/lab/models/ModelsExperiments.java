package org.outwit.lab.models;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** The experiments of the paper, in its order. */
public final class ModelsExperiments {

    private ModelsExperiments() {}

    public static List<Experiment> all() {
        return List.of(
                new Tournaments(),
                new BenefitByAbility(),
                new LossByError(),
                new LeavesPerMove(),
                new PrunedByBound(),
                new DepthUnderNoise(),
                new ThreeStrategies(),
                new HiddenPlayers(),
                new OlsyCurve());
    }
}
