package org.outwit.core.engine;

import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.SplitMix64;

/**
 * A transposition table of fixed size, which belongs to the caller and may be shared by threads and by searches one after
 * the other. What it holds is looked up by a key that includes whose function was searched for and as whom, see {@link
 * Engine}.
 *
 * <p>An entry is two longs: what is known, and that exclusive-or a mark, which is most of the key and the static judgement. A reader that
 * meets an entry half written by another thread gets a mark that does not fit and takes it for a stranger, so no lock is needed (Hyatt and
 * Mann, <i>A lockless transposition table implementation for parallel search</i>, 2002).
 *
 * <p>Four entries share a bucket. An entry is worth its depth, less {@value #AGING} plies for each search since it was written.
 * A new one replaces that of the same key unless that is worth more, and then makes it young again; else an empty one; else
 * the one worth least.
 *
 * <p>In front of it lies a {@link SmallTable}, the only part that nodes just before the horizon use. Nodes beyond it have another to
 * themselves, or they, who are most, would drive out what those before it need.
 */
public final class TranspositionTable {

    /** What {@link #find} answers where nothing is known. */
    public static final long UNKNOWN = 0;

    /** So many functions and players share a table; the one that was not asked for longest is forgotten for another. */
    private static final int MOST_CONTEXTS = 64;

    /** Searches of so many plies use the small part only. */
    private static final int SHALLOW = 1;

    private static final int FEWEST_CELLS = 1 << 13;

    /** The smallest table there is takes so many bytes. */
    static final long SMALLEST_BYTES = 8L * (FEWEST_CELLS + 2 * (FEWEST_CELLS / 8));

    /** Longs that make 1 MB. */
    private static final int MOST_SMALL = 1 << 17;

    private static final int WAYS = 4;
    private static final int AGING = 4;

    private final Map<Object, Long> contexts = new LinkedHashMap<>(16, 0.75f, true);
    private long contextsMade;
    private final SmallTable small;
    private final SmallTable rest; // of what lies beyond the horizon
    private final long[] cells;
    private final int mask; // of buckets
    private int age = 1;

    /**
     * As large a table as fits into so many bytes, at least 64 kB; its size is a power of two. Two {@link SmallTable}s
     * come on top, each an eighth of it and at most 1 MB.
     */
    public TranspositionTable(long bytes) {
        long length = cells(bytes);
        try {
            cells = new long[(int) length];
            small = new SmallTable((int) smallCells(length));
            rest = new SmallTable((int) smallCells(length));
        } catch (OutOfMemoryError e) {
            throw new IllegalArgumentException("A table of " + (length >> 17) + " MB does not fit into the memory of "
                    + (Runtime.getRuntime().maxMemory() >> 20)
                    + " MB that Java may use; take a smaller one, or give Java"
                    + " more with -Xmx.");
        }
        mask = (int) (length / (2 * WAYS)) - 1;
    }

    private static long cells(long bytes) {
        return Math.max(FEWEST_CELLS, Long.highestOneBit(Math.min(bytes / 8, 1L << 30)));
    }

    private static long smallCells(long cells) {
        return Math.min(cells / 8, MOST_SMALL);
    }

    /** What a table takes that is asked to have so many bytes, its small parts included. */
    static long bytesOf(long bytes) {
        long cells = cells(bytes);
        return 8 * (cells + 2 * smallCells(cells));
    }

    /** What it takes, its small parts included. */
    long bytes() {
        return bytesOf(8L * cells.length);
    }

    /** The usual size for one game on one machine. */
    public static TranspositionTable ofMegabytes(int megabytes) {
        if (megabytes < 1)
            throw new IllegalArgumentException("The table (" + megabytes + " MB) must have 1 MB or more.");
        return new TranspositionTable((long) megabytes << 20);
    }

