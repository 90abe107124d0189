package org.outwit.play.match;

import java.time.Duration;

/**
 * How late answers come on this machine, by experience. A busy machine lets a thread wait for tens of milliseconds now and
 * then, a quiet one never; how much time a player should keep in reserve is not to be known beforehand. May be shared by
 * games that are played at the same time.
 */
final class Reaction {

    /** What scheduling, collection of garbage and the check of the limits may take before anything was seen. */
    private static final double AT_LEAST = Duration.ofMillis(40).toNanos();

    /** What is still to come may be worse than all that was seen. */
    private static final double TIMES = 2;

    /** What was seen a hundred moves ago counts for a third. */
    private static final double FADING = 0.99;

    private double worst;

    /** An answer came so long after its player should have given it. */
    synchronized void saw(long nanosLate) {
        worst = Math.max(FADING * worst, nanosLate);
    }

    /** How long before the end of the time an answer should be given. */
    synchronized long reserve() {
        return (long) Math.max(AT_LEAST, TIMES * worst);
    }
}
