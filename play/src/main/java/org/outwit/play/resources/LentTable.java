package org.outwit.play.resources;

import org.outwit.core.engine.TablePool;
import org.outwit.core.engine.TranspositionTable;

/**
 * The table of one player in one game: borrowed when it is first used, given back by {@link #close}. Its owner ends all
 * searches with it before closing it.
 */
public final class LentTable implements AutoCloseable {

    private final TablePool pool; // null for a table of its own
    private final long bytes;
    private TranspositionTable table;
    private boolean closed;

    LentTable(TablePool pool, long bytes) {
        this.pool = pool;
        this.bytes = bytes;
    }

    /** The same table each time; it is empty at first. */
    public synchronized TranspositionTable get() {
        if (closed) throw new IllegalStateException("The table was given back, so nothing can be searched with it.");
        if (table == null) table = pool == null ? new TranspositionTable(bytes) : pool.borrowBytes(bytes);
        return table;
    }

    /** Gives the table back, once, if it was ever borrowed. */
    @Override
    public synchronized void close() {
        closed = true;
        if (table != null && pool != null) pool.giveBack(table);
        table = null;
    }
}
