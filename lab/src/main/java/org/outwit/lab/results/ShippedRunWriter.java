package org.outwit.lab.results;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.RunOrigin;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.store.MeasurementNumbers;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes a run as lines of JSON: first what it is, then a line for each combination of parameters with the numbers of all its seeds beside each
 * other, or one for all where they are the same. So parameters stand there once, and a change shows which combinations came out differently.
 */
public final class ShippedRunWriter {

    static final String KIND = "results";
    static final int VERSION = 1;

    /** Before the name of a number, so that it is like no other key. */
    static final String NUMBER = "n:";

    private static final JsonFactory JSON = new JsonFactory();

    private ShippedRunWriter() {}

    /** Cells that differ in nothing but their seeds. */
    private record Block(String cell, String inputs, Set<String> names) {}

    public static String text(ShippedRun run) {
        StringBuilder text = new StringBuilder(head(run)).append('\n');
        Map<Block, List<Cell>> blocks = new LinkedHashMap<>();
        run.measurements()
                .forEach((cell, measurement) -> blocks.computeIfAbsent(
                                new Block(
                                        cell.key(),
                                        cell.inputs(),
                                        measurement.numbers().keySet()),
                                block -> new ArrayList<>())
                        .add(cell));
        blocks.forEach((block, cells) ->
                text.append(line(block, cells, run.measurements())).append('\n'));
        return text.toString();
    }

    private static String head(ShippedRun run) {
        StringWriter text = new StringWriter();
        RunOrigin origin = run.origin();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("outwit", KIND);
            json.writeNumberProperty("version", VERSION);
            json.writeStringProperty("experiment", run.what().experiment());
            json.writeNumberProperty("measures", run.what().version());
            json.writeStringProperty("size", Size.FULL.word());
            json.writeNumberProperty("cells", run.measurements().size());
            json.writeStringProperty("program", origin.program());
            json.writeName("builds");
            texts(json, origin.builds());
            json.writeStringProperty("from", origin.from().toString());
            json.writeStringProperty("to", origin.to().toString());
            json.writeNumberProperty("seconds", origin.processorTime().toSeconds());
            json.writeName("inputs");
            json.writeStartArray();
            run.inputs().forEach((fingerprint, inputs) -> inputs(json, fingerprint, inputs));
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void inputs(JsonGenerator json, String fingerprint, Inputs inputs) {
        for (Inputs.Input each : inputs.list()) {
            json.writeStartObject();
            json.writeStringProperty("fingerprint", fingerprint);
            json.writeStringProperty("name", each.name());
            json.writeStringProperty("hash", each.hash());
            json.writeEndObject();
        }
    }

    private static String line(Block block, List<Cell> cells, Map<Cell, Measurement> measurements) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("cell", block.cell());
            if (!block.inputs().isEmpty()) json.writeStringProperty("inputs", block.inputs());
            json.writeStringProperty(
                    "seeds", SeedList.write(cells.stream().map(Cell::seed).toList()));
            for (String name : block.names()) {
                json.writeName(NUMBER + name);
                numbers(
                        json,
                        cells.stream()
                                .map(each -> measurements.get(each).number(name))
                                .toList());
            }
            List<String> texts =
                    cells.stream().map(each -> measurements.get(each).text()).toList();
            if (texts.stream().anyMatch(each -> !each.isEmpty())) {
                json.writeName("text");
                texts(json, texts);
            }
            json.writeEndObject();
        }
        return text.toString();
    }

    /** One of them where all are the same, bit by bit. */
    private static void numbers(JsonGenerator json, List<Double> numbers) {
        if (numbers.stream().distinct().count() == 1) {
            number(json, numbers.get(0));
            return;
        }
        json.writeStartArray();
        for (double each : numbers) number(json, each);
        json.writeEndArray();
    }

    private static void texts(JsonGenerator json, List<String> texts) {
        json.writeStartArray();
        texts.forEach(json::writeString);
        json.writeEndArray();
    }

    /** With all its digits; JSON has no infinite numbers. */
    private static void number(JsonGenerator json, double number) {
        if (Double.isFinite(number)) json.writeNumber(MeasurementNumbers.text(number));
        else json.writeString(MeasurementNumbers.text(number));
    }
}
