package org.outwit.lab.experiment;

import java.util.List;

/** Where cells are measured: on threads of this program, or on other machines. */
public interface CellExecutor extends AutoCloseable {

    /**
     * Measures those of the cells that nobody has, and stores what comes out. When it returns each cell is finished or has been
     * claimed by another program.
     *
     * @throws java.util.concurrent.CancellationException where the monitor of the context stops it; what is finished is stored
     */
    void measure(Experiment experiment, List<Cell> cells, ResultStore store, LabContext context);

    /** Lets go of what it holds; nothing where the threads are somebody else's. */
    @Override
    default void close() {}
}
