package org.outwit.lab.worth;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * The same processor time for each move, kept by a stop signal as a clock would keep it. A search that is done early may use what it leaves
 * over for something else; none of its parts knows beforehand how much that is. See {@link CpuBudget} for searches that have to know.
 */
final class CpuStop<P extends Position> implements MoveBudget<P> {

    /** More than any time pays for: it says that there is a budget. */
    private static final long NODES = 1L << 40;

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private final long target;
    private final LongSupplier clock;
    private long nanos;

    /** @param clock processor time in nanoseconds */
    CpuStop(long target, LongSupplier clock) {
        this.target = target;
        this.clock = clock;
    }

    /** So many milliseconds a move, by the clock of the thread that plays. */
    static <P extends Position> Supplier<MoveBudget<P>> millis(double millis) {
        return () -> new CpuStop<>(Math.round(millis * 1e6), PROCESSOR::getCurrentThreadCpuTime);
    }

    @Override
    public Result search(Search<P> search, P position) {
        long start = clock.getAsLong();
        Limits limits = Limits.NONE.withNodes(NODES).stoppedBy(() -> clock.getAsLong() - start >= target);
        Result result = search.search(position, position.mover(), limits);
        nanos += clock.getAsLong() - start;
        return result;
    }

    @Override
    public long nanos() {
        return nanos;
    }
}
