package org.outwit.app.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long something took, each time. */
public final class Latencies {

    private final List<Long> nanos = new ArrayList<>();

    synchronized void add(long took) {
        nanos.add(took);
    }

    public synchronized int count() {
        return nanos.size();
    }

    /** How many milliseconds this share of all does not exceed; NaN where there is nothing. */
    public synchronized double millis(double share) {
        if (nanos.isEmpty()) return Double.NaN;
        List<Long> sorted = new ArrayList<>(nanos);
        Collections.sort(sorted);
        int index = (int) Math.ceil(share * sorted.size()) - 1;
        return sorted.get(Math.max(0, index)) / 1e6;
    }
}
