package org.outwit.lab.experiment;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * Keeps what came out of each cell. Any number of threads and any number of programs may use the same store: a cell is measured by
 * the program that claims it, and the claims of a program that has died are free again after a while. A measurement that is there is never
 * replaced.
 */
public interface ResultStore extends AutoCloseable {

    /** Everything that is finished, with whatever inputs, in the order in which it was. */
    Map<Cell, Measurement> measurements(Measured what);

    /** Writes down what these inputs are, so that pages can name them. */
    void describe(Inputs inputs);

    /** The inputs with this fingerprint; none where nobody has described them. */
    Inputs inputs(String fingerprint);

    /** Takes a cell to measure it. False where it is finished, or where another program that is alive has it. */
    boolean claim(Measured what, Cell cell);

    /** Takes those of the cells that are free, in their order; a database is asked once for many. */
    default List<Cell> claim(Measured what, List<Cell> cells) {
        return cells.stream().filter(each -> claim(what, each)).toList();
    }

    /** The cell came out so. Where it is finished already that stays. When this returns it survives a power cut. */
    default void finish(Measured what, Cell cell, Measurement measurement) {
        finish(what, cell, measurement, Duration.ZERO);
    }

    /** Keeps the measurement of a cell, and the processor time it took, which is not part of the measurement. */
    void finish(Measured what, Cell cell, Measurement measurement, Duration processorTime);

    /**
     * Finishes a cell without waiting for the disk, so that the thread can go on to the next one. The future ends when the measurement would
     * survive a power cut, or with the exception of {@link #finish}. The caller waits for it before calling all finished.
     */
    default CompletableFuture<Void> finishLater(
            Measured what, Cell cell, Measurement measurement, Duration processorTime) {
        finish(what, cell, measurement, processorTime);
        return CompletableFuture.completedFuture(null);
    }

    /** Gives a claimed cell back, because the run was stopped. */
    void release(Measured what, Cell cell);

    /** Gives claimed cells back. */
    default void release(Measured what, List<Cell> cells) {
        cells.forEach(each -> release(what, each));
    }

    /** Gives back all that this program has claimed. */
    @Override
    void close();
}
