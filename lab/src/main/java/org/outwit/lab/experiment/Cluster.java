package org.outwit.lab.experiment;

import java.util.ServiceLoader;
import org.outwit.core.game.InputException;

/**
 * Other machines that measure cells. A class that knows a kind of cluster is found on the class path, so that the program does not
 * depend on it.
 */
public interface Cluster {

    /** Whether it knows addresses of this kind. */
    boolean knows(String address);

    /** Executes cells there, until it is closed. */
    CellExecutor connect(String address);

    /** The cluster at an address. */
    static CellExecutor at(String address) {
        for (Cluster each : ServiceLoader.load(Cluster.class)) if (each.knows(address)) return each.connect(address);
        throw new InputException(
                "--cluster " + address + ": this program was built without clusters, or does not know this kind."
                        + " Expected spark://host:port, local-cluster[workers,cores,megabytes], yarn or k8s://…; docs/cluster.md says how to build.");
    }
}
