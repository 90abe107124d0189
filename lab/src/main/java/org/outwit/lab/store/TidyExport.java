package org.outwit.lab.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.outwit.lab.database.Sql;
import org.outwit.lab.experiment.MeasuredNumber;
import org.outwit.lab.experiment.NumberMeanings;

/**
 * Finished cells as a tidy table (Wickham, <i>Tidy data</i>, 2014): a row for each number, with the conditions as columns. Texts are left out. They
 * are gone through twice, first for the columns, and never held all at once.
 */
final class TidyExport {

    private static final String QUANTITY = "quantity";
    private static final String VALUE = "value";
    private static final String UNIT = "unit";
    private static final List<String> FIRST = List.of("experiment", "version", CsvColumns.INPUTS);
    private static final List<String> LAST = List.of("seed", QUANTITY, VALUE, UNIT);

    private final Sql sql;
    private final Set<String> experiments;
    private final NumberMeanings meanings;
    private final Map<String, TidySummary.Field> parameters = new LinkedHashMap<>();
    private final Map<String, MeasuredNumber> quantities = new TreeMap<>();
    private long rows;

    /** @param experiments those to write; all where there are none */
    TidyExport(Sql sql, Set<String> experiments, NumberMeanings meanings) {
        this.sql = sql;
        this.experiments = experiments;
        this.meanings = meanings;
    }

    TidySummary write(Writer out) throws SQLException {
        each(this::meet);
        List<String> head = new ArrayList<>(FIRST);
        for (String each : parameters.keySet()) head.add(column(each));
        head.addAll(LAST);
        line(out, head);
        each(row -> lines(out, row));
        return new TidySummary(rows, fields(), quantities);
    }

    /** A parameter that is called as one of our columns is told apart from it. */
    private static String column(String parameter) {
        return FIRST.contains(parameter) || LAST.contains(parameter) ? parameter + " (parameter)" : parameter;
    }

    private void meet(FinishedCell row) {
        row.parsed().parameters().forEach((name, value) -> {
            TidySummary.Field before = parameters.get(name);
            boolean number = isNumber(value) && (before == null || before.number());
            String unit = meanings.unitOfParameter(row.experiment(), name);
            String known = before == null ? unit : before.unit();
            parameters.put(
                    name,
                    new TidySummary.Field(
                            column(name), number, known.equals(unit) ? unit : "", "a condition that was set"));
        });
        for (String each : row.measurement().numbers().keySet())
            quantities.put(row.experiment() + " " + each, meanings.of(row.experiment(), each));
    }

    private static boolean isNumber(String text) {
        return text.matches("-?[0-9]+(\\.[0-9]+)?");
    }

    private List<TidySummary.Field> fields() {
        List<TidySummary.Field> fields = new ArrayList<>();
        fields.add(TidySummary.Field.text("experiment", "which experiment"));
        fields.add(TidySummary.Field.number(
                "version", "of what is measured; numbers of two versions are not the same thing"));
        fields.add(TidySummary.Field.text(
                "inputs", "fingerprint of the records, people and program it was measured with"));
        fields.addAll(parameters.values());
        fields.add(TidySummary.Field.number("seed", "of all that is random; the sampling unit"));
        fields.add(TidySummary.Field.text(QUANTITY, "what was measured"));
        fields.add(TidySummary.Field.number(VALUE, "the number, with all its digits"));
        fields.add(TidySummary.Field.text(UNIT, "what the value is counted in; empty where nobody says it"));
        return fields;
    }

    private void lines(Writer out, FinishedCell row) {
        Map<String, String> conditions = row.parsed().parameters();
        row.measurement().numbers().forEach((name, number) -> {
            List<String> fields = new ArrayList<>(List.of(row.experiment(), "" + row.version(), row.inputs()));
            for (String each : parameters.keySet()) fields.add(conditions.getOrDefault(each, ""));
            fields.addAll(List.of(
                    "" + row.seed(),
                    name,
                    MeasurementNumbers.text(number),
                    meanings.of(row.experiment(), name).unit()));
            line(out, fields);
            rows++;
        });
    }

    private static void line(Writer out, List<String> fields) {
        try {
            out.write(CsvColumns.joined(fields) + "\n");
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
