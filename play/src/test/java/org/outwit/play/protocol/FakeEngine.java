package org.outwit.play.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that speaks the protocol, well or badly, as a script in a file says, and writes down what it hears in {@code
 * heard.txt} next to it. Each line of the script is {@code hello}, {@code go} or {@code ?} and what to do then: to say
 * something, to {@code EXIT} with a status, to {@code HANG}, or to {@code FLOOD} with features and never read again. Several lines of a kind are for the first time, the second and
 * so on, the last one for every later time; {@code |} parts lines that are said at once.
 *
 * <p>It needs nothing but Java, and so runs wherever these tests do.
 */
public final class FakeEngine {

    private static final String EXIT = "EXIT ";
    private static final String HANG = "HANG";
    private static final String FLOOD = "FLOOD";

    private final Path script;
    private int goes;
    private int urges;

    private FakeEngine(Path script) {
        this.script = script;
    }

    /** The command that starts it with a script, which is written to this folder. */
    public static List<String> command(Path folder, String... script) throws IOException {
        return command(FakeEngine.class, Files.write(folder.resolve("engine.txt"), List.of(script)));
    }

    /** The command that starts a program of these tests with a file. */
    static List<String> command(Class<?> program, Path file) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return List.of(
                java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", home(), program.getName(), file.toString());
    }

    private static String home() {
        try {
            return Path.of(FakeEngine.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    public static Path heard(Path folder) {
        return folder.resolve("heard.txt");
    }

    public static void main(String[] args) throws IOException {
        new FakeEngine(Path.of(args[0])).run();
    }

    private void run() throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
            heard(line);
            if (line.equals("protover 2")) act("hello", 1);
            else if (line.startsWith("ping ")) System.out.println("pong " + line.substring("ping ".length()));
            else if (line.equals("go")) act("go", ++goes);
            else if (line.equals("?")) act("?", ++urges);
        }
        heard("quit");
    }

    private void heard(String line) throws IOException {
        Files.write(heard(script.getParent()), List.of(line), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    private void act(String occasion, int time) throws IOException {
        List<String> actions = new ArrayList<>();
        for (String line : Files.readAllLines(script)) {
            if (line.startsWith(occasion + " ")) actions.add(line.substring(occasion.length() + 1));
        }
        if (actions.isEmpty()) return;
        String action = actions.get(Math.min(time, actions.size()) - 1);
        if (action.startsWith(EXIT)) Runtime.getRuntime().halt(Integer.parseInt(action.substring(EXIT.length())));
        if (action.equals(HANG)) hang();
        while (action.equals(FLOOD)) System.out.println("feature ping=1 colors=0 done=0");
        for (String said : action.split("\\|")) System.out.println(said);
    }

    /** Deaf even to a polite request to end. */
    static void hang() {
        Runtime.getRuntime().addShutdownHook(new Thread(FakeEngine::sleep));
        sleep();
    }

    private static void sleep() {
        try {
            Thread.sleep(1_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
