package org.outwit.app.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.InputException;

/** A server in a process of its own, started as this program was, so that what asks it does not count as its memory. */
public final class LoadServer implements AutoCloseable {

    private static final Pattern ADDRESS = Pattern.compile("http://\\S+");
    private static final Pattern HEAP_USED =
            Pattern.compile("(?:def new generation|tenured generation|garbage-first heap).*?used (\\d+)K");
    private static final long KILOBYTE = 1024;

    private final Process process;
    private final URI address;
    private final Duration start;

    private LoadServer(Process process, URI address, Duration start) {
        this.process = process;
        this.address = address;
        this.start = start;
    }

    /** @param mainClass what is started with {@code serve} */
    public static LoadServer start(String mainClass, Path data) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(tool("java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass));
        command.addAll(List.of("serve", "--port", "0", "--no-open", "--data", data.toString()));
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader said = process.inputReader(StandardCharsets.UTF_8);
        for (String line = said.readLine(); line != null; line = said.readLine()) {
            Matcher found = ADDRESS.matcher(line);
            if (found.find())
                return new LoadServer(process, URI.create(found.group()), Duration.ofNanos(System.nanoTime() - begin));
        }
        throw new InputException("The server could not be started: 'outwit serve' ended with status "
                + process.onExit().join().exitValue() + ".");
    }

    private static String tool(String name) {
        return Path.of(System.getProperty("java.home"), "bin", name).toString();
    }

    public URI address() {
        return address;
    }

    /** How long it took from the start of the process to the line with the address. */
    public Duration startTime() {
        return start;
    }

    /** What it has used of the processors so far. */
    public Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** What the system counts as its memory; unknown where there is no /proc. */
    public OptionalLong residentBytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
                if (line.startsWith("VmRSS:"))
                    return OptionalLong.of(Long.parseLong(line.replaceAll("\\D", "")) * KILOBYTE);
            }
        } catch (IOException e) {
            // another system
        }
        return OptionalLong.empty();
    }

    /** What its objects take, garbage included; unknown where this Java has no jcmd. */
    public OptionalLong heapBytes() {
        try {
            Process asked = new ProcessBuilder(tool("jcmd"), String.valueOf(process.pid()), "GC.heap_info")
                    .redirectErrorStream(true)
                    .start();
            String text = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            long kilobytes = HEAP_USED
                    .matcher(text)
                    .results()
                    .mapToLong(found -> Long.parseLong(found.group(1)))
                    .sum();
            return kilobytes == 0 ? OptionalLong.empty() : OptionalLong.of(kilobytes * KILOBYTE);
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }

    /** Ends it as Ctrl-C would. */
    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) process.destroyForcibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
