package org.outwit.core.engine;

import org.outwit.core.game.Value;

/**
 * What a {@link TranspositionTable} knows of a position, packed into a long so that nothing is made when it is read. From the lowest:
 * 2 bits bound, 8 depth, 6 age, 12 index of the move, 1 complete, 35 value.
 *
 * <p>Beside its depth an entry says whether it is complete: no horizon, no repetition and no guess stood in for the truth, so
 * deeper searches would say the same. The move is kept by its place in the list of moves, which is a function of the position.
 *
 * <p>With it goes a mark: whose entry it is and how the position was judged. It is the mixed key, in which the 22 bits that say the bucket
 * make room for the judgement; of the smallest table's key 52 bits are left, of one with 2^22 buckets all that count.
 */
final class TableEntry {

    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    /** The place of no move. */
    static final int NO_INDEX = (1 << 12) - 1;

    /** Ages are counted from 1 to this. */
    static final int AGES = 63;

    private static final int MOST_DEPTH = 255;
    private static final int AGE_SHIFT = 10;
    private static final int INDEX_SHIFT = 16;
    private static final int COMPLETE_SHIFT = 28;
    private static final int VALUE_SHIFT = 29;

    /** How a position was judged that nobody has judged, or whose judgement is too large to be kept. */
    static final int UNJUDGED = -Value.INFINITY;

    private static final int JUDGED_SHIFT = 32;
    private static final int JUDGED_BITS = 22;
    private static final int LEAST_JUDGED = -1 << JUDGED_BITS - 1; // stands for UNJUDGED
    private static final long JUDGED = (1L << JUDGED_BITS) - 1 << JUDGED_SHIFT;

    private TableEntry() {}

    static long of(int value, int bound, int depth, boolean complete, int index, int age) {
        return bound
                | (long) Math.min(depth, MOST_DEPTH) << 2
                | (long) age << AGE_SHIFT
                | (long) Math.min(index, NO_INDEX) << INDEX_SHIFT
                | (complete ? 1L << COMPLETE_SHIFT : 0)
                | (long) value << VALUE_SHIFT;
    }

    /** An entry that was found or confirmed at this age. */
    static long at(int age, long entry) {
        return entry & ~((long) AGES << AGE_SHIFT) | (long) age << AGE_SHIFT;
    }

    static int age(long entry) {
        return (int) (entry >>> AGE_SHIFT) & AGES;
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
        return (int) (entry >>> INDEX_SHIFT) & NO_INDEX;
    }

    static int value(long entry) {
        return (int) (entry >> VALUE_SHIFT);
    }

    /** The mark of a position with this mixed key that was judged so. */
    static long mark(long mixed, int judged) {
        long kept = judged > LEAST_JUDGED && judged < -LEAST_JUDGED ? judged : LEAST_JUDGED;
        return mixed & ~JUDGED | kept << JUDGED_SHIFT & JUDGED;
    }

    /** Whether a mark is that of a position with this mixed key, however it was judged. */
    static boolean isOf(long mark, long mixed) {
        return ((mark ^ mixed) & ~JUDGED) == 0;
    }

    /** How the position was judged, or {@link #UNJUDGED}. */
    static int judged(long mark) {
        int kept = (int) (mark << Long.SIZE - JUDGED_SHIFT - JUDGED_BITS >> Long.SIZE - JUDGED_BITS);
        return kept == LEAST_JUDGED ? UNJUDGED : kept;
    }
}
