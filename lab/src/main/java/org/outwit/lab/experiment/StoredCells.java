package org.outwit.lab.experiment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a store has of an experiment, measured with whatever inputs. Of each game one choice of inputs is shown and never a mixture.
 *
 * @param store knows what inputs are
 * @param measurements in the order in which they were finished
 */
public record StoredCells(Experiment experiment, ResultStore store, Map<Cell, Measurement> measurements) {

    public static StoredCells of(Experiment experiment, ResultStore store) {
        return new StoredCells(experiment, store, store.measurements(experiment.measured()));
    }

    /** The cells of a size with the inputs of what was finished last of their game. */
    public List<Cell> newest(Size size) {
        List<Cell> asked = experiment.cells(size);
        Map<String, String> newest = newest(new HashSet<>(asked));
        List<Cell> cells = new ArrayList<>();
        for (Cell each : asked) cells.add(each.measuredWith(newest.getOrDefault(experiment.group(each), "")));
        return cells;
    }

    /** What there is of {@link #newest(Size)}. */
    public LabResults results(Size size) {
        return results(size, newest(size));
    }

    /** What there is of these cells. */
    LabResults results(Size size, List<Cell> cells) {
        return LabResults.of(size, cells, measurements).describedBy(store);
    }

    /** Those that were measured with other inputs than what was finished last of their game. */
    public List<Cell> stale() {
        Set<Cell> all = new HashSet<>();
        measurements.keySet().forEach(each -> all.add(each.measuredWith("")));
        Map<String, String> newest = newest(all);
        return measurements.keySet().stream()
                .filter(each -> !each.inputs().equals(newest.get(experiment.group(each))))
                .toList();
    }

    /** The inputs of what was finished last among these cells, by game. */
    private Map<String, String> newest(Set<Cell> asked) {
        Map<String, String> newest = new LinkedHashMap<>();
        for (Cell each : measurements.keySet())
            if (asked.contains(each.measuredWith(""))) newest.put(experiment.group(each), each.inputs());
        return newest;
    }
}
