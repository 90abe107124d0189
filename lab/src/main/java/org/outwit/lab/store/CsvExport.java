package org.outwit.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Set;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;

/**
 * All finished cells as CSV, in the order of experiments, versions, parameters and seeds. They are gone through twice, first for the
 * columns, and never held all at once.
 */
final class CsvExport {

    private static final int ROWS_AT_A_TIME = 1000;

    private final Connection connection;
    private final Set<String> experiments;
    private final CsvColumns columns = new CsvColumns("experiment", "version");
    private long rows;

    /** @param experiments those to write; all where there are none */
    CsvExport(Connection connection, Set<String> experiments) {
        this.connection = connection;
        this.experiments = experiments;
    }

    /** Something to do with each row. */
    @FunctionalInterface
    private interface Row {
        void read(Measured what, Cell cell, Measurement outcome) throws IOException;
    }

    /** Returns how many lines there are below the head. */
    long write(Writer out) throws SQLException {
        try {
            each((what, cell, outcome) -> columns.add(cell, outcome));
            out.write(columns.head() + "\n");
            each((what, cell, outcome) -> {
                out.write(columns.line(cell, outcome, what.experiment(), what.version()) + "\n");
                rows++;
            });
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void each(Row each) throws SQLException, IOException {
        try (PreparedStatement select =
                connection.prepareStatement("select experiment, version, cell, seed, numbers, details from lab_cell"
                        + " where finished is not null order by experiment, version, cell, seed")) {
            select.setFetchSize(ROWS_AT_A_TIME);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    if (!experiments.isEmpty() && !experiments.contains(row.getString(1))) continue;
                    each.read(
                            new Measured(row.getString(1), row.getInt(2)),
                            Cell.parse(row.getString(3), row.getLong(4)),
                            new Measurement(OutcomeNumbers.read(row.getString(5)), row.getString(6)));
                }
            }
        }
    }
}
