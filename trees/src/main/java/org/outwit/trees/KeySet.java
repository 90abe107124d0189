package org.outwit.trees;

import java.util.BitSet;
import org.outwit.core.game.SplitMix64;

/**
 * Counts different keys. Small ones, which number the nodes of a written tree, take a bit each; of others no more than
 * some millions are remembered, because an unwritten tree may have any number.
 */
final class KeySet {

    private static final int MOST_HASHED = 1 << 22;

    private final BitSet small = new BitSet();
    private long[] cells = new long[1 << 8]; // 0 is an empty cell
    private int hashed;

    void add(long key) {
        if (key >= 0 && key < Integer.MAX_VALUE) small.set((int) key);
        else if (isExact() && put(cells, key) && 2 * ++hashed > cells.length) grow();
    }

    private void grow() {
        long[] wider = new long[isExact() ? 2 * cells.length : 0];
        if (isExact()) for (long each : cells) if (each != 0) put(wider, each);
        cells = wider;
    }

    private static boolean put(long[] cells, long key) {
        int mask = cells.length - 1;
        int at = (int) (key * SplitMix64.GOLDEN_GAMMA >>> 32) & mask;
        while (cells[at] != 0 && cells[at] != key) at = (at + 1) & mask;
        boolean fresh = cells[at] == 0;
        cells[at] = key;
        return fresh;
    }

    /** Whether {@link #size} is right: with too many keys it stops counting. */
    boolean isExact() {
        return hashed <= MOST_HASHED;
    }

    int size() {
        return small.cardinality() + hashed;
    }
}
