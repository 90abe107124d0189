package org.outwit.play.match;

import java.time.Duration;

/**
 * Measures how late programs answer on this machine, so that it is known how much time to keep in reserve: our own searches, and other
 * programs by themselves, since one that is slow to answer does not make ours late. A busy machine lets a thread wait for tens of
 * milliseconds now and then, a quiet one never, and nobody knows beforehand. Games that are played at the same time may share it.
 */
final class Reaction {

    /** Before anything was measured: what scheduling, garbage collection and the check of limits may take. */
    private static final double AT_LEAST = Duration.ofMillis(40).toNanos();

    /** The next answer may come later than all before. */
    private static final double TIMES = 2;

    /** After a hundred moves a measurement counts a third. */
    private static final double FADING = 0.99;

    private double worst;
    private double worstForeign;

    /** A program answered so long after it should have. */
    synchronized void saw(long nanosLate, boolean foreign) {
        if (foreign) worstForeign = Math.max(FADING * worstForeign, nanosLate);
        else worst = Math.max(FADING * worst, nanosLate);
    }

    /** How long before the end of the time an answer should be given. */
    synchronized long reserve(boolean foreign) {
        return (long) Math.max(AT_LEAST, TIMES * (foreign ? worstForeign : worst));
    }
}
