package org.outwit.cluster;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.CellExecutor;
import org.outwit.lab.experiment.Cluster;

/** Knows clusters that Spark runs on: its own (standalone), YARN, Kubernetes, and processes on this machine. */
public final class SparkCluster implements Cluster {

    @Override
    public boolean knows(String address) {
        return address.equals("yarn")
                || address.startsWith("spark://")
                || address.startsWith("k8s://")
                || address.startsWith("local[")
                || address.startsWith("local-cluster[");
    }

    @Override
    public CellExecutor connect(String address) {
        SparkConf conf = new SparkConf()
                .setAppName("Outwit lab")
                .setMaster(address)
                .set("spark.ui.enabled", "false")
                .setIfMissing("spark.task.maxFailures", "8");
        // spark-submit says itself which file workers load; otherwise it is the one this class came from.
        if (!conf.contains("spark.jars")) ownFile(conf);
        try {
            return new SparkCells(new SparkContext(conf));
        } catch (Exception e) { // Spark throws checked ones without saying so
            throw new InputException("--cluster " + address + ": cannot be reached: " + e.getMessage());
        }
    }

    private static void ownFile(SparkConf conf) {
        try {
            Path file = Path.of(SparkCluster.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isRegularFile(file)) {
                conf.setJars(new String[] {file.toUri().toString()});
            } else { // classes that were just compiled, and workers on this machine
                conf.set("spark.executor.extraClassPath", System.getProperty("java.class.path"));
            }
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
