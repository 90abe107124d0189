package org.outwit.app.walks;

import java.lang.StackWalker.StackFrame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.outwit.app.Shell;

/**
 * The ways on which a game was asked something: the classes of the program on the stack of that thread, the caller first, each where it
 * first comes. What Java and libraries do in between is left out, and so is the test.
 */
final class Steps {

    private static final String OURS = "org.outwit.";

    /** Reading a stack takes longer than most questions, so of many on one thread only some are looked at: these first ones, and then each so many. */
    private static final int ALL = 500;

    private static final int EACH = 37;

    private static final Set<List<String>> SEEN = ConcurrentHashMap.newKeySet();
    private static final Map<Thread, AtomicInteger> ASKED = new ConcurrentHashMap<>();

    private Steps() {}

    static void forget() {
        SEEN.clear();
        ASKED.clear();
    }

    static List<List<String>> seen() {
        return List.copyOf(SEEN);
    }

    /** Whether a thread that began with the one came to the other. */
    static boolean lead(String from, String to) {
        return SEEN.stream().anyMatch(way -> way.get(0).equals(from) && way.contains(to));
    }

    static void note() {
        int asked = ASKED.computeIfAbsent(Thread.currentThread(), each -> new AtomicInteger())
                .getAndIncrement();
        if (asked < ALL || asked % EACH == 0) SEEN.add(StackWalker.getInstance().walk(Steps::way));
    }

    private static List<String> way(Stream<StackFrame> frames) {
        List<String> classes = frames.map(StackFrame::getClassName)
                .filter(Steps::isOfProgram)
                .map(Steps::topLevel)
                .collect(Collectors.toCollection(ArrayList::new));
        Collections.reverse(classes);
        return List.copyOf(new LinkedHashSet<>(classes));
    }

    private static boolean isOfProgram(String name) {
        return name.startsWith(OURS)
                && !name.startsWith(Steps.class.getPackageName() + ".")
                && !name.equals(Shell.class.getName());
    }

    private static String topLevel(String name) {
        int end = name.indexOf('$');
        return name.substring(name.lastIndexOf('.', end < 0 ? name.length() : end) + 1, end < 0 ? name.length() : end);
    }
}
