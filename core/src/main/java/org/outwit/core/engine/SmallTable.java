package org.outwit.core.engine;

import java.util.Arrays;

/**
 * The part of a {@link TranspositionTable} for nodes one ply before the horizon. Most inner nodes are such nodes, most of them are never
 * met again, and those that are, soon. So they look only here, into a part that stays in a processor's cache, where the
 * large one would make each of them wait for memory. What deeper searches found is put here too, for those that come to
 * the same position by a reduction. A new entry replaces what is in its place. Half-written entries are found out as in the
 * large part.
 */
final class SmallTable {

    private final long[] cells;
    private final int mask; // of entries

    /** Room for so many longs, a power of two. */
    SmallTable(int length) {
        cells = new long[length];
        mask = length / 2 - 1;
    }

    /** What is known by a mixed key, or {@link TranspositionTable#UNKNOWN}; an empty place knows just that, whoever asks. */
    long find(long key, long mixed) {
        int at = at(mixed);
        long entry = cells[at];
        return (cells[at + 1] ^ entry) == key ? entry : TranspositionTable.UNKNOWN;
    }

    void put(long key, long mixed, long entry) {
        int at = at(mixed);
        cells[at] = entry;
        cells[at + 1] = entry ^ key;
    }

    void clear() {
        Arrays.fill(cells, 0);
    }

    private int at(long mixed) {
        return 2 * (int) (mixed >>> 32 & mask);
    }
}
