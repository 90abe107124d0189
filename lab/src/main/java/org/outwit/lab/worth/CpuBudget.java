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
 * The same processor time for each move, however busy the machine is. A player divides its budget among the parts of its search, so it
 * has to know it beforehand, and time that is taken from outside cannot be known. So each move has a limit of nodes: as many as would have
 * taken the time in the moves before it, the latest of which count most. Costs that are not counted in nodes, such as predictions, make
 * the limit smaller until the time is kept.
 */
final class CpuBudget<P extends Position> implements MoveBudget<P> {

    /** The first moves find out how fast the player is; half of what was known is forgotten with each. */
    private static final double KEPT = 0.5;

    /** From one move to the next the limit changes by no more than this factor. */
    private static final double MOST_CHANGE = 4;

    private static final long FIRST_GUESS = 2_000;

    /** About so many nodes a millisecond are searched where the first move matters most. */
    private static final double NODES_A_MILLI = 600;

    private static final long LEAST = 50;

    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private final long target;
    private final LongSupplier clock;
    private long limit;
    private double nodesSeen;
    private double nanosSeen;
    private long nanos;

    /** @param clock processor time in nanoseconds */
    CpuBudget(long target, LongSupplier clock) {
        this(target, clock, FIRST_GUESS);
    }

    private CpuBudget(long target, LongSupplier clock, long first) {
        this.target = target;
        this.clock = clock;
        this.limit = first;
    }

    /** A budget in milliseconds a move, by the clock of the thread that plays. */
    static <P extends Position> Supplier<MoveBudget<P>> millis(double millis) {
        return () -> new CpuBudget<>(Math.round(millis * 1e6), PROCESSOR::getCurrentThreadCpuTime);
    }

    /** The same for games whose first moves decide: how many nodes that is, is guessed by the time. */
    static <P extends Position> Supplier<MoveBudget<P>> millisFromTheFirst(double millis) {
        long first = Math.round(NODES_A_MILLI * millis);
        return () -> new CpuBudget<>(Math.round(millis * 1e6), PROCESSOR::getCurrentThreadCpuTime, first);
    }

    @Override
    public Result search(Search<P> search, P position) {
        long start = clock.getAsLong();
        Result result = search.search(position, position.mover(), Limits.NONE.withNodes(limit));
        long took = clock.getAsLong() - start;
        nanos += took;
        nodesSeen = KEPT * nodesSeen + result.counts().nodes();
        nanosSeen = KEPT * nanosSeen + took;
        double wanted = target * nodesSeen / Math.max(1, nanosSeen);
        limit = Math.max(LEAST, Math.round(Math.max(limit / MOST_CHANGE, Math.min(limit * MOST_CHANGE, wanted))));
        return result;
    }

    @Override
    public long nanos() {
        return nanos;
    }
}
