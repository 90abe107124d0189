package org.outwit.lab.results;

import java.util.Collection;
import java.util.Map;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.RunOrigin;
import org.outwit.lab.experiment.Size;

/**
 * What is known of a shipped run without reading its cells.
 *
 * @param cells how many there are
 */
public record ShippedRunHead(Measured what, int cells, RunOrigin origin, Map<String, Inputs> inputs) {

    /** Why it is not what this program would measure, as a sentence; empty where nothing speaks against it. */
    public String staleBecause(Experiment experiment, LabContext context) {
        int version = experiment.version();
        if (what.version() != version)
            return "The shipped run is of version " + what.version() + "; this program measures version " + version
                    + ".";
        Collection<Inputs> now = context.inputs(experiment, Size.FULL).values();
        for (Inputs each : now) {
            if (!each.list().isEmpty() && !inputs.containsKey(each.fingerprint()))
                return "The shipped run was measured with other inputs than this program has now.";
        }
        return "";
    }
}
