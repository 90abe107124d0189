package org.outwit.core.engine;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** What an engine does beyond a listing. Each can be switched off; without any it returns the listing's value. */
public enum Technique {
    /** Search on with noisy moves where the horizon is, until the position is quiet. */
    QUIESCENCE,
    /** Leave a node where even doing nothing would be too good for the other. */
    NULL_MOVE,
    /** Near the horizon, skip quiet moves that are too far below the window to reach it. */
    FUTILITY,
    /** Near the horizon, leave a node that is too good for the other by more than they can make up for. */
    REVERSE_FUTILITY,
    /** Look at late quiet moves less deeply first. */
    LATE_MOVE_REDUCTIONS,
    /** Near the horizon, skip quiet moves that come after many others. */
    LATE_MOVE_PRUNING,
    /** Look less deeply where the table has no move to begin with. */
    INTERNAL_REDUCTION,
    /** Try moves that lose in the exchange last, and skip them near and beyond the horizon. */
    EXCHANGES,
    /** Look deeper where one move is much better than all others. */
    SINGULAR_EXTENSION,
    /** Look deeper where the mover has no free choice, being in check or having to capture. */
    FORCED_EXTENSION,
    /** Take a position that came up before on the way for a draw. */
    REPETITION,
    /** Prefer the shorter win and the longer loss. */
    SHORTER_WIN,
    /** Use what the table knows from deeper searches, not only from equally deep ones. */
    DEEPER_ENTRIES;

    /** All of them. */
    public static final Set<Technique> ALL = Collections.unmodifiableSet(EnumSet.allOf(Technique.class));

    /** None of them: the listing's value. */
    public static final Set<Technique> NONE = Collections.unmodifiableSet(EnumSet.noneOf(Technique.class));
}
