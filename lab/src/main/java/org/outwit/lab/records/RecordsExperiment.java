package org.outwit.lab.records;

import java.util.Optional;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;

/** An experiment on people in records: its results belong to the games of its cells and to the people who were trained for them. */
public interface RecordsExperiment extends Experiment {

    @Override
    default Inputs inputs(String game, LabContext context) {
        return RecordsFolder.inputs(context, game);
    }

    @Override
    default Optional<String> missing(String game, LabContext context) {
        return RecordsFolder.missing(context, game);
    }
}
