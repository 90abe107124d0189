package org.outwit.core.engine;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * Transposition tables for many games at a time within a bound of memory. A player borrows one for a game and gives it back
 * when the game is over. A table that is lent again is as empty as a new one, so equal games stay equal. Where memory runs
 * short the borrower gets a smaller table, since a small one still plays: the smallest is kept for everybody who may come. Who needs
 * tables of the full size in any case {@linkplain #reserve reserves} them.
 */
public final class TablePool implements AutoCloseable {

    private final long mostBytes;
    private final int mostTables;
    private final TablePool whole; // of which this is a part, or null
    private int partTables; // of all parts
    private long partBytes;
    private final Set<TranspositionTable> lent = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<TranspositionTable> idle = new ArrayDeque<>(); // the one given back last is first
    private long bytes; // of all tables of its own, lent and idle
    private boolean closed; // given back to the whole, which others may have reserved since

    /** A pool whose tables together take at most {@code mostBytes}, of which at most {@code mostTables} are lent at a time. */
    public TablePool(long mostBytes, int mostTables) {
        this(mostBytes, mostTables, null);
    }

    private TablePool(long mostBytes, int mostTables, TablePool whole) {
        if (mostTables < 1) throw new IllegalArgumentException("The tables (" + mostTables + ") must be positive.");
        if (mostBytes / mostTables < TranspositionTable.SMALLEST_BYTES) {
            throw new IllegalArgumentException("The memory for " + mostTables + " tables (" + mostBytes
                    + " bytes) must have " + TranspositionTable.SMALLEST_BYTES + " bytes or more for each.");
        }
        this.mostBytes = mostBytes;
        this.mostTables = mostTables;
        this.whole = whole;
    }

    /**
     * A part for a user who borrows a number of groups of tables at a time, each table of a given size: none of them will be
     * smaller, however much others borrow here meanwhile. There are as many groups in it as fit now, or empty where not even one does.
     * Its user closes it in the end, when all its tables were given back.
     */
    public synchronized Optional<TablePool> reserve(int groups, long... bytesOfEach) {
        requireOpen();
        long size = LongStream.of(bytesOfEach).map(TranspositionTable::bytesOf).sum();
        long free = mostBytes - partBytes - lentBytes() - TranspositionTable.SMALLEST_BYTES * freeTables();
        // The smallest table that is kept for everybody is no longer kept for those who bring their own.
        long each = size - TranspositionTable.SMALLEST_BYTES * bytesOfEach.length;
        int tables = bytesOfEach.length;
        int most = (int) Math.min(Math.min(groups, freeTables() / tables), each == 0 ? groups : free / each);
        if (most < 1) return Optional.empty();
        partTables += most * tables;
        partBytes += most * size;
        dropIdle(0);
        return Optional.of(new TablePool(most * size, most * tables, this));
    }

    /** What all tables may take together. */
    public long bytesAtMost() {
        return mostBytes;
    }

    /** How many tables can be lent at a time. */
    public int tables() {
        return mostTables;
    }

    /** Gives a part that was reserved back to the whole, once; nothing can be borrowed from it any more. */
    @Override
    public synchronized void close() {
        if (!lent.isEmpty()) throw new IllegalStateException(lent.size() + " tables were not given back.");
        if (whole == null || closed) return;
        closed = true;
        idle.clear();
        bytes = 0;
        whole.giveBack(mostBytes, mostTables);
    }

    private void requireOpen() {
        if (closed) throw new IllegalStateException("These tables were given back; reserve others.");
    }

    private synchronized void giveBack(long bytes, int tables) {
        partBytes -= bytes;
        partTables -= tables;
    }

    private int freeTables() {
        return mostTables - partTables - lent.size();
    }

    private long lentBytes() {
        return lent.stream().mapToLong(TranspositionTable::bytes).sum();
    }

    /** Forgets idle tables until there is room for {@code size} bytes. */
    private void dropIdle(long size) {
        while (partBytes + bytes + size > mostBytes && !idle.isEmpty())
            bytes -= idle.removeLast().bytes();
    }

    /** An empty table of {@code megabytes}, or the largest smaller one that there is memory for. */
    public TranspositionTable borrow(int megabytes) {
        if (megabytes < 1) {
            throw new IllegalArgumentException("The table (" + megabytes + " MB) must have 1 MB or more.");
        }
        return borrowBytes((long) megabytes << 20);
    }

    /** An empty table of {@code size} bytes, or the largest smaller one that there is memory for. */
    public synchronized TranspositionTable borrowBytes(long size) {
        requireOpen();
        if (freeTables() == 0) {
            throw new IllegalStateException(
                    "All " + mostTables + " tables are lent; wait until a game ends, or allow more.");
        }
        long wanted = size;
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
        long others = TranspositionTable.SMALLEST_BYTES * (freeTables() - 1);
        if (partBytes + lentBytes() + size + others > mostBytes) return null;
        for (TranspositionTable table : idle) {
            if (table.bytes() != size) continue;
            idle.remove(table);
            table.renew();
            return table;
        }
        dropIdle(size);
        bytes += size;
        return new TranspositionTable(size); // whose power of two is the same without the small parts
    }

    /** The table may be lent to somebody else from now on; nobody may use it any more. */
    public synchronized void giveBack(TranspositionTable table) {
        if (!lent.remove(table)) {
            throw new IllegalArgumentException("This table was not borrowed here, or was given back before.");
        }
        idle.addFirst(table);
    }

    /** What all tables take, lent and idle, and what parts have reserved. */
    public synchronized long bytes() {
        return partBytes + bytes;
    }
}
