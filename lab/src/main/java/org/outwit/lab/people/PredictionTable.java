package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;

/** How well some people were predicted. Means and intervals are over people. */
record PredictionTable(List<Measurement> measurements) {

    PredictionTable(LabResults results) {
        this(List.copyOf(results.measurements().values()));
    }

    boolean isEmpty() {
        return measurements.isEmpty();
    }

    int people() {
        return measurements.size();
    }

    long decisions() {
        return Math.round(measurements.stream()
                .mapToDouble(each -> each.number("decisions"))
                .sum());
    }

    /** How many games were learned from, on average. */
    double learned() {
        return measurements.stream()
                .mapToDouble(each -> each.number("learned"))
                .average()
                .orElse(0);
    }

    /** The share in which the likeliest move was played; the prefix is that of a phase, or empty. */
    ConfidenceInterval top(String prefix) {
        return share(prefix, "hits");
    }

    private ConfidenceInterval share(String prefix, String what) {
        return ConfidenceInterval.ofMean(numbers(prefix, each -> each.number(prefix + what)));
    }

    /** A decision, of each person who has any. */
    private double[] numbers(String prefix, ToDoubleFunction<Measurement> sum) {
        return measurements.stream()
                .filter(each -> each.numbers().containsKey(prefix + "decisions"))
                .mapToDouble(each -> sum.applyAsDouble(each) / each.number(prefix + "decisions"))
                .toArray();
    }

    /** By how much the logarithm of the played move is better than by what anybody would play. */
    ConfidenceInterval gain() {
        return ConfidenceInterval.ofMean(gains());
    }

    private double[] gains() {
        return numbers("", each -> each.number("anybody.loss") - each.number("loss"));
    }

    List<String> anybodyRow() {
        return List.of(
                "nothing: anybody", text(share("", "anybody.hits"), 3), text(share("", "anybody.loss"), 3), "", "");
    }

    List<String> row(String name) {
        int better = 0;
        for (double gain : gains()) if (gain > 0) better++;
        return List.of(name, text(top(""), 3), text(share("", "loss"), 3), text(gain(), 4), better + " of " + people());
    }

    /** A row for each phase and for each half of the people by strength, as far as it is known. */
    List<List<String>> parts(List<String> phases) {
        List<List<String>> rows = new ArrayList<>();
        for (String phase : phases) {
            String prefix = phase.replace(' ', '-') + ".";
            long count = Math.round(measurements.stream()
                    .mapToDouble(each -> each.numbers().getOrDefault(prefix + "decisions", 0.0))
                    .sum());
            if (count > 0)
                rows.add(List.of(phase, String.valueOf(count), text(top(prefix), 3), text(share(prefix, "loss"), 3)));
        }
        List<Measurement> rated = measurements.stream()
                .filter(each -> each.numbers().containsKey("rating"))
                .sorted(Comparator.comparingDouble((Measurement each) -> each.number("rating")))
                .toList();
        if (rated.size() < 4) return rows;
        int half = rated.size() / 2;
        rows.add(new PredictionTable(rated.subList(0, half)).half("weaker"));
        rows.add(new PredictionTable(rated.subList(half, rated.size())).half("stronger"));
        return rows;
    }

    private List<String> half(String name) {
        String range = String.format(
                Locale.ROOT,
                "%s, %.0f to %.0f",
                name,
                measurements.get(0).number("rating"),
                measurements.get(measurements.size() - 1).number("rating"));
        return List.of(range, String.valueOf(decisions()), text(top(""), 3), text(share("", "loss"), 3));
    }

    /** The mean distance of what was claimed of favourites from how often they were played, over tenths of probability. */
    double calibrationError() {
        double sum = 0;
        for (int bin = 0; bin < Stranger.BINS; bin++) {
            String name = "bin" + bin;
            double distance = 0;
            for (Measurement each : measurements) {
                distance += each.numbers().getOrDefault(name + ".claimed", 0.0);
                distance -= each.numbers().getOrDefault(name + ".played", 0.0);
            }
            sum += Math.abs(distance);
        }
        return sum / Math.max(1, decisions());
    }

    /** Without ends where there is one person alone. */
    static String text(ConfidenceInterval number, int decimals) {
        return Double.isFinite(number.halfWidth())
                ? number.text(decimals)
                : String.format(Locale.ROOT, "%." + decimals + "f", number.estimate());
    }
}
