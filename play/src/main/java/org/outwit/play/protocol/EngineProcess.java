package org.outwit.play.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Another program that we talk to in lines. It does not outlive Outwit: if nobody has closed it, a hook ends it together with the
 * processes that it started, such as the real engine behind a script.
 */
final class EngineProcess implements AutoCloseable {

    /** A program that has written this number of lines which nobody read has to wait. */
    private static final int MOST_LINES = 10_000;

    /** A program that has left this number of lines unread does not listen. */
    private static final int MOST_UNREAD = 1_000;

    /** How long a program may take to read once that number of lines waits for it. */
    private static final Duration TO_READ = Duration.ofSeconds(2);

    private static final String END = "\n"; // which no line can be

    private final Process process;
    private final Patience patience;
    private final BlockingQueue<String> unread = new ArrayBlockingQueue<>(MOST_UNREAD);
    private volatile boolean deaf;
    private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(MOST_LINES);
    private final Thread reader;
    private final Thread writer;
    private final Thread hook;

    EngineProcess(List<String> command, Patience patience) throws IOException {
        this.patience = patience;
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        hook = new Thread(() -> kill(process.toHandle()), "outwit-engine-end");
        Runtime.getRuntime().addShutdownHook(hook);
        reader = started(this::read, "outwit-engine-reader");
        writer = started(this::write, "outwit-engine-writer");
    }

    private static Thread started(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    /** Writing has its own thread, because a program that does not read blocks the writer. */
    private void write() {
        try (Writer in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)) {
            for (String line = unread.take(); !line.equals(END); line = unread.take()) {
                in.write(line + "\n");
                in.flush();
            }
        } catch (IOException e) {
            deaf = true;
        } catch (InterruptedException e) {
            return; // nobody talks any more
        }
    }

    private void read() {
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) lines.put(line.strip());
        } catch (IOException e) {
            // its end of the pipe is closed: it is gone, as the next line says
        } catch (InterruptedException e) {
            return; // nobody listens any more
        }
        try {
            lines.put(END);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** @throws UncheckedIOException if the program is gone or does not read */
    void send(String line) {
        boolean taken = false;
        try {
            taken = !deaf && unread.offer(line, TO_READ.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (taken) return;
        deaf = true;
        throw new UncheckedIOException(new IOException("the program does not read"));
    }

    /**
     * The next line, or null if none comes in this time.
     *
     * @throws UncheckedIOException if the program is gone
     */
    String next(Duration patience) throws InterruptedException {
        // A program that talks without end must not keep us listening without end.
        if (patience.isNegative()) return null;
        String line = lines.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
        if (!END.equals(line)) return line;
        lines.put(END); // for the next question
        throw new UncheckedIOException(new IOException("the program has ended"));
    }

    /** Forgets all lines that came before now. */
    void skip() {
        boolean ended = lines.contains(END);
        lines.clear();
        if (ended) lines.offer(END);
    }

    long pid() {
        return process.pid();
    }

    /** The status it ended with, if it has ended. */
    String ending() {
        try {
            return process.waitFor(patience.ending().toMillis(), TimeUnit.MILLISECONDS)
                    ? "ended with status " + process.exitValue()
                    : deaf ? "does not read what it is told" : "fell silent";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "was left";
        }
    }

    /** Tells the program to quit, and ends it where it does not. */
    @Override
    public void close() {
        List<ProcessHandle> family = process.descendants().toList(); // once it is gone nobody knows its children
        try {
            boolean told = !deaf && unread.offer("quit") && unread.offer(END);
            boolean gone = process.waitFor(told ? patience.goodbye().toMillis() : 0, TimeUnit.MILLISECONDS);
            if (!gone) kill();
        } catch (InterruptedException e) {
            kill();
            Thread.currentThread().interrupt();
        }
        family.forEach(ProcessHandle::destroyForcibly);
        finish();
    }

    /** Ends it at once. */
    void kill() {
        kill(process.toHandle());
        finish();
    }

    private void finish() {
        reader.interrupt();
        writer.interrupt();
        try {
            reader.join(patience.goodbye().toMillis());
            writer.join(patience.goodbye().toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            return; // this program is ending and the hook does the rest
        }
    }

    private static void kill(ProcessHandle process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
