package org.outwit.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.InputException;

/** Runs experiments: measures the cells that are not in the store, and returns the measurements of all. */
public record LabRun(ResultStore store, CellExecutor executor, LabContext context) {

    private static final long WAIT_MILLIS = 200;

    /**
     * Measures what is not there with the inputs of now, and returns when every cell that can be measured is finished, be it by this program or by
     * another one with the same store.
     *
     * @throws InputException where no cell can be measured
     */
    public LabResults run(Experiment experiment, Size size) {
        Map<String, Inputs> inputs = context.inputs(experiment, size);
        List<String> missing = List.copyOf(context.missing(experiment, size).values());
        if (inputs.isEmpty()) throw new InputException(String.join(" ", missing));
        inputs.values().forEach(store::describe);
        List<Cell> cells = cells(experiment, size, inputs);
        for (List<Cell> open = open(experiment, cells); !open.isEmpty(); open = open(experiment, cells)) {
            executor.measure(experiment, open, store, context);
            if (!open(experiment, cells).isEmpty()) waitForOthers(experiment);
        }
        return StoredCells.of(experiment, store).results(size, cells).without(missing);
    }

    private static List<Cell> cells(Experiment experiment, Size size, Map<String, Inputs> inputs) {
        return experiment.cells(size).stream()
                .filter(each -> inputs.containsKey(experiment.group(each)))
                .map(each ->
                        each.measuredWith(inputs.get(experiment.group(each)).fingerprint()))
                .toList();
    }

    /** The cells that a run would measure now. */
    public List<Cell> missing(Experiment experiment, Size size) {
        return open(experiment, cells(experiment, size, context.inputs(experiment, size)));
    }

    /** What is finished by now, of each game with the inputs that were measured last. */
    public LabResults results(Experiment experiment, Size size) {
        return StoredCells.of(experiment, store).results(size);
    }

    /** The results of the full size where it is finished, otherwise of the quick one, or what there is of it. */
    public LabResults best(Experiment experiment) {
        StoredCells stored = StoredCells.of(experiment, store);
        LabResults full = stored.results(Size.FULL);
        if (full.count() == experiment.cells(Size.FULL).size()) return full;
        LabResults quick = stored.results(Size.QUICK);
        return quick.count() == 0 ? full : quick;
    }

    private List<Cell> open(Experiment experiment, List<Cell> cells) {
        Map<Cell, Measurement> finished = store.measurements(experiment.measured());
        return cells.stream().filter(cell -> !finished.containsKey(cell)).toList();
    }

    /** The cells that are left are being measured elsewhere; should that program die, they can be claimed after a while. */
    private void waitForOthers(Experiment experiment) {
        context.monitor().throwIfStopped();
        context.monitor().progress(experiment.about().id() + ", waiting for another run", 0, 0);
        try {
            Thread.sleep(WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("The run was interrupted.");
        }
    }
}
