package org.outwit.lab.results;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.CellOrigin;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.store.DatabaseStore;

/**
 * What a run has still to do, and how long it may take: cells as long as those with the same parameters took, or as all of the shipped run did, or of
 * what was measured of the experiment so far.
 *
 * @param missing how many cells are not finished
 * @param processorTime of all that are missing; empty where nobody knows
 */
public record RunForecast(Experiment experiment, int missing, Optional<Duration> processorTime) {

    /** What {@link LabRun#run} would do. */
    public static RunForecast of(Experiment experiment, Size size, LabRun lab, DatabaseStore store) {
        List<Cell> missing = lab.missing(experiment, size);
        if (missing.isEmpty()) return new RunForecast(experiment, 0, Optional.of(Duration.ZERO));
        Map<String, Average> alike = new HashMap<>();
        Average all = new Average();
        store.origins(experiment.measured()).forEach((cell, origin) -> {
            alike.computeIfAbsent(cell.key(), key -> new Average()).add(origin);
            all.add(origin);
        });
        Optional<Double> usual = ShippedRuns.head(experiment)
                .map(each -> (double) each.origin().processorTime().toNanos() / each.cells())
                .or(all::nanos);
        double nanos = 0;
        for (Cell each : missing) {
            Optional<Double> known =
                    alike.getOrDefault(each.key(), new Average()).nanos().or(() -> usual);
            if (known.isEmpty()) return new RunForecast(experiment, missing.size(), Optional.empty());
            nanos += known.get();
        }
        return new RunForecast(experiment, missing.size(), Optional.of(Duration.ofNanos((long) nanos)));
    }

    private static final class Average {

        private double sum;
        private int count;

        void add(CellOrigin cell) {
            sum += cell.processorTime().toNanos();
            count++;
        }

        Optional<Double> nanos() {
            return count == 0 ? Optional.empty() : Optional.of(sum / count);
        }
    }
}
