package org.outwit.cluster;

import java.io.Serializable;
import java.util.TreeMap;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measurement;

/**
 * What comes back from a worker.
 *
 * @param refusal why the worker would not measure, or null
 */
record CellResult(String key, long seed, String inputs, TreeMap<String, Double> numbers, String text, String refusal)
        implements Serializable {

    static CellResult of(Cell cell, Measurement measurement) {
        return new CellResult(
                cell.key(), cell.seed(), cell.inputs(), new TreeMap<>(measurement.numbers()), measurement.text(), null);
    }

    static CellResult refused(String sentence) {
        return new CellResult("", 0, "", new TreeMap<>(), "", sentence);
    }

    Cell cell() {
        return Cell.parse(key, seed).measuredWith(inputs);
    }

    Measurement measurement() {
        return new Measurement(numbers, text);
    }
}
