package org.outwit.core.engine;

/** The positions on the way from the root to the node that is searched, by their keys. */
final class SearchPath {

    private final long[] keys = new long[Worker.MOST_PLIES + 1];

    /** The position at this ply has this key. */
    void enter(int ply, long key) {
        keys[ply] = key;
    }

    /** Whether the position at this ply came up before on the way. */
    boolean isRepeated(int ply) {
        long key = keys[ply];
        for (int i = ply - 2; i >= 0; i -= 2) if (keys[i] == key) return true;
        return false;
    }
}
