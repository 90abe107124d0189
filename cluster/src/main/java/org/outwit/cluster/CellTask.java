package org.outwit.cluster;

import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.catalogue.ExperimentReference;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.learn.people.Populations;

/**
 * A cell on its way to a worker, which finds the experiment by what is known of it.
 *
 * @param inputs the fingerprint of what the driver has to measure it with; a worker that has something else refuses
 * @param build what the driver was built from; a worker that was built from something else refuses
 * @param records the folder of records, the same on every machine; null for none
 */
record CellTask(ExperimentReference experiment, String key, long seed, String inputs, String build, String records)
        implements Serializable {

    static CellTask of(Experiment experiment, Cell cell, LabContext context) {
        String records =
                context.records().map(each -> each.toAbsolutePath().toString()).orElse(null);
        return new CellTask(
                ExperimentReference.to(experiment), cell.key(), cell.seed(), cell.inputs(), ProgramBuild.id(), records);
    }

    Cell cell() {
        return Cell.parse(key, seed).measuredWith(inputs);
    }

    /** Measures the cell; this runs on a worker. */
    CellResult run() {
        String own = ProgramBuild.id();
        if (!own.equals(build)) {
            return CellResult.refused("the worker on " + host() + " has another Outwit (build " + own + ", the driver "
                    + build + "); give all the same file.");
        }
        Experiment named = experiment.found();
        LabContext context = new LabContext(
                ProgressMonitor.NONE,
                Populations.SHIPPED,
                Optional.ofNullable(records).map(Path::of));
        String missing = named.missing(named.group(cell()), context).orElse("");
        if (!missing.isEmpty()) return CellResult.refused("on " + host() + " something is missing. " + missing);
        if (!named.inputs(named.group(cell()), context).fingerprint().equals(inputs)) {
            return CellResult.refused("the worker on " + host()
                    + " has other records or another population than the driver;" + " give all the same files.");
        }
        return CellResult.of(cell(), named.run(cell(), context));
    }

    private static String host() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            return "a machine without a name";
        }
    }
}
