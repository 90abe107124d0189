package org.outwit.lab.store;

import org.outwit.lab.database.RecordRow;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measurement;

/** A row of what is finished. */
record FinishedCell(
        String experiment, int version, String inputs, String cell, long seed, String numbers, String details) {

    static final RecordRow<FinishedCell> ROW = new RecordRow<>(FinishedCell.class);

    static final String SELECT =
            "select experiment, version, inputs, cell, seed, numbers, details from lab_cell where finished is not null";

    Cell parsed() {
        return Cell.parse(cell, seed).measuredWith(inputs);
    }

    Measurement measurement() {
        return new Measurement(MeasurementNumbers.read(numbers), details);
    }
}
