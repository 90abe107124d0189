package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;

/** Two rows of an experiment, cell by cell: those cells that both have with the same seed, so that luck is the same for both. */
record MatchedCells(List<Measurement> first, List<Measurement> second) {

    static MatchedCells of(LabResults one, LabResults other) {
        Map<Long, Measurement> others = new LinkedHashMap<>();
        other.measurements().forEach((cell, measurement) -> others.put(cell.seed(), measurement));
        List<Measurement> first = new ArrayList<>();
        List<Measurement> second = new ArrayList<>();
        one.measurements().forEach((cell, measurement) -> {
            Measurement same = others.get(cell.seed());
            if (same == null) return;
            first.add(measurement);
            second.add(same);
        });
        return new MatchedCells(first, second);
    }

    /** How much more, on average, the first came to than the second. */
    ConfidenceInterval difference(String number) {
        return ConfidenceInterval.ofDifference(numbers(first, number), numbers(second, number));
    }

    private static double[] numbers(List<Measurement> measurements, String name) {
        return measurements.stream().mapToDouble(each -> each.number(name)).toArray();
    }

    /** Such as "1.534 ± 0.026"; without ends where there is one cell alone. */
    static String text(ConfidenceInterval number) {
        String text = Double.isFinite(number.halfWidth())
                ? number.text(3)
                : String.format(Locale.ROOT, "%.3f", number.estimate());
        return text.replace('-', '−');
    }

    /** With its sign. */
    static String signed(ConfidenceInterval number) {
        return (number.estimate() < 0 ? "" : "+") + text(number);
    }
}
