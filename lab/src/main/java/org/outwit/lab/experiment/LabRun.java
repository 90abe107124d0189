package org.outwit.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

/** Runs experiments: measures the cells that are not in the store, and returns the measurements of all. */
public record LabRun(ResultStore store, CellExecutor executor, LabContext context) {

    private static final long WAIT_MILLIS = 200;

    /** Returns when every cell is finished, be it by this program or by another one with the same store. */
    public LabResults run(Experiment experiment, Size size) {
        List<Cell> cells = experiment.cells(size);
        for (List<Cell> open = open(experiment, cells); !open.isEmpty(); open = open(experiment, cells)) {
            executor.measure(experiment, open, store, context);
            if (!open(experiment, cells).isEmpty()) waitForOthers(experiment);
        }
        return results(experiment, size);
    }

    /** What is finished by now. */
    public LabResults results(Experiment experiment, Size size) {
        return LabResults.of(size, experiment.cells(size), store.measurements(experiment.measured()));
    }

    /** The results of the full size where it is finished, otherwise of the quick one, or what there is of it. */
    public LabResults best(Experiment experiment) {
        LabResults full = results(experiment, Size.FULL);
        if (full.count() == experiment.cells(Size.FULL).size()) return full;
        LabResults quick = results(experiment, Size.QUICK);
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
