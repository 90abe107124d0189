package org.outwit.lab.results;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.CellOrigin;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.lab.experiment.RunOrigin;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.experiment.StoredCells;
import org.outwit.lab.store.DatabaseStore;

/** Takes a full run out of a store, to be shipped. */
public final class FinishedRun {

    private FinishedRun() {}

    /** Whether every cell of the full size is finished. */
    public static boolean isThere(Experiment experiment, DatabaseStore store) {
        return StoredCells.of(experiment, store).results(Size.FULL).count()
                == experiment.cells(Size.FULL).size();
    }

    /** @throws InputException where not every cell is finished */
    public static ShippedRun of(Experiment experiment, DatabaseStore store) {
        LabResults results = StoredCells.of(experiment, store).results(Size.FULL);
        int all = experiment.cells(Size.FULL).size();
        String id = experiment.about().id();
        if (results.count() < all)
            throw new InputException(id + ": only a full run that is finished can be shipped, and " + results.count()
                    + " of " + all + " cells are. 'outwit lab run " + id + " --full' measures the others.");
        Map<String, Inputs> inputs = new LinkedHashMap<>(results.inputs());
        inputs.values().removeIf(each -> each.list().isEmpty());
        return new ShippedRun(
                experiment.measured(), origin(experiment, results, store), inputs, results.measurements());
    }

    private static RunOrigin origin(Experiment experiment, LabResults results, DatabaseStore store) {
        Map<?, CellOrigin> known = store.origins(experiment.measured());
        List<CellOrigin> cells = results.measurements().keySet().stream()
                .map(known::get)
                .filter(Objects::nonNull)
                .toList();
        List<LocalDate> days = cells.stream()
                .map(each -> each.finished().atZone(ZoneOffset.UTC).toLocalDate())
                .sorted(Comparator.naturalOrder())
                .toList();
        return new RunOrigin(
                ProgramBuild.version(),
                cells.stream()
                        .map(CellOrigin::build)
                        .filter(each -> !each.isEmpty())
                        .distinct()
                        .sorted()
                        .toList(),
                days.get(0),
                days.get(days.size() - 1),
                cells.stream().map(CellOrigin::processorTime).reduce(Duration.ZERO, Duration::plus));
    }
}
