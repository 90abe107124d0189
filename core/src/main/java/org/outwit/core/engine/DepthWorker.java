package org.outwit.core.engine;

import java.util.List;

/** Searches one root to any depth, one depth after the other; what it learns at one helps it at the next. */
interface DepthWorker {

    /** How far it can look. */
    int mostDepth();

    /** What the root is worth to the viewer with {@code depth} plies to look ahead. */
    int search(int depth);

    /** The line of the last search: it begins with the move to play, and may be shorter than the depth where the table answered. */
    List<Integer> line();

    /** Whether no horizon has cut anything off in the last search. */
    boolean isComplete();
}
