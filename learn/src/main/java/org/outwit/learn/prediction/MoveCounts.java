package org.outwit.learn.prediction;

import java.util.Arrays;
import org.outwit.core.game.SplitMix64;

/**
 * How often each move was played in each position. Millions of positions are nothing unusual, so everything lies in a few
 * arrays of primitives: some 40 bytes for each position that was met with one move, 12 for each further move.
 *
 * <p>Counts are real numbers, so that what is long ago may count less, and may be taken back, so that a game can be left out of
 * the book that is asked about it.
 */
public final class MoveCounts implements Book {

    private static final int NONE = -1;

    /** Where the positions are: a hash table of indices, open addressing, at most half full. */
    private int[] table = new int[16];

    private long[] keys = new long[8];

    /** The first move of each position; the others follow in a chain. */
    private int[] first = new int[8];

    private int positions;

    private int[] moves = new int[8];
    private float[] counts = new float[8];
    private int[] next = new int[8];
    private int entries;

    public MoveCounts() {
        Arrays.fill(table, NONE);
    }

    /** Counts a move once more. */
    public void add(long key, int move) {
        add(key, move, 1);
    }

    /** Counts a move {@code count} times more, or less where that is negative. */
    public void add(long key, int move, double count) {
        int position = find(key);
        if (position == NONE) position = insert(key);
        for (int entry = first[position]; entry != NONE; entry = next[entry]) {
            if (moves[entry] == move) {
                counts[entry] += (float) count;
                return;
            }
        }
        if (entries == moves.length) {
            moves = Arrays.copyOf(moves, grown(entries));
            counts = Arrays.copyOf(counts, moves.length);
            next = Arrays.copyOf(next, moves.length);
        }
        moves[entries] = move;
        counts[entries] = (float) count;
        next[entries] = first[position];
        first[position] = entries++;
    }

    /** Adds everything that another book has, each count multiplied by {@code times}. */
    public void addAll(MoveCounts other, double times) {
        other.forEach((key, move, count) -> add(key, move, count * times));
    }

    /** How often a move was played in the position with this key. */
    public double count(long key, int move) {
        int position = find(key);
        if (position == NONE) return 0;
        for (int entry = first[position]; entry != NONE; entry = next[entry]) {
            if (moves[entry] == move) return counts[entry];
        }
        return 0;
    }

    @Override
    public double counts(long key, int[] of, int size, double[] into) {
        Arrays.fill(into, 0, size, 0);
        int position = find(key);
        if (position == NONE) return 0;
        double sum = 0;
        for (int entry = first[position]; entry != NONE; entry = next[entry]) {
            for (int i = 0; i < size; i++) {
                if (of[i] != moves[entry]) continue;
                into[i] = counts[entry];
                sum += counts[entry];
            }
        }
        return sum;
    }

    /** How many positions there are. */
    public int positions() {
        return positions;
    }

    /** How many pairs of a position and a move there are. */
    public int entries() {
        return entries;
    }

    /** Takes one move of one position. */
    @FunctionalInterface
    public interface Visitor {
        void visit(long key, int move, double count);
    }

    /** Visits positions in the order in which they came first, and their moves the latest first. */
    public void forEach(Visitor visitor) {
        for (int position = 0; position < positions; position++) {
            for (int entry = first[position]; entry != NONE; entry = next[entry]) {
                visitor.visit(keys[position], moves[entry], counts[entry]);
            }
        }
    }

    private int find(long key) {
        int mask = table.length - 1;
        int slot = slot(key, mask);
        while (table[slot] != NONE) {
            if (keys[table[slot]] == key) return table[slot];
            slot = slot + 1 & mask;
        }
        return NONE;
    }

    private int insert(long key) {
        if (positions == keys.length) {
            keys = Arrays.copyOf(keys, grown(positions));
            first = Arrays.copyOf(first, keys.length);
        }
        if (2 * (positions + 1) > table.length) rehash();
        keys[positions] = key;
        first[positions] = NONE;
        put(positions);
        return positions++;
    }

    private void rehash() {
        table = new int[2 * table.length];
        Arrays.fill(table, NONE);
        for (int position = 0; position < positions; position++) put(position);
    }

    private void put(int position) {
        int mask = table.length - 1;
        int slot = slot(keys[position], mask);
        while (table[slot] != NONE) slot = slot + 1 & mask;
        table[slot] = position;
    }

    /** Keys of games need not be spread over their bits, so they are stirred. */
    private static int slot(long key, int mask) {
        long stirred = key * SplitMix64.GOLDEN_GAMMA;
        return (int) (stirred ^ stirred >>> 32) & mask;
    }

    private static int grown(int size) {
        return size + (size >> 1) + 8;
    }
}
