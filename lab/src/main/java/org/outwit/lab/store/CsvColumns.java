package org.outwit.lab.store;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measurement;

/** Cells as lines of CSV (RFC 4180): a column for each parameter, the seed, a column for each number, and the text where there is any. */
public final class CsvColumns {

    /** The fingerprint of what a cell was measured with; empty where it has no inputs. */
    static final String INPUTS = "inputs";

    private static final String SEED = "seed";
    private static final String TEXT = "text";
    private static final Pattern PLAIN = Pattern.compile("[^,\"\n\r]*");

    private final List<String> first;
    private final Set<String> parameters = new LinkedHashSet<>();
    private final Set<String> numbers = new LinkedHashSet<>();
    private boolean hasText;

    /** @param first columns before those of the cell, whose fields are given with each line */
    public CsvColumns(String... first) {
        this.first = List.of(first);
    }

    /** For cells of many experiments, each line with what it belongs to: an experiment, its version, and the fingerprint of the inputs. */
    public static CsvColumns ofExperiments() {
        return new CsvColumns("experiment", "version", INPUTS);
    }

    /** Makes room for what this cell has. */
    public void add(Cell cell, Measurement measurement) {
        parameters.addAll(cell.parameters().keySet());
        numbers.addAll(measurement.numbers().keySet());
        hasText |= !measurement.text().isEmpty();
    }

    /** The names of all columns. Where two would have the same, one says what it is. */
    public String head() {
        Set<String> taken = new LinkedHashSet<>(first);
        taken.add(SEED);
        if (hasText) taken.add(TEXT);
        List<String> fields = new ArrayList<>(first);
        for (String each : parameters) fields.add(unlike(taken, each, " (parameter)"));
        fields.add(SEED);
        for (String each : numbers) fields.add(unlike(taken, each, " (measured)"));
        if (hasText) fields.add(TEXT);
        return joined(fields);
    }

    private static String unlike(Set<String> taken, String name, String what) {
        String free = name;
        while (!taken.add(free)) free += what;
        return free;
    }

    public String line(Cell cell, Measurement measurement, Object... first) {
        List<String> fields = new ArrayList<>();
        for (Object each : first) fields.add(String.valueOf(each));
        for (String each : parameters) fields.add(cell.parameters().getOrDefault(each, ""));
        fields.add(String.valueOf(cell.seed()));
        for (String each : numbers) {
            Double number = measurement.numbers().get(each);
            fields.add(number == null ? "" : MeasurementNumbers.text(number));
        }
        if (hasText) fields.add(measurement.text());
        return joined(fields);
    }

    static String joined(List<String> fields) {
        return fields.stream().map(CsvColumns::field).collect(Collectors.joining(","));
    }

    private static String field(String text) {
        return PLAIN.matcher(text).matches() ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
