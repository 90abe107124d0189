package org.outwit.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntBiFunction;
import org.outwit.core.game.Game;
import org.outwit.play.resources.Resources;

/** Runs the program as a user would, and keeps what it printed. */
public record Shell(int status, String out, String err) {

    public static Shell run(String... args) {
        return printed((out, err) -> Main.run(out, err, args));
    }

    /** All on the thread that asks, so that it is known which thread does what; not for commands that need threads. */
    public static Shell alone(String... args) {
        return printed((out, err) -> Main.run(Resources.ALONE, out, err, args));
    }

    private static Shell printed(ToIntBiFunction<PrintWriter, PrintWriter> program) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        PrintWriter outWriter = new PrintWriter(out);
        PrintWriter errWriter = new PrintWriter(err);
        int status = program.applyAsInt(outWriter, errWriter);
        outWriter.flush();
        errWriter.flush();
        return new Shell(status, out.toString(), err.toString());
    }

    /** The same with something on standard input. */
    public static Shell fed(String input, String... args) {
        return fed(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), args);
    }

    /** With a standard input that may look around before it gives the next line. */
    public static Shell fed(InputStream input, String... args) {
        InputStream before = System.in;
        System.setIn(input);
        try {
            return run(args);
        } finally {
            System.setIn(before);
        }
    }

    /** Installs a game for this one run, so that no list of games elsewhere has it; the folder is for the list of this run. */
    public static Shell installed(Class<? extends Game<?>> game, Path folder, String input, String[] args)
            throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve("org.outwit.core.game.Game"), game.getName() + "\n");
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            return fed(input, args);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    public List<String> lines() {
        return out.lines().toList();
    }
}
