package org.outwit.web.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A server in a process of its own, which can be killed as a machine is switched off: no farewell, nothing written that was not. */
final class ServerProcess implements AutoCloseable {

    private final Path folder;
    private int port; // any that is free, and then always that one
    private Process process;

    ServerProcess(Path folder) throws IOException {
        this.folder = folder;
        start();
    }

    /** Returns when it listens. */
    void start() throws IOException {
        String classes = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        process = new ProcessBuilder(List.of(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classes,
                        ServedAlone.class.getName(),
                        folder.toString(),
                        Integer.toString(port)))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader said = process.inputReader();
        String line = said.readLine();
        if (line == null || !line.startsWith(ServedAlone.READY)) throw new AssertionError("The server said " + line);
        port = Integer.parseInt(line.substring(ServedAlone.READY.length()));
    }

    String url(String path) {
        return "http://127.0.0.1:" + port + path;
    }

    /** SIGKILL, and waits until it is gone. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
