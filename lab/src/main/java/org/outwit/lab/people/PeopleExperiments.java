package org.outwit.lab.people;

import java.util.List;
import org.outwit.lab.experiment.Experiment;

/** Our own experiments on how predictable people are. */
public final class PeopleExperiments {

    private PeopleExperiments() {}

    public static List<Experiment> all() {
        return List.of(new PredictedPeople(), new ClaimedErrors(), new WhoPlaysLikeThis(), new LevelLikeness());
    }
}
