package org.outwit.games.mnk;

import org.outwit.games.lines.Windows;

/**
 * A board of at most 64 bits: cell (column, row) is bit {@code row * (columns + 1) + column}. The spare column is never
 * set, so shifting by a direction cannot carry a stone from one row into the next.
 */
final class BitMnkPosition extends MnkPosition {

    private final Layout layout;
    private long first;
    private long second;

    BitMnkPosition(MnkBoard board) {
        super(board);
        this.layout = new Layout(board);
    }

    private BitMnkPosition(BitMnkPosition other) {
        super(other);
        layout = other.layout;
        first = other.first;
        second = other.second;
    }

    static boolean fits(MnkBoard board) {
        return board.rows * (board.columns + 1) <= Long.SIZE;
    }

    @Override
    boolean put(int cell, int player) {
        long bit = layout.bits[cell];
        if (player == 0) return hasRow(first |= bit);
        return hasRow(second |= bit);
    }

    @Override
    void clear(int cell) {
        first &= ~layout.bits[cell];
        second &= ~layout.bits[cell];
    }

    @Override
    boolean completes(int cell, int player) {
        return hasRow((player == 0 ? first : second) | layout.bits[cell]);
    }

    @Override
    int owner(int cell) {
        long bit = layout.bits[cell];
        return (first & bit) != 0 ? 0 : (second & bit) != 0 ? 1 : EMPTY;
    }

    @Override
    int emptyCells(int[] buffer, int from) {
        int end = from;
        for (long left = layout.all & ~(first | second); left != 0; left &= left - 1) {
            buffer[end++] = layout.cells[Long.numberOfTrailingZeros(left)];
        }
        return end;
    }

    @Override
    int openLines(int player, int count) {
        long own = player == 0 ? first : second;
        long others = player == 0 ? second : first;
        int open = 0;
        for (long line : layout.lines) {
            if ((line & others) == 0 && Long.bitCount(line & own) == count) open++;
        }
        return open;
    }

    @Override
    int openFrames(int player, int count) {
        long own = player == 0 ? first : second;
        long spoiling = player == 0 ? second : first;
        long taken = first | second;
        int open = 0;
        for (int i = 0; i < layout.frames.length; i++) {
            long inner = layout.frames[i];
            if ((layout.frameEnds[i] & taken) != 0 || (inner & spoiling) != 0) continue;
            if (Long.bitCount(inner & own) == count) open++;
        }
        return open;
    }

    @Override
    public BitMnkPosition copy() {
        return new BitMnkPosition(this);
    }

    private boolean hasRow(long stones) {
        int stride = board.columns + 1;
        return hasRow(stones, 1) || hasRow(stones, stride) || hasRow(stones, stride + 1) || hasRow(stones, stride - 1);
    }

    private boolean hasRow(long stones, int step) {
        long rows = stones;
        for (int length = 1; length < board.goal; length++) rows &= rows >>> step;
        return rows != 0;
    }

    /** The board as bits; made once and shared by copies. */
    private static final class Layout {

        final long[] bits;
        final int[] cells = new int[Long.SIZE];
        final long[] lines;
        final long[] frames;
        final long[] frameEnds;
        final long all;

        Layout(MnkBoard board) {
            bits = new long[board.cells];
            long every = 0;
            for (int cell = 0; cell < board.cells; cell++) {
                int bit = cell / board.columns * (board.columns + 1) + cell % board.columns;
                bits[cell] = 1L << bit;
                cells[bit] = cell;
                every |= bits[cell];
            }
            all = every;
            lines = inner(board.lines);
            frames = inner(board.frames);
            frameEnds = new long[frames.length];
            for (int i = 0; i < frames.length; i++) frameEnds[i] = mask(board.frames.ends(i));
        }

        private long[] inner(Windows windows) {
            long[] masks = new long[windows.size()];
            for (int window = 0; window < masks.length; window++) masks[window] = mask(windows.inner(window));
            return masks;
        }

        private long mask(int[] cells) {
            long mask = 0;
            for (int cell : cells) mask |= bits[cell];
            return mask;
        }
    }
}
