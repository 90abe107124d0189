package org.outwit.core.engine;

/**
 * The positions on the way from the root to the node that is searched, by their keys. A model search and the plain search
 * below it share one, so that what comes back is seen across the seam.
 */
final class SearchPath {

    private final long[] keys = new long[2 * SearchNode.MOST_PLIES];
    private int first; // the ply from which on positions count

    /** The position at this ply has this key. */
    void enter(int ply, long key) {
        assert ply < keys.length : ply;
        keys[ply] = key;
    }

    /** Whether the position at this ply came up before on the way. */
    boolean isRepeated(int ply) {
        long key = keys[ply];
        for (int i = ply - 2; i >= first; i -= 2) if (keys[i] == key) return true;
        return false;
    }

    /**
     * From now on only positions from this ply on count, and returns from where they did before. A null move is no move of
     * the game: what lies before it cannot come back after it.
     */
    int countFrom(int ply) {
        int before = first;
        first = ply;
        return before;
    }
}
