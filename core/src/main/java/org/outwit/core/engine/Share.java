package org.outwit.core.engine;

import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;

/** The part of a budget that a simulation may cost, counted from when this was made. */
final class Share {

    private final Limits limits;
    private final double part;
    private final Meter meter;
    private final Counts before;
    private final long start = System.nanoTime();

    Share(Limits limits, double part, Meter meter) {
        this.limits = limits;
        this.part = part;
        this.meter = meter;
        this.before = meter.counts();
    }

    /** Whether it pays for so many times what was spent of it. */
    boolean pays(double times) {
        Counts now = meter.counts();
        return (now.evaluations() - before.evaluations()) * times <= limits.evaluations() * part
                && (now.nodes() - before.nodes()) * times <= limits.nodes() * part
                && (limits.time() == null
                        || (System.nanoTime() - start) * times <= limits.time().toNanos() * part);
    }
}
