package org.outwit.learn.foresight;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How often a candidate was right. What lies back counts less and less, because opponents change. Decisions can be taken back, so each is
 * remembered by its number.
 */
final class HitTally {

    /** What a decision counts for after the next one. */
    static final double FORGETTING = 0.98;

    /** The estimate begins at one in four, as if half of two decisions had been foreseen. */
    private static final double PRIOR_HITS = 0.5;

    private static final double PRIOR_COUNT = 2;

    private record Entry(long decision, boolean hit) {}

    private final List<Entry> entries = new ArrayList<>();
    private double hits;
    private double count;

    void add(long decision, boolean hit) {
        entries.add(new Entry(decision, hit));
        fold(hit);
    }

    private void fold(boolean hit) {
        hits = FORGETTING * hits + (hit ? 1 : 0);
        count = FORGETTING * count + 1;
    }

    /** Forgets these decisions as if they had never been made. */
    void remove(Set<Long> decisions) {
        if (!entries.removeIf(entry -> decisions.contains(entry.decision()))) return;
        hits = 0;
        count = 0;
        for (Entry entry : entries) fold(entry.hit());
    }

    /** The chance that the next prediction holds. */
    double rate() {
        return (hits + PRIOR_HITS) / (count + PRIOR_COUNT);
    }

    /** The rate less its standard error: few decisions prove little. */
    double lowerEnd() {
        double rate = rate();
        return rate - Math.sqrt(rate * (1 - rate) / (count + PRIOR_COUNT));
    }
}
