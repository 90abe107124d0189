package org.outwit.lab.pruning;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/** A position as a place in the tree: it knows by which moves it was come to. */
final class PathPosition<P extends Position> extends WrappedPosition<P> {

    private long[] paths = new long[32];
    private int ply;

    PathPosition(P position) {
        super(position);
    }

    /** The same for the same moves from the root, and for others only by rare chance. */
    long path() {
        return paths[ply];
    }

    @Override
    public void make(int move) {
        if (ply + 1 == paths.length) paths = Arrays.copyOf(paths, 2 * paths.length);
        paths[ply + 1] = SplitMix64.mix(paths[ply] + (move + 1) * SplitMix64.GOLDEN_GAMMA);
        ply++;
        super.make(move);
    }

    @Override
    public void undo() {
        super.undo();
        ply--;
    }

    /** A root of its own. */
    @Override
    public PathPosition<P> copy() {
        return new PathPosition<>(Position.copyOf(inner()));
    }
}
