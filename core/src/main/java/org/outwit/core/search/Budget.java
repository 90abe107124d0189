package org.outwit.core.search;

import java.time.Duration;

/** Limits that several searches share, one after the other; time runs from when it was made. */
public final class Budget {

    /** What a part is where nothing but the caller ends the search, or the first search would never come to an end. */
    private static final long WHERE_ENDLESS = 100_000;

    private final Limits limits;
    private final long start = System.nanoTime();
    private Counts spent = Counts.ZERO;

    public Budget(Limits limits) {
        this.limits = limits;
    }

    public void spend(Counts counts) {
        spent = spent.plus(counts);
    }

    /** What all searches so far took together. */
    public Counts spent() {
        return spent;
    }

    /** Whether nothing is left of what was limited. The wish to stop is the caller's; see {@link #mayGoOn}. */
    public boolean isEmpty() {
        return spent.evaluations() >= limits.evaluations()
                || spent.nodes() >= limits.nodes()
                || limits.time() != null && nanosLeft() < 1;
    }

    /** Whether something is left and nobody has asked to stop. */
    public boolean mayGoOn() {
        return !isEmpty() && !limits.stop().getAsBoolean();
    }

    /** Why a budget {@link #isEmpty}. */
    public StopReason reason() {
        if (spent.nodes() >= limits.nodes()) return StopReason.NODES;
        return spent.evaluations() >= limits.evaluations() ? StopReason.EVALUATIONS : StopReason.TIME;
    }

    /** What the next search may take; the least that limits can say where it {@link #isEmpty}. */
    public Limits left() {
        return part(1);
    }

    /** A part of what is left; depth is not divided. */
    public Limits part(double share) {
        Limits part = limits;
        if (limits.evaluations() != Long.MAX_VALUE) {
            part = part.withEvaluations(portion(limits.evaluations() - spent.evaluations(), share));
        }
        if (limits.nodes() != Long.MAX_VALUE) part = part.withNodes(portion(limits.nodes() - spent.nodes(), share));
        if (limits.time() != null) part = part.withTime(Duration.ofNanos(portion(nanosLeft(), share)));
        boolean endless = share < 1 && limits.depth() == Integer.MAX_VALUE && part == limits;
        return endless ? part.withEvaluations(WHERE_ENDLESS) : part;
    }

    private static long portion(long left, double share) {
        return Math.max(1, share < 1 ? (long) (left * share) : left);
    }

    /** Whether {@code share} of the whole pays for {@code times} these counts, and {@code times} the time that has passed. */
    public boolean pays(Counts counts, double times, double share) {
        return counts.evaluations() * times <= limits.evaluations() * share
                && counts.nodes() * times <= limits.nodes() * share
                && (limits.time() == null
                        || (System.nanoTime() - start) * times <= limits.time().toNanos() * share);
    }

    /** Whether {@code share} of what is left pays for {@code times} these counts, at the speed so far. */
    public boolean leaves(Counts counts, double times, double share) {
        if (counts.evaluations() * times > (limits.evaluations() - spent.evaluations()) * share) return false;
        if (counts.nodes() * times > (limits.nodes() - spent.nodes()) * share) return false;
        if (limits.time() == null) return true;
        double nanosANode = (double) (System.nanoTime() - start) / Math.max(1, spent.nodes());
        return counts.nodes() * times * nanosANode <= nanosLeft() * share;
    }

    private long nanosLeft() {
        return limits.time().toNanos() - (System.nanoTime() - start);
    }

    /** An answer with all that was spent for it, at all levels of modelling. */
    public Result paidFor(Result answer) {
        Counts all = new Counts(spent.nodes(), spent.expansions(), spent.evaluations(), 0);
        return answer.after(answer.reason(), all);
    }
}
