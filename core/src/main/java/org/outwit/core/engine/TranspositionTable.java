package org.outwit.core.engine;

import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A transposition table of fixed size, which belongs to the caller and may be shared by threads and by searches one after
 * the other. What it holds is looked up by a key that includes whose function was searched for and as whom, see {@link
 * Engine}.
 *
 * <p>An entry is two longs: what is known, and that exclusive-or the key. A reader that meets an entry half written by
 * another thread gets a key that does not fit and takes it for a stranger, so no lock is needed (Hyatt and Mann, <i>A
 * lockless transposition table implementation for parallel search</i>, 2002).
 *
 * <p>Four entries share a bucket. An entry is worth its depth, less {@value #AGING} plies for each search since it was written.
 * A new one replaces that of the same key unless that is worth more, and then makes it young again; else an empty one; else
 * the one worth least.
 *
 * <p>Beside its depth an entry says whether it is complete: no horizon, no repetition and no guess stood in for the truth, so
 * deeper searches would say the same.
 *
 * <p>In front of it lies a {@link SmallTable}, the only part that nodes just before the horizon use.
 *
 * <p>Moves are kept by their place in the list of moves, which is a function of the position.
 */
public final class TranspositionTable {

    /** What {@link #find} answers where nothing is known. */
    public static final long UNKNOWN = 0;

    static final int NO_INDEX = (1 << 12) - 1;

    private static final int MOST_DEPTH = 255;

    /** So many functions and players share a table; the one that was not asked for longest is forgotten for another. */
    private static final int MOST_CONTEXTS = 64;

    /** Searches of so many plies use the small part only. */
    private static final int SHALLOW = 1;

    private static final int FEWEST_CELLS = 1 << 13;

    /** The smallest table there is takes so many bytes. */
    static final long SMALLEST_BYTES = 8L * (FEWEST_CELLS + FEWEST_CELLS / 8);

    /** Longs that make 1 MB. */
    private static final int MOST_SMALL = 1 << 17;

    private static final int WAYS = 4;
    private static final int AGING = 4;

    /** Bits of an entry from the lowest: 2 bound, 8 depth, 6 age, 12 index of the move, 1 complete, 35 value. */
    static final int UPPER = 1;

    static final int LOWER = 2;
    static final int EXACT = 3;

    private static final int AGE_SHIFT = 10;
    private static final int AGES = 63;
    private static final int COMPLETE_SHIFT = 28;
    private static final int VALUE_SHIFT = 29;

    private final Map<Object, Long> contexts = new LinkedHashMap<>(16, 0.75f, true);
    private long contextsMade;
    private final SmallTable small;
    private final long[] cells;
    private final int mask; // of buckets
    private int age = 1;

    /**
     * As large a table as fits into so many bytes, at least 64 kB; its size is a power of two. The {@link SmallTable} comes on
     * top, an eighth of it and at most 1 MB.
     */
    public TranspositionTable(long bytes) {
        long length = cells(bytes);
        try {
            cells = new long[(int) length];
            small = new SmallTable((int) smallCells(length));
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

    /** What a table takes that is asked to have so many bytes, its small part included. */
    static long bytesOf(long bytes) {
        long cells = cells(bytes);
        return 8 * (cells + smallCells(cells));
    }

    /** What it takes, its small part included. */
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
        age = age == AGES ? 1 : age + 1;
    }

    /** What is known of a position, or {@link #UNKNOWN}. */
    long find(long key) {
        long mixed = mixed(key);
        int at = bucket(mixed);
        for (int i = 0; i < WAYS; i++, at += 2) {
            long entry = cells[at];
            if (entry == UNKNOWN) break; // buckets fill from the front
            if ((cells[at + 1] ^ entry) == key) return entry;
        }
        return small.find(key, mixed);
    }

    /** What is known to a search of so many plies, which just before the horizon looks only where that costs little. */
    long find(long key, int depth) {
        return depth > SHALLOW ? find(key) : small.find(key, mixed(key));
    }

    static int bound(long entry) {
        return (int) entry & 3;
    }

    /** What a value says that was found with this window. */
    static int bound(int value, int alpha, int beta) {
        if (value >= beta) return LOWER;
        return value > alpha ? EXACT : UPPER;
    }

    /** Whether an entry with this value leaves nothing open in the window. */
    static boolean says(long entry, int value, int alpha, int beta) {
        int bound = bound(entry);
        return bound == EXACT || bound == LOWER && value >= beta || bound == UPPER && value <= alpha;
    }

    static int depth(long entry) {
        return (int) (entry >>> 2) & MOST_DEPTH;
    }

    /** Whether no deeper search can change what it says. */
    static boolean isComplete(long entry) {
        return (entry >>> COMPLETE_SHIFT & 1) != 0;
    }

    /**
     * Whether an entry says what a search of so many plies would find. One that is complete says it to every search that looks
     * as far; where {@code deeper} is welcome, so do all that looked further.
     */
    static boolean reaches(long entry, int depth, boolean deeper) {
        int known = depth(entry);
        return known == depth || known > depth && deeper || isComplete(entry) && (known < depth || deeper);
    }

    /** The place of the best move in the list of moves, or {@link #NO_INDEX}. */
    static int index(long entry) {
        return (int) (entry >>> 16) & NO_INDEX;
    }

    static int value(long entry) {
        return (int) (entry >> VALUE_SHIFT);
    }

    /** Keeps what a search found out; just before the horizon, only in the small part. */
    void put(long key, int value, int bound, int depth, boolean complete, int index) {
        if (depth > SHALLOW) putDeep(key, value, bound, depth, complete, index);
        else small.put(key, mixed(key), entry(value, bound, depth, complete, index));
    }

    /** Keeps it in both parts, however shallow. */
    void putDeep(long key, int value, int bound, int depth, boolean complete, int index) {
        long mixed = mixed(key);
        long entry = entry(value, bound, depth, complete, index);
        small.put(key, mixed, entry);
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
            if ((cells[at + 1] ^ old) == key) {
                worst = at;
                if (worth > depth) entry = rejuvenated(old);
                break;
            }
            if (worth < least) {
                least = worth;
                worst = at;
            }
        }
        cells[worst] = entry;
        cells[worst + 1] = entry ^ key;
    }

    private int worth(long entry) {
        int since = age - ((int) (entry >>> AGE_SHIFT) & AGES);
        return depth(entry) - AGING * (since < 0 ? since + AGES : since);
    }

    private long rejuvenated(long entry) {
        return entry & ~((long) AGES << AGE_SHIFT) | (long) age << AGE_SHIFT;
    }

    private long entry(int value, int bound, int depth, boolean complete, int index) {
        return bound
                | (long) Math.min(depth, MOST_DEPTH) << 2
                | (long) age << AGE_SHIFT
                | (long) Math.min(index, NO_INDEX) << 16
                | (complete ? 1L << COMPLETE_SHIFT : 0)
                | (long) value << VALUE_SHIFT;
    }

    /** Forgets everything. */
    public void clear() {
        Arrays.fill(cells, 0);
        small.clear();
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
        return key * 0x9E3779B97F4A7C15L;
    }

    private int bucket(long mixed) {
        return (int) (mixed >>> 32 & mask) * 2 * WAYS;
    }
}
