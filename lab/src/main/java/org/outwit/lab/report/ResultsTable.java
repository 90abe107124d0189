package org.outwit.lab.report;

import java.io.IOException;
import java.io.Writer;
import java.util.Map;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.store.CsvColumns;

/** Results as CSV, with the columns of an export. */
public final class ResultsTable {

    private ResultsTable() {}

    /** Returns how many lines there are below the head. */
    public static long write(String id, int version, LabResults results, Writer out) throws IOException {
        CsvColumns columns = CsvColumns.ofExperiments();
        results.measurements().forEach(columns::add);
        out.write(columns.head() + "\n");
        for (Map.Entry<Cell, Measurement> each : results.measurements().entrySet()) {
            Cell cell = each.getKey();
            out.write(columns.line(cell, each.getValue(), id, version, cell.inputs()) + "\n");
        }
        return results.count();
    }
}
