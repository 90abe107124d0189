package org.outwit.lab.report;

import java.io.IOException;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportInput;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.trees.JsonOutput;

/** What was measured, cell by cell, for other programs. */
final class ResultsText {

    private ResultsText() {}

    /** A line for each cell, as an export has them. */
    static String csv(ExperimentReport report, LabResults results) throws IOException {
        StringWriter text = new StringWriter();
        ResultsTable.write(report.id(), report.version(), results, text);
        return text.toString();
    }

    /** The report without its plots, and all cells. */
    static String json(ExperimentReport report, LabResults results) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("experiment", report.id());
        object.put("source", report.source());
        object.put("question", report.question());
        object.put("verdict", report.finding().verdict().words());
        object.put("because", report.finding().because());
        object.put("rule", report.finding().rule());
        object.put("conditions", report.finding().conditions());
        object.put("size", report.size());
        if (!report.origin().label().isEmpty())
            object.put("origin", report.origin().sentence());
        object.put("version", report.version());
        object.put("seeds", report.seeds());
        object.put("inputs", report.inputs().stream().map(ResultsText::input).toList());
        object.put("command", report.command());
        object.put(
                "cells",
                results.measurements().entrySet().stream()
                        .map(each -> cell(each.getKey(), each.getValue()))
                        .toList());
        StringWriter text = new StringWriter();
        try (JsonOutput json = new JsonOutput(text)) {
            json.value(object);
        }
        return text + "\n";
    }

    private static Map<String, Object> input(ReportInput input) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("fingerprint", input.fingerprint());
        object.put("name", input.name());
        object.put("hash", input.hash());
        return object;
    }

    private static Map<String, Object> cell(Cell cell, Measurement measurement) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("parameters", cell.parameters());
        object.put("seed", cell.seed());
        object.put("inputs", cell.inputs());
        object.put("numbers", measurement.numbers());
        if (!measurement.text().isEmpty()) object.put("text", measurement.text());
        return object;
    }
}