    /**
     * A number to mix into the keys of everything that is searched for this reason. What equals has the same number, so
     * one table can serve several functions and players without taking one for the other.
     */
    synchronized long context(Object reason) {
        Long known = contexts.get(reason);
        if (known != null) return known;
        if (contexts.size() == MOST_CONTEXTS) {
            Iterator<Object> oldest = contexts.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
        // Numbers are never given twice: whoever was forgotten and comes back finds nothing, and nothing wrong.
        long context = ++contextsMade * 0xD1B54A32D192ED03L;
        contexts.put(reason, context);
        return context;
    }

    /** Another search begins: what the earlier ones left is worth less from now on. */
    void nextSearch() {
        age = age == TableEntry.AGES ? 1 : age + 1;
    }

    /** What is known of a position, or {@link #UNKNOWN}. */
    long find(long key) {
        long mixed = mixed(key);
        int at = bucket(mixed);
        for (int i = 0; i < WAYS; i++, at += 2) {
            long entry = cells[at];
            if (entry == UNKNOWN) break; // buckets fill from the front
            if (TableEntry.isOf(cells[at + 1] ^ entry, mixed)) return entry;
        }
        return small.find(mixed);
    }

    /** What is known to a search of so many plies, which just before the horizon and beyond it looks only where that costs little. */
    long find(long key, int depth) {
        if (depth > SHALLOW) return find(key);
        return part(depth).find(mixed(key));
    }

    /** How a search that comes to the position with so many plies left finds it judged, or {@link TableEntry#UNJUDGED}. */
    int judged(long key, int depth) {
        long mixed = mixed(key);
        int judged = part(depth).judged(mixed);
        if (judged != TableEntry.UNJUDGED || depth == 0) return judged;
        if (depth > SHALLOW) {
            int at = bucket(mixed);
            for (int i = 0; i < WAYS; i++, at += 2) {
                long entry = cells[at];
                if (entry == UNKNOWN) break;
                long mark = cells[at + 1] ^ entry;
                if (TableEntry.isOf(mark, mixed)) judged = TableEntry.judged(mark);
            }
            if (judged != TableEntry.UNJUDGED) return judged;
        }
        return rest.judged(mixed); // by an iteration that was less deep
    }

    private SmallTable part(int depth) {
        return depth == 0 ? rest : small;
    }

    /** Keeps what a search found out that has judged nothing. */
    void put(long key, int value, int bound, int depth, boolean complete, int index) {
        put(key, value, bound, depth, complete, index, TableEntry.UNJUDGED);
    }

    /** Keeps what a search found out and how it judged the position; just before the horizon and beyond it, only in a small part. */
    void put(long key, int value, int bound, int depth, boolean complete, int index, int judged) {
        long mixed = mixed(key);
        long entry = TableEntry.of(value, bound, depth, complete, index, age);
        long mark = TableEntry.mark(mixed, judged);
        part(depth).put(mixed, entry, mark);
        if (depth > SHALLOW) putLarge(mixed, depth, entry, mark);
    }

    /** Keeps it in both parts, however shallow. */
    void putDeep(long key, int value, int bound, int depth, boolean complete, int index) {
        long mixed = mixed(key);
        long entry = TableEntry.of(value, bound, depth, complete, index, age);
        long mark = TableEntry.mark(mixed, TableEntry.UNJUDGED);
        small.put(mixed, entry, mark);
        putLarge(mixed, depth, entry, mark);
    }

    private void putLarge(long mixed, int depth, long entry, long mark) {
        int at = bucket(mixed);
        int worst = at;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < WAYS; i++, at += 2) {
            long old = cells[at];
            if (old == UNKNOWN) {
                worst = at;
                break;
            }
            int worth = worth(old);
            long oldMark = cells[at + 1] ^ old;
            if (TableEntry.isOf(oldMark, mixed)) {
                worst = at;
                if (TableEntry.judged(mark) == TableEntry.UNJUDGED) mark = oldMark;
                if (worth > depth) entry = TableEntry.at(age, old);
                break;
            }
            if (worth < least) {
                least = worth;
                worst = at;
            }
        }
        cells[worst] = entry;
        cells[worst + 1] = entry ^ mark;
    }

    private int worth(long entry) {
        int since = age - TableEntry.age(entry);
        return TableEntry.depth(entry) - AGING * (since < 0 ? since + TableEntry.AGES : since);
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(cells, 0);
        small.clear();
        rest.clear();
        age = 1;
    }

    /** Forgets everything and everybody, where nobody uses it any more: as good as new. */
    synchronized void renew() {
        clear();
        contexts.clear();
        contextsMade = 0;
    }

    /** How full it is, in thousandths, by a sample of its first thousand entries. */
    public int permill() {
        int used = 0;
        for (int i = 0; i < 1000; i++) if (cells[2 * i] != UNKNOWN) used++;
        return used;
    }

    private static long mixed(long key) {
        return key * SplitMix64.GOLDEN_GAMMA;
    }

    private int bucket(long mixed) {
        return (int) (mixed >>> 32 & mask) * 2 * WAYS;
    }
}
