package org.outwit.lab.report;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.outwit.draw.report.Report;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Outcome;
import org.outwit.lab.experiment.Results;
import org.outwit.trees.JsonOutput;

/** What was measured, cell by cell, for other programs. */
final class ResultsText {

    private ResultsText() {}

    /** A column for each parameter, the seed, and a column for each number. */
    static String csv(Results results) {
        Set<String> parameters = new LinkedHashSet<>();
        Set<String> numbers = new LinkedHashSet<>();
        results.outcomes().forEach((cell, outcome) -> {
            parameters.addAll(cell.parameters().keySet());
            numbers.addAll(outcome.numbers().keySet());
        });
        StringBuilder text = new StringBuilder();
        line(
                text,
                Stream.of(parameters.stream(), Stream.of("seed"), numbers.stream())
                        .flatMap(each -> each));
        results.outcomes().forEach((cell, outcome) -> {
            List<String> row = new ArrayList<>();
            for (String each : parameters) row.add(cell.parameters().getOrDefault(each, ""));
            row.add(String.valueOf(cell.seed()));
            for (String each : numbers) {
                Double number = outcome.numbers().get(each);
                row.add(number == null ? "" : number(number));
            }
            line(text, row.stream());
        });
        return text.toString();
    }

    private static void line(StringBuilder text, Stream<String> fields) {
        text.append(fields.map(ResultsText::field).collect(Collectors.joining(",")))
                .append('\n');
    }

    private static String field(String text) {
        return text.matches("[^,\"\n\r]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    /** Whole numbers without a point, others to the last digit. */
    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }

    /** The report without its plots, and all cells. */
    static String json(Report report, Results results) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("experiment", report.id());
        object.put("source", report.source());
        object.put("question", report.question());
        object.put("verdict", report.finding().verdict().words());
        object.put("because", report.finding().because());
        object.put("size", report.size());
        object.put("command", report.command());
        object.put(
                "cells",
                results.outcomes().entrySet().stream()
                        .map(each -> cell(each.getKey(), each.getValue()))
                        .toList());
        StringWriter text = new StringWriter();
        try (JsonOutput json = new JsonOutput(text)) {
            json.value(object);
        }
        return text + "\n";
    }

    private static Map<String, Object> cell(Cell cell, Outcome outcome) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("parameters", cell.parameters());
        object.put("seed", cell.seed());
        object.put("numbers", outcome.numbers());
        if (!outcome.text().isEmpty()) object.put("text", outcome.text());
        return object;
    }
}
