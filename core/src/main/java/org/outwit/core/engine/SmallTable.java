package org.outwit.core.engine;

import java.util.Arrays;

/**
 * A part of a {@link TranspositionTable} for nodes one ply before the horizon, or beyond it. Most inner nodes are such nodes, most of them are never
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

    /** What is known by a mixed key, or {@link TranspositionTable#UNKNOWN}. */
    long find(long mixed) {
        int at = at(mixed);
        long entry = cells[at];
        return TableEntry.isOf(cells[at + 1] ^ entry, mixed) ? entry : TranspositionTable.UNKNOWN;
    }

    /** How the position was judged, or {@link TableEntry#UNJUDGED}. */
    int judged(long mixed) {
        int at = at(mixed);
        long entry = cells[at];
        long mark = cells[at + 1] ^ entry;
        boolean known = entry != TranspositionTable.UNKNOWN && TableEntry.isOf(mark, mixed);
        return known ? TableEntry.judged(mark) : TableEntry.UNJUDGED;
    }

    void put(long mixed, long entry, long mark) {
        int at = at(mixed);
        cells[at] = entry;
        cells[at + 1] = entry ^ mark;
    }

    void clear() {
        Arrays.fill(cells, 0);
    }

    private int at(long mixed) {
        return 2 * (int) (mixed >>> 32 & mask);
    }
}
