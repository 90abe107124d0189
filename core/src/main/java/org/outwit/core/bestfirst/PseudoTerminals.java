package org.outwit.core.bestfirst;

import org.outwit.core.game.Position;

/** The nodes at which a search starts a local search of its own, whose memory is given back when it ends. */
@FunctionalInterface
public interface PseudoTerminals<P extends Position> {

    /** Whether the position, this many plies below the root of the whole search, is one. */
    boolean at(P position, int ply);

    /** None: everything is kept in memory. */
    static <P extends Position> PseudoTerminals<P> none() {
        return (position, ply) -> false;
    }

    /** Every node: nothing is kept but the path with its brothers. */
    static <P extends Position> PseudoTerminals<P> everywhere() {
        return (position, ply) -> true;
    }

    /** Every node whose ply is a multiple of the stride. */
    static <P extends Position> PseudoTerminals<P> every(int stride) {
        if (stride < 1) throw new IllegalArgumentException("The stride (" + stride + ") must be positive.");
        return (position, ply) -> ply % stride == 0;
    }

    default PseudoTerminals<P> or(PseudoTerminals<P> other) {
        return (position, ply) -> at(position, ply) || other.at(position, ply);
    }
}
