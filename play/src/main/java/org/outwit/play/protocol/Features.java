package org.outwit.play.protocol;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a program says it can do, in lines such as {@code feature ping=1 myname="Phalanx XXV" done=1}. Older programs
 * say nothing, and can do little.
 */
final class Features {

    /** For a program that says it needs more time, such as one that loads tables. */
    private static final Duration FOR_THE_REST = Duration.ofSeconds(60);

    private static final Pattern FEATURE = Pattern.compile("(\\w+)=(\"[^\"]*\"|\\S+)");

    private static final Set<String> USED = Set.of("ping", "setboard", "usermove", "done");

    private final Map<String, String> values = new HashMap<>();

    /** Says hello and listens to what the program can do. */
    static Features agree(EngineProcess process, Duration hello) throws InterruptedException {
        Features features = new Features();
        process.send("xboard");
        process.send("protover 2");
        long start = System.nanoTime();
        while (!features.has("done")) {
            Duration patience = features.values.containsKey("done") ? FOR_THE_REST : hello;
            String line = process.next(patience.minusNanos(System.nanoTime() - start));
            if (line == null) break;
            if (line.startsWith("feature ")) features.read(line, process);
        }
        return features;
    }

    private void read(String line, EngineProcess process) {
        Matcher matcher = FEATURE.matcher(line);
        while (matcher.find()) {
            String name = matcher.group(1);
            values.put(name, matcher.group(2));
            process.send((USED.contains(name) ? "accepted " : "rejected ") + name);
        }
    }

    boolean has(String name) {
        return values.getOrDefault(name, "0").equals("1");
    }
}
