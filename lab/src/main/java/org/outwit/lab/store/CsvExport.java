package org.outwit.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.sql.SQLException;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.lab.database.Sql;

/**
 * All finished cells as CSV, in the order of experiments, versions, inputs, parameters and seeds. They are gone through twice, first for the
 * columns, and never held all at once.
 */
final class CsvExport {

    private final Sql sql;
    private final Set<String> experiments;
    private final CsvColumns columns = CsvColumns.ofExperiments();
    private long rows;

    /** @param experiments those to write; all where there are none */
    CsvExport(Sql sql, Set<String> experiments) {
        this.sql = sql;
        this.experiments = experiments;
    }

    /** Returns how many lines there are below the head. */
    long write(Writer out) throws SQLException {
        each(row -> columns.add(row.parsed(), row.measurement()));
        line(out, columns.head());
        each(row -> {
            line(out, columns.line(row.parsed(), row.measurement(), row.experiment(), row.version(), row.inputs()));
            rows++;
        });
        return rows;
    }

    private static void line(Writer out, String line) {
        try {
            out.write(line + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void each(Consumer<FinishedCell> each) throws SQLException {
        String all = FinishedCell.SELECT + " order by experiment, version, inputs, cell, seed";
        sql.each(all, FinishedCell.ROW, row -> {
            if (experiments.isEmpty() || experiments.contains(row.experiment())) each.accept(row);
        });
    }
}
