package org.outwit.lab.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.RunOrigin;
import org.outwit.lab.experiment.Size;

/**
 * A full run with all its cells.
 *
 * @param inputs what cells were measured with, by fingerprint
 */
public record ShippedRun(
        Measured what, RunOrigin origin, Map<String, Inputs> inputs, Map<Cell, Measurement> measurements) {

    /** The results as this program's experiment has its cells: of each game with the inputs that it was measured with. */
    public LabResults results(Experiment experiment) {
        Map<Cell, List<Cell>> measuredAs = new LinkedHashMap<>();
        for (Cell each : measurements.keySet())
            measuredAs
                    .computeIfAbsent(each.measuredWith(""), cell -> new ArrayList<>())
                    .add(each);
        List<Cell> cells = experiment.cells(Size.FULL).stream()
                .flatMap(each -> measuredAs.getOrDefault(each, List.of()).stream())
                .toList();
        return LabResults.of(Size.FULL, cells, measurements).shipped(origin, inputs);
    }
}
