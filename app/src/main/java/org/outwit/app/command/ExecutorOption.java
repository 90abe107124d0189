package org.outwit.app.command;

import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.CellExecutor;
import org.outwit.lab.experiment.Cluster;
import org.outwit.play.resources.Resources;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where cells are measured. */
final class ExecutorOption {

    @Mixin
    private ThreadsOption threads;

    @Option(
            names = "--cluster",
            paramLabel = "ADDRESS",
            description =
                    "Measure on a Spark cluster: spark://host:port, yarn, k8s://…, or local-cluster[workers,cores,megabytes]"
                            + " for processes on this machine.")
    private String cluster;

    CellExecutor executor(Resources resources) {
        if (cluster == null) return threads.executor(resources);
        if (threads.isGiven()) throw new InputException("Give --threads for this machine or --cluster, not both.");
        return Cluster.at(cluster);
    }
}
