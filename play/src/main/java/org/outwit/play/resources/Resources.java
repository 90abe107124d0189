package org.outwit.play.resources;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.outwit.core.engine.TablePool;
import org.outwit.core.work.Parallel;
import org.outwit.learn.network.Networks;
import org.outwit.learn.people.Populations;

/**
 * Threads, memory for tables and the data folder of one program, for any number of games at a time. Nothing is taken before it is
 * needed. Threads do not keep the program alive and end when they have had no work for a while, so a game in which nobody thinks
 * has none.
 */
public final class Resources implements AutoCloseable {

    /**
     * For a player by itself, which shares with nobody: each table is a new one, and there are no threads. This suits tests and
     * small programs with one game at a time.
     */
    public static final Resources ALONE = new Resources();

    /** A heap of 1 GB has 640 MB for tables. A table of half the heap fits, and all fit into the part where Java keeps old objects. */
    private static final double SHARE_OF_HEAP = 5.0 / 8;

    private static final int MOST_TABLES = 1000;

    /** The memory that is kept free for each further table, so that everybody gets at least a small one; an eighth in total. */
    private static final long KEPT_FOR_EACH = 1 << 17;

    private static final int IDLE_SECONDS = 10;
    private static final long MEGABYTE = 1 << 20;

    /** The part of the data folder with the user's own populations. */
    private static final String PEOPLE = "people";

    /** The part of the data folder with networks that the user brought. */
    private static final String NETWORKS = "networks";

    private final long tableBytes;
    private final TablePool tables; // null where nobody shares
    private final ExecutorService threads; // null where nobody shares
    private final DataFolder data;
    private final Populations populations;
    private final boolean reserved; // of others, who close the threads

    private Resources() {
        this.tableBytes = Runtime.getRuntime().maxMemory();
        this.tables = null;
        this.threads = null;
        this.data = DataFolder.ofUser();
        this.populations = populations(data);
        this.reserved = false;
    }

    private Resources(Resources whole, TablePool part) {
        this.tableBytes = part.bytesAtMost();
        this.tables = part;
        this.threads = whole.threads;
        this.data = whole.data;
        this.populations = whole.populations;
        this.reserved = true;
    }

    private Resources(Resources whole, DataFolder data, Populations populations) {
        this.tableBytes = whole.tableBytes;
        this.tables = whole.tables;
        this.threads = whole.threads;
        this.data = data;
        this.populations = populations;
        this.reserved = false;
    }

    /** All tables together take at most {@code tableBytes}; what is kept goes to {@code data}. */
    public Resources(long tableBytes, DataFolder data) {
        if (tableBytes < MEGABYTE) {
            throw new IllegalArgumentException(
                    "The memory for tables (" + tableBytes + " bytes) must be 1 MB or more.");
        }
        int mostTables = (int) Math.min(MOST_TABLES, tableBytes / 8 / KEPT_FOR_EACH);
        this.tableBytes = tableBytes - mostTables * KEPT_FOR_EACH;
        this.tables = new TablePool(tableBytes, mostTables);
        AtomicInteger made = new AtomicInteger();
        // A thread for each task that runs, since a search whose clock runs must not wait for another one.
        this.threads = new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                    Thread thread = new Thread(task, "outwit-" + made.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
        this.data = data;
        this.populations = populations(data);
        this.reserved = false;
    }

    private static Populations populations(DataFolder data) {
        return Populations.in(data.path().resolve(PEOPLE))
                .hearing(Networks.in(data.path().resolve(NETWORKS)));
    }

    /** The same threads and memory with another data folder. These are closed, and the others are not. */
    public Resources keeping(DataFolder other) {
        return new Resources(this, other, populations(other));
    }

    /** The same threads, memory and data folder, where other networks are asked what people play. These are closed, and the others are not. */
    public Resources hearing(Networks networks) {
        return new Resources(this, data, populations.hearing(networks));
    }

    /** The same threads, memory and data folder, where this is known of how people play. These are closed, and the others are not. */
    public Resources knowing(Populations people) {
        return new Resources(this, data, people);
    }

    /** A share of the memory that Java may use, and the user's data folder. */
    public static Resources ofProgram() {
        long bytes = (long) (Runtime.getRuntime().maxMemory() * SHARE_OF_HEAP);
        return new Resources(bytes, DataFolder.ofUser());
    }

    /** Runs each task at once, on a thread that is not the caller's. */
    public Executor executor() {
        if (threads == null)
            throw new IllegalStateException("Resources.ALONE has no threads; make Resources of your own.");
        return threads;
    }

    /** Whether there are threads to lend. */
    public boolean hasThreads() {
        return threads != null;
    }

    /** For work that is divided: as many threads as there are processors, the one that asks included. */
    public Parallel parallel() {
        return threads == null
                ? Parallel.ALONE
                : new Parallel(threads, Runtime.getRuntime().availableProcessors());
    }

    /** A table of {@code megabytes}, or a smaller one where memory is short when it is first used. */
    public LentTable table(int megabytes) {
        return new LentTable(tables, megabytes * MEGABYTE);
    }

    /** A table of exactly {@code bytes} where that many were reserved. */
    public LentTable tableOfBytes(long bytes) {
        return new LentTable(tables, bytes);
    }

    /**
     * These resources with tables of their own, which nobody else gets meanwhile: as many groups of these sizes as fit now, and no more
     * than are wanted. Empty where not even one does. Closing it gives the memory back, and leaves the threads to others.
     */
    public Optional<Resources> reserve(int groups, long... bytesOfEach) {
        if (tables == null) throw new IllegalStateException("Resources.ALONE has nothing to reserve.");
        return tables.reserve(groups, bytesOfEach).map(part -> new Resources(this, part));
    }

    /** How many tables can be lent at a time. */
    public int mostTables() {
        return tables == null ? Integer.MAX_VALUE : tables.tables();
    }

    /** How many groups of tables of {@code megabytesOfGroup} together can be lent at a time, none of them made smaller. */
    public int groupsThatFit(int tablesOfGroup, long megabytesOfGroup) {
        // A table has up to a megabyte more than it is asked to have, for nodes just before the horizon.
        long bytes = (megabytesOfGroup + tablesOfGroup) * MEGABYTE;
        return bytes == 0 ? Integer.MAX_VALUE : (int) Math.min(Integer.MAX_VALUE, tableBytes / bytes);
    }

    /** The most memory that lent tables may have without being made smaller. */
    public long tableMegabytes() {
        return tableBytes / MEGABYTE;
    }

    /** What all tables take now, lent ones and those kept for the next. */
    public long tableBytesTaken() {
        return tables == null ? 0 : tables.bytes();
    }

    /** How people play: as 'outwit train people' found out, or as the program is shipped. */
    public Populations populations() {
        return populations;
    }

    /** Where the user's own populations are kept; the folder is there when this returns. */
    public Path peopleFolder() {
        return data.made(PEOPLE);
    }

    /** Where networks are kept that the user brought; the folder is there when this returns. */
    public Path networksFolder() {
        return data.made(NETWORKS);
    }

    /** Where the program keeps things; the folder is there when this returns. */
    public Path dataFolder() {
        return data.made();
    }

    /** The data folder, which nobody but the user may look into from now on. */
    public Path privateFolder() {
        return data.madePrivate();
    }

    /** Begins no more tasks; those that run end by themselves or with the program. Gives back what was reserved. */
    @Override
    public void close() {
        if (reserved) tables.close();
        else if (threads != null) threads.shutdown();
    }
}
