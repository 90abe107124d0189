package org.outwit.lab.cards;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** Our own questions about bridge. */
public final class CardsExperiments {

    private CardsExperiments() {}

    public static List<Experiment> all() {
        return List.of(new KnownDefenders(), new RealLeads());
    }
}
