package org.outwit.lab.sweep;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.outwit.core.search.Limits;

/** Somebody who plays in a cell: who it is, how they search, and how far they may. */
enum SweepSide {
    PLAYER(SweepKey.PLAYER, Optional.of(SweepKey.ALGORITHM), SweepKey.DEPTH, SweepKey.NODES, SweepKey.EVALUATIONS),
    AGAINST(
            SweepKey.AGAINST,
            Optional.of(SweepKey.AGAINST_ALGORITHM),
            SweepKey.AGAINST_DEPTH,
            SweepKey.AGAINST_NODES,
            SweepKey.AGAINST_EVALUATIONS),
    REFERENCE(
            SweepKey.REFERENCE,
            Optional.empty(),
            SweepKey.REFERENCE_DEPTH,
            SweepKey.REFERENCE_NODES,
            SweepKey.REFERENCE_EVALUATIONS);

    private final SweepKey who;
    private final Optional<SweepKey> algorithm;
    private final SweepKey depth;
    private final SweepKey nodes;
    private final SweepKey evaluations;

    SweepSide(SweepKey who, Optional<SweepKey> algorithm, SweepKey depth, SweepKey nodes, SweepKey evaluations) {
        this.who = who;
        this.algorithm = algorithm;
        this.depth = depth;
        this.nodes = nodes;
        this.evaluations = evaluations;
    }

    SweepKey who() {
        return who;
    }

    /** What names the algorithm; nothing for a reference, which plays as it does. */
    Optional<SweepKey> algorithm() {
        return algorithm;
    }

    /** How far this side may search, where values are given by name. Whoever plays against somebody has the same unless the file says more. */
    Limits limits(Function<SweepKey, Optional<String>> values) {
        Limits own = said(values);
        return this == AGAINST && own.equals(Limits.NONE) ? PLAYER.said(values) : own;
    }

    private Limits said(Function<SweepKey, Optional<String>> values) {
        Limits limits = with(Limits.NONE, values.apply(depth), count -> Limits.NONE.withDepth((int) count));
        Limits deep = limits;
        limits = with(limits, values.apply(nodes), deep::withNodes);
        Limits counted = limits;
        return with(limits, values.apply(evaluations), counted::withEvaluations);
    }

    private static Limits with(Limits limits, Optional<String> value, LongFunction<Limits> more) {
        return value.isEmpty() ? limits : more.apply(Long.parseLong(value.get()));
    }
}
