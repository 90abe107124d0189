package org.outwit.lab.results;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.RunOrigin;
import org.outwit.learn.model.Field;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what {@link ShippedRunWriter} wrote; every number comes back with the same bits. */
final class ShippedRunReader {

    private static final JsonMapper JSON = JsonMapper.shared();

    private ShippedRunReader() {}

    /** @param place the name of the file, for refusals */
    static ShippedRun read(String text, String place) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty()) throw new InputException(place + ": the file is empty.");
        ShippedRunHead head = head(lines.get(0), place);
        Map<Cell, Measurement> measurements = new LinkedHashMap<>();
        for (int i = 1; i < lines.size(); i++) {
            try {
                block(JSON.readTree(lines.get(i)), measurements);
            } catch (JacksonException | IllegalArgumentException | IndexOutOfBoundsException e) {
                throw new InputException(
                        place + ", line " + (i + 1) + ": expected parameters, seeds and a number of each"
                                + " for every seed: " + e.getMessage(),
                        e);
            }
        }
        if (measurements.size() != head.cells())
            throw new InputException(place + ": expected " + head.cells() + " cells as the first line says, found "
                    + measurements.size() + ".");
        return new ShippedRun(head.what(), head.origin(), head.inputs(), measurements);
    }

    /** What the first line says. */
    static ShippedRunHead head(String line, String place) {
        try {
            Field head = Field.file(line, "file of shipped results", ShippedRunWriter.KIND, ShippedRunWriter.VERSION);
            List<String> builds = new ArrayList<>();
            for (JsonNode each : head.node().path("builds")) builds.add(each.asString());
            Map<String, Inputs> inputs = new LinkedHashMap<>();
            for (Field each : head.list("inputs"))
                inputs.merge(
                        each.text("fingerprint"),
                        Inputs.NONE.and(each.text("name"), each.text("hash")),
                        (some, more) -> some.and(each.text("name"), each.text("hash")));
            return new ShippedRunHead(
                    new Measured(head.text("experiment"), head.whole("measures")),
                    head.whole("cells"),
                    new RunOrigin(
                            head.text("program"),
                            builds,
                            LocalDate.parse(head.text("from")),
                            LocalDate.parse(head.text("to")),
                            Duration.ofSeconds(head.count("seconds"))),
                    inputs);
        } catch (IllegalArgumentException | DateTimeException e) {
            throw new InputException(place + ": " + e.getMessage(), e);
        }
    }

    private static void block(JsonNode block, Map<Cell, Measurement> measurements) {
        String key = block.path("cell").stringValue();
        String inputs = block.path("inputs").asString("");
        List<Long> seeds = SeedList.read(block.path("seeds").stringValue());
        JsonNode texts = block.path("text");
        for (int i = 0; i < seeds.size(); i++) {
            Map<String, Double> numbers = new TreeMap<>();
            for (String name : block.propertyNames())
                if (name.startsWith(ShippedRunWriter.NUMBER))
                    numbers.put(
                            name.substring(ShippedRunWriter.NUMBER.length()), number(block.get(name), i, seeds.size()));
            Measurement measurement = new Measurement(
                    numbers, texts.isMissingNode() ? "" : texts.get(i).stringValue());
            Cell cell = Cell.parse(key, seeds.get(i)).measuredWith(inputs);
            if (measurements.put(cell, measurement) != null)
                throw new IllegalArgumentException("the cell " + cell + " stands there twice.");
        }
    }

    private static double number(JsonNode written, int i, int seeds) {
        if (written.isArray() && written.size() != seeds)
            throw new IllegalArgumentException("there are " + written.size() + " numbers for " + seeds + " seeds.");
        JsonNode number = written.isArray() ? written.get(i) : written;
        return number.isString() ? Double.parseDouble(number.stringValue()) : number.doubleValue();
    }
}
