package org.outwit.core.search;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * Counts what one search spends and ends it at its limits. The clock and the stop signal are read every 1024 nodes;
 * limits of nodes and evaluations are kept exactly.
 */
public final class Meter {

    private static final int CHECK_EVERY = 1024;

    private final Limits limits;
    private final long deadline;
    private final long mostEvaluations;
    private long mostNodes; // fewer than the limit where a part of the search has a limit of its own
    private long nextCheck;
    private long nodes;
    private long expansions;
    private long evaluations;
    private long cutOff;
    private long held;
    private long[] perLevel = {};
    private StopReason reason = StopReason.FINISHED;

    Meter(Limits limits) {
        this.limits = limits;
        this.deadline =
                limits.time() == null ? 0 : System.nanoTime() + limits.time().toNanos();
        this.mostEvaluations = limits.evaluations();
        this.mostNodes = limits.nodes();
        this.nextCheck = Math.min(CHECK_EVERY, mostNodes);
    }

    /** Runs a search under limits; where they interrupt it, the result says so and claims no value. */
    public static Result run(Limits limits, Function<Meter, Result> search) {
        return run(limits, search, Result::stopped);
    }

    /** Runs a search whose answer is of another kind, with what it answers when interrupted. */
    public static <R> R run(Limits limits, Function<Meter, R> search, BiFunction<StopReason, Counts, R> interrupted) {
        Meter meter = new Meter(limits);
        try {
            return search.apply(meter);
        } catch (Stopped stopped) {
            return interrupted.apply(meter.reason, meter.counts());
        }
    }

    /**
     * Does a part of the search that may enter this number of nodes, and answers what it answers. Where they are too few, the answer is no
     * and the search goes on without it; the limits of the whole search end both.
     */
    public boolean within(long partNodes, BooleanSupplier part) {
        mostNodes = Math.min(limits.nodes(), nodes + partNodes);
        nextCheck = Math.min(nextCheck, mostNodes);
        try {
            return part.getAsBoolean();
        } catch (Stopped stopped) {
            if (reason != StopReason.NODES || nodes >= limits.nodes()) throw stopped;
            reason = StopReason.FINISHED;
            return false;
        } finally {
            mostNodes = limits.nodes();
            nextCheck = Math.min(nodes + CHECK_EVERY, mostNodes);
        }
    }

    public void node() {
        if (++nodes >= nextCheck) check();
    }

    /** Reads the clock and the stop signal now: before what takes long beside the nodes that it enters. */
    public void look() {
        if (limits.stop().getAsBoolean()) stop(StopReason.ASKED);
        if (limits.time() != null && System.nanoTime() - deadline >= 0) stop(StopReason.TIME);
    }

    public void expansion() {
        expansions++;
    }

    /** {@code over} says whether the game ended there; otherwise the horizon cut it off. */
    public void evaluation(boolean over) {
        if (!over) cutOff++;
        if (evaluations == mostEvaluations) stop(StopReason.EVALUATIONS);
        evaluations++;
    }

    /** A search with several functions says how many it has, once, before it counts by level. */
    public void levels(int count) {
        perLevel = new long[count];
    }

    /** An evaluation by the function of one level of modelling, counted from the player's own. */
    public void evaluation(boolean over, int level) {
        evaluation(over);
        perLevel[level]++;
    }

    /** What a search may spend that this one asks, to a depth of its own: all that is left. Where nothing is, both end here. */
    public Limits left(int depth) {
        if (nodes >= mostNodes) stop(StopReason.NODES);
        if (evaluations >= mostEvaluations) stop(StopReason.EVALUATIONS);
        return new Limits(depth, left(mostNodes, nodes), left(mostEvaluations, evaluations), timeLeft(), limits.stop());
    }

    private static long left(long most, long spent) {
        return most == Long.MAX_VALUE ? most : most - spent;
    }

    private Duration timeLeft() {
        if (limits.time() == null) return null;
        long nanos = deadline - System.nanoTime();
        if (nanos <= 0) stop(StopReason.TIME);
        return Duration.ofNanos(nanos);
    }

    /** A search that asks another one spends what that spends; its evaluations are those of one level. */
    public void add(Counts spent, int level) {
        perLevel[level] += spent.evaluations();
        add(spent);
    }

    /** Adds the counts of a search that has levels of its own, which are ours from {@code first} on. */
    public void addLevels(Counts spent, int first) {
        for (int k = 0; k < spent.perLevel().size(); k++)
            perLevel[first + k] += spent.perLevel().get(k);
        add(spent);
    }

    /** A search that was asked ended for this reason. If a limit interrupted it, which was ours, this one ends as well. */
    public void ended(StopReason why) {
        switch (why) {
            case NODES, EVALUATIONS, TIME, ASKED -> stop(why);
            case FINISHED, SETTLED, BOOK -> {}
        }
    }

    private void add(Counts spent) {
        expansions += spent.expansions();
        evaluations += spent.evaluations();
        nodes += spent.nodes() - 1; // the next line counts one and keeps the limit
        node();
        if (evaluations > mostEvaluations) stop(StopReason.EVALUATIONS);
    }

    /** A search that keeps nodes in memory says how many it holds now. */
    public void holds(long nodesInMemory) {
        if (nodesInMemory > held) held = nodesInMemory;
    }

    public Counts counts() {
        List<Long> levels = Arrays.stream(perLevel).boxed().toList();
        return new Counts(nodes, expansions, evaluations, held, levels);
    }

    /** What part is spent of what there is least of, from 0 to 1; 0 where nothing but depth is limited. */
    public double spentShare() {
        double share = Math.max((double) nodes / limits.nodes(), (double) evaluations / limits.evaluations());
        if (limits.time() == null) return share;
        double left = (double) (deadline - System.nanoTime()) / limits.time().toNanos();
        return Math.max(share, 1 - left);
    }

    /** Whether no evaluation so far was forced by the horizon. */
    public boolean isComplete() {
        return cutOff == 0;
    }

    private void check() {
        if (nodes > mostNodes) {
            nodes--; // this one is not entered any more
            stop(StopReason.NODES);
        }
        look();
        nextCheck = nodes < mostNodes ? Math.min(nodes + CHECK_EVERY, mostNodes) : mostNodes + 1;
    }

    private void stop(StopReason why) {
        reason = why;
        throw Stopped.INSTANCE;
    }
}
