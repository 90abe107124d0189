package org.outwit.app.command;

import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.lab.experiment.CellExecutor;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Option;

/** How many cells are measured at a time on this machine. */
final class ThreadsOption {

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many to measure at a time. Default: one for each core.")
    private Integer threads;

    boolean isGiven() {
        return threads != null;
    }

    CellExecutor executor(Resources resources) {
        if (threads == null) return new LocalThreads(resources.parallel());
        if (threads < 1) throw new InputException("--threads must be 1 or more, found " + threads + ".");
        return new LocalThreads(new Parallel(resources.executor(), threads));
    }
}
