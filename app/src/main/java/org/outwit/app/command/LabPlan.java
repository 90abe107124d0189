package org.outwit.app.command;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import org.outwit.draw.text.Columns;
import org.outwit.lab.experiment.RunOrigin;
import org.outwit.lab.results.RunForecast;

/** What a run is about to do, before it begins: a line for each experiment that has something missing, and how long all of it takes. */
record LabPlan(List<RunForecast> forecasts) {

    void print(PrintWriter to) {
        List<RunForecast> open =
                forecasts.stream().filter(each -> each.missing() > 0).toList();
        int finished = forecasts.size() - open.size();
        if (open.isEmpty()) {
            to.println("Nothing is left to measure: " + experiments(finished) + " finished.");
            to.flush();
            return;
        }
        Columns columns = new Columns("to measure", "cells", "processor time");
        for (RunForecast each : open)
            columns.row(
                    each.experiment().about().id(),
                    String.valueOf(each.missing()),
                    each.processorTime().map(LabPlan::about).orElse("not known"));
        columns.print(to);
        to.println(total(open) + (finished == 0 ? "" : " " + finished + " of " + forecasts.size() + " are finished."));
        to.flush();
    }

    private static String total(List<RunForecast> open) {
        Duration known =
                open.stream().flatMap(each -> each.processorTime().stream()).reduce(Duration.ZERO, Duration::plus);
        long unknown =
                open.stream().filter(each -> each.processorTime().isEmpty()).count();
        String many = experiments(open.size()) + " to measure";
        if (unknown == open.size()) return many + "; how long it takes is not known before some cells are finished.";
        return many + ", " + about(known) + " of processor time"
                + (unknown == 0 ? "." : " and what " + unknown + " more take, which is not known.");
    }

    private static String experiments(int count) {
        return count + (count == 1 ? " experiment" : " experiments");
    }

    private static String about(Duration time) {
        return "about " + RunOrigin.time(time.toSeconds());
    }
}
