package org.outwit.cluster;

import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.learn.people.Populations;

/**
 * A cell on its way to a worker, which knows experiments by their names.
 *
 * @param build what the driver was built from; a worker that was built from something else refuses
 * @param records the folder of records, the same on every machine; null for none
 */
record CellTask(String experiment, String key, long seed, String build, String records) implements Serializable {

    /** Measures the cell; this runs on a worker. */
    CellResult run() {
        String own = ProgramBuild.id();
        if (!own.equals(build)) {
            return CellResult.refused("the worker on " + host() + " has another Outwit (build " + own + ", the driver "
                    + build + "); give all the same file.");
        }
        Experiment named = Experiments.named(experiment);
        LabContext context = new LabContext(
                ProgressMonitor.NONE,
                Populations.SHIPPED,
                Optional.ofNullable(records).map(Path::of));
        Measurement measurement = named.run(Cell.parse(key, seed), context);
        return CellResult.of(key, seed, measurement);
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "a machine without a name";
        }
    }
}
