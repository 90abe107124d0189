package org.outwit.app.load;

import java.util.LinkedHashMap;
import java.util.Map;

/** What went wrong, each sentence once with how often. */
public final class LoadErrors {

    private static final int MOST_KINDS = 20;

    private final Map<String, Integer> counts = new LinkedHashMap<>();

    synchronized void add(String what) {
        boolean full = counts.size() >= MOST_KINDS && !counts.containsKey(what);
        counts.merge(full ? "something else" : what, 1, Integer::sum);
    }

    public synchronized Map<String, Integer> counts() {
        return new LinkedHashMap<>(counts);
    }

    public synchronized int all() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
