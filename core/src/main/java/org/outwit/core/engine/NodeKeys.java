package org.outwit.core.engine;

import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * Under which key a search for many players looks a node up. Where no position comes back, what a node is worth at a depth depends on its
 * position alone, so all ways to it share one entry. Where positions come back, rules may ask how: they count plies or repetitions, which keys
 * do not. There a node is its way from the root, which is always sound: it still finds what was best at the last depth, and what another
 * viewpoint has found out about the same node.
 */
final class NodeKeys {

    private final boolean byWay;
    private final long context;

    /** {@code context} tells apart who asks for what and, where positions come back, one search from the next. */
    NodeKeys(boolean loops, long context) {
        this.byWay = loops;
        this.context = context;
    }

    long of(Position position, long way) {
        return (byWay ? way : position.key()) ^ context;
    }

    /** The way that goes on with a move. */
    static long next(long way, int move) {
        long z = way * 0xD1B54A32D192ED03L + move + SplitMix64.GOLDEN_GAMMA;
        z = (z ^ z >>> 32) * 0xBF58476D1CE4E5B9L;
        return z ^ z >>> 29;
    }

    /** A key of its own for each kind of entry that a node may have. */
    static long kind(long key, int kind) {
        return key ^ (kind + 1) * 0x94D049BB133111EBL;
    }
}
