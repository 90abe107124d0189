package org.outwit.lab.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;

/**
 * Reads what {@link DatabaseStore#export} wrote. Parameters are the columns before the seed and numbers those after it; a field that is
 * empty is one that the cell does not have. So all that was exported comes back as it was.
 */
public final class CsvImport {

    private static final String PARAMETER = " (parameter)";
    private static final String MEASURED = " (measured)";

    /** A finished cell, and what it belongs to. */
    public record Row(Measured what, Cell cell, Measurement measurement) {}

    private final String place;
    private final List<String> head;
    private final int first; // column of the cell
    private final int seed;
    private final boolean hasText;

    private CsvImport(String place, List<String> head) {
        this.place = place;
        this.head = head;
        // Until inputs were part of results there was no such column.
        this.first = head.size() > 2 && head.get(2).equals(CsvColumns.INPUTS) ? 3 : 2;
        this.seed = head.indexOf("seed");
        this.hasText = head.get(head.size() - 1).equals("text");
        if (seed < first || !head.subList(0, 2).equals(List.of("experiment", "version")))
            throw new InputException(place + ": expected what 'outwit lab export' writes, which begins with"
                    + " experiment,version and has a column seed; found " + String.join(",", head) + ".");
    }

    /** @param place the name of the file, for refusals */
    public static List<Row> read(String csv, String place) {
        List<List<String>> records = new CsvFields(csv).records();
        if (records.isEmpty()) throw new InputException(place + ": the file is empty.");
        CsvImport columns = new CsvImport(place, records.get(0));
        List<Row> rows = new ArrayList<>();
        for (int i = 1; i < records.size(); i++) rows.add(columns.row(records.get(i), i + 1));
        return rows;
    }

    private Row row(List<String> fields, int number) {
        if (fields.size() != head.size())
            throw new InputException(place + ", record " + number + ": expected " + head.size() + " fields, found "
                    + fields.size() + ".");
        try {
            Map<String, String> parameters = new LinkedHashMap<>();
            for (int i = first; i < seed; i++) put(parameters, head.get(i), PARAMETER, fields.get(i));
            Map<String, String> numbers = new LinkedHashMap<>();
            int end = hasText ? head.size() - 1 : head.size();
            for (int i = seed + 1; i < end; i++) put(numbers, head.get(i), MEASURED, fields.get(i));
            Map<String, Double> values = new TreeMap<>();
            numbers.forEach((name, value) -> values.put(name, Double.valueOf(value)));
            Object[] words = parameters.entrySet().stream()
                    .flatMap(each -> List.<Object>of(each.getKey(), each.getValue()).stream())
                    .toArray();
            return new Row(
                    new Measured(fields.get(0), Integer.parseInt(fields.get(1))),
                    Cell.of(Long.parseLong(fields.get(seed)), words).measuredWith(first == 2 ? "" : fields.get(2)),
                    new Measurement(values, hasText ? fields.get(end) : ""));
        } catch (IllegalArgumentException e) {
            throw new InputException(place + ", record " + number + ": " + e.getMessage());
        }
    }

    private static void put(Map<String, String> fields, String column, String mark, String value) {
        String name = column;
        while (name.endsWith(mark)) name = name.substring(0, name.length() - mark.length());
        if (!value.isEmpty()) fields.put(name, value);
    }
}
