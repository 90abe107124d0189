package org.outwit.app.command;

import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.lab.experiment.CellExecutor;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Option;

/** Where cells are measured. */
final class ExecutorOption {

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many cells to measure at a time. Default: one for each core.")
    private Integer threads;

    CellExecutor executor(Resources resources) {
        if (threads == null) return new LocalThreads(resources.parallel());
        if (threads < 1) throw new InputException("--threads must be 1 or more, found " + threads + ".");
        return new LocalThreads(new Parallel(resources.executor(), threads));
    }
}
