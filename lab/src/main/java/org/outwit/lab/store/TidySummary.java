package org.outwit.lab.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.lab.experiment.MeasuredNumber;

/**
 * What is in a tidy table: its columns, and the quantities in it.
 *
 * @param quantities by experiment and name
 */
public record TidySummary(long rows, List<Field> fields, Map<String, MeasuredNumber> quantities) {

    /**
     * A column.
     *
     * @param number whether all that stands there are numbers
     * @param unit what they are counted in; empty where nobody says it, and where experiments do not agree
     */
    public record Field(String name, boolean number, String unit, String meaning) {

        static Field text(String name, String meaning) {
            return new Field(name, false, "", meaning);
        }

        static Field number(String name, String meaning) {
            return new Field(name, true, "", meaning);
        }
    }

    /** A description of the file in the form of a Tabular Data Resource (Frictionless Data), which other programs read. */
    public Map<String, Object> schema(String file) {
        Map<String, Object> resource = new LinkedHashMap<>();
        resource.put("profile", "tabular-data-resource");
        resource.put("path", file);
        resource.put("encoding", "utf-8");
        List<Map<String, Object>> columns = new ArrayList<>();
        for (Field each : fields) {
            Map<String, Object> column = new LinkedHashMap<>();
            column.put("name", each.name());
            column.put("type", each.number() ? "number" : "string");
            if (!each.unit().isEmpty()) column.put("unit", each.unit());
            column.put("description", each.meaning());
            columns.add(column);
        }
        resource.put("schema", Map.of("fields", columns));
        List<Map<String, Object>> measured = new ArrayList<>();
        quantities.forEach((key, number) -> {
            Map<String, Object> quantity = new LinkedHashMap<>();
            quantity.put("experiment", key.substring(0, key.lastIndexOf(' ')));
            quantity.put("quantity", number.name());
            quantity.put("unit", number.unit());
            quantity.put("description", number.meaning());
            measured.add(quantity);
        });
        resource.put("quantities", measured);
        return resource;
    }
}
