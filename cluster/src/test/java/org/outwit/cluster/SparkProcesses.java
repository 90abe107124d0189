package org.outwit.cluster;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Spark's own cluster on this machine: a master and workers, each a process of its own. */
final class SparkProcesses implements AutoCloseable {

    private static final Path SPARK = Path.of(System.getenv("SPARK_HOME"));

    private final Path folder;
    private final int port;
    private final List<Process> processes = new ArrayList<>();

    SparkProcesses(Path folder, int workers) throws IOException, InterruptedException {
        this.folder = folder;
        try (ServerSocket free = new ServerSocket(0)) {
            this.port = free.getLocalPort();
        }
        start(
                "master",
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                "" + port,
                "--webui-port",
                "0");
        awaitLog("master", "New state: ALIVE");
        for (int i = 0; i < workers; i++) {
            start(
                    "worker" + i,
                    "org.apache.spark.deploy.worker.Worker",
                    "--host",
                    "127.0.0.1",
                    "--cores",
                    "1",
                    "--memory",
                    "1g",
                    "--webui-port",
                    "0",
                    "--work-dir",
                    folder.resolve("work" + i).toString(),
                    address());
        }
        for (int i = 0; i < workers; i++) awaitLog("worker" + i, "Successfully registered with master");
    }

    String address() {
        return "spark://127.0.0.1:" + port;
    }

    Process worker(int number) {
        return processes.get(1 + number);
    }

    private void start(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx256m");
        // The same doors that this test was given.
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(each -> each.startsWith("--add-opens"))
                .forEach(command::add);
        command.addAll(List.of("-cp", SPARK.resolve("jars") + "/*"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve(name + ".log").toFile());
        processes.add(builder.start());
    }

    private void awaitLog(String name, String line) throws IOException, InterruptedException {
        Path log = folder.resolve(name + ".log");
        for (int tries = 0; tries < 1200; tries++) {
            if (Files.readString(log).contains(line)) return;
            Thread.sleep(50);
        }
        throw new IllegalStateException(name + " did not say '" + line + "':\n" + Files.readString(log));
    }

    @Override
    public void close() {
        for (Process each : processes) {
            each.descendants().forEach(ProcessHandle::destroyForcibly);
            each.destroyForcibly();
        }
        for (Process each : processes) each.onExit().join();
    }
}
