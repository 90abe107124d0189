package org.outwit.play.match;

import java.time.Duration;

/**
 * Measures how late answers come on this machine, so that players know how much time to keep in reserve. A busy machine lets a
 * thread wait for tens of milliseconds now and then, a quiet one never, and nobody knows beforehand. Games that are played at the
 * same time may share it.
 */
final class Reaction {

    /** Before anything was measured: what scheduling, garbage collection and the check of limits may take. */
    private static final double AT_LEAST = Duration.ofMillis(40).toNanos();

    /** The next answer may come later than all before. */
    private static final double TIMES = 2;

    /** After a hundred moves a measurement counts a third. */
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
