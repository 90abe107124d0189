package org.outwit.core.engine;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Transposition tables for many games at a time within a bound of memory. Whoever begins a game borrows one and gives it back
 * when the game is over. A table that is lent again is as empty as a new one, so equal games stay equal. Where memory runs
 * short the borrower gets a smaller table, since a small one still plays: the smallest is kept for everybody who may come.
 */
public final class TablePool {

    private final long mostBytes;
    private final int mostTables;
    private final Set<TranspositionTable> lent = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<TranspositionTable> idle = new ArrayDeque<>(); // the one given back last is first
    private long bytes; // of all tables, lent and idle

    /** All tables together take at most so many bytes, and so many are lent at a time. */
    public TablePool(long mostBytes, int mostTables) {
        if (mostTables < 1) throw new IllegalArgumentException("The tables (" + mostTables + ") must be positive.");
        if (mostBytes / mostTables < TranspositionTable.SMALLEST_BYTES) {
            throw new IllegalArgumentException("The memory for " + mostTables + " tables (" + mostBytes
                    + " bytes) must have " + TranspositionTable.SMALLEST_BYTES + " bytes or more for each.");
        }
        this.mostBytes = mostBytes;
        this.mostTables = mostTables;
    }

    /** An empty table of so many megabytes, or the largest smaller one that there is memory for. */
    public synchronized TranspositionTable borrow(int megabytes) {
        if (megabytes < 1) {
            throw new IllegalArgumentException("The table (" + megabytes + " MB) must have 1 MB or more.");
        }
        if (lent.size() == mostTables) {
            throw new IllegalStateException(
                    "All " + mostTables + " tables are lent; wait until a game ends, or allow more.");
        }
        long wanted = (long) megabytes << 20;
        TranspositionTable table = take(TranspositionTable.bytesOf(wanted));
        while (table == null) {
            wanted /= 2;
            table = take(TranspositionTable.bytesOf(wanted));
        }
        lent.add(table);
        return table;
    }

    /** A table of this size, idle or new, or null where it would leave too little for others. */
    private TranspositionTable take(long size) {
        long others = TranspositionTable.SMALLEST_BYTES * (mostTables - lent.size() - 1);
        long used = lent.stream().mapToLong(TranspositionTable::bytes).sum();
        if (used + size + others > mostBytes) return null;
        for (TranspositionTable table : idle) {
            if (table.bytes() != size) continue;
            idle.remove(table);
            table.renew();
            return table;
        }
        while (bytes + size > mostBytes) bytes -= idle.removeLast().bytes();
        bytes += size;
        return new TranspositionTable(size); // whose power of two is the same without the small part
    }

    /** The table may be lent to somebody else from now on; nobody may use it any more. */
    public synchronized void giveBack(TranspositionTable table) {
        if (!lent.remove(table)) {
            throw new IllegalArgumentException("This table was not borrowed here, or was given back before.");
        }
        idle.addFirst(table);
    }

    /** What all tables take, lent and idle. */
    public synchronized long bytes() {
        return bytes;
    }
}
