package org.outwit.lab.results;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.store.CsvColumns;

/** Shipped runs as CSV, with the columns of an export of a store. */
public final class ShippedExport {

    private ShippedExport() {}

    /** Returns how many lines there are below the head; experiments without a run have none. */
    public static long write(List<Experiment> experiments, Writer out) throws IOException {
        List<LabResults> runs = experiments.stream().map(ShippedRuns::results).toList();
        CsvColumns columns = CsvColumns.ofExperiments();
        runs.forEach(run -> run.measurements().forEach(columns::add));
        out.write(columns.head() + "\n");
        long rows = 0;
        for (int i = 0; i < runs.size(); i++) {
            String id = experiments.get(i).about().id();
            int version = experiments.get(i).version();
            for (Map.Entry<Cell, Measurement> each : runs.get(i).measurements().entrySet()) {
                out.write(columns.line(
                                each.getKey(),
                                each.getValue(),
                                id,
                                version,
                                each.getKey().inputs()) + "\n");
                rows++;
            }
        }
        return rows;
    }
}
