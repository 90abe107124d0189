package org.outwit.games.mnk;

import java.util.Arrays;

/** A board too large for 64 bits: an array with a border, so that walking along a row needs no bounds. */
final class ArrayMnkPosition extends MnkPosition {

    private static final byte BORDER = 2;

    private final int stride;
    private final byte[] owners;

    ArrayMnkPosition(MnkBoard board) {
        super(board);
        stride = board.columns + 1;
        owners = new byte[(board.rows + 2) * stride + 1];
        Arrays.fill(owners, BORDER);
        for (int cell = 0; cell < board.cells; cell++) owners[index(cell)] = EMPTY;
    }

    private ArrayMnkPosition(ArrayMnkPosition other) {
        super(other);
        stride = other.stride;
        owners = other.owners.clone();
    }

    private int index(int cell) {
        return (cell / board.columns + 1) * stride + cell % board.columns + 1;
    }

    @Override
    boolean put(int cell, int player) {
        int at = index(cell);
        owners[at] = (byte) player;
        return isRow(at, 1) || isRow(at, stride) || isRow(at, stride + 1) || isRow(at, stride - 1);
    }

    private boolean isRow(int at, int step) {
        return 1 + run(at, step) + run(at, -step) >= board.goal;
    }

    /** How many stones of the same side follow this one. */
    private int run(int at, int step) {
        byte side = owners[at];
        int length = 0;
        for (int next = at + step; owners[next] == side; next += step) length++;
        return length;
    }

    @Override
    void clear(int cell) {
        owners[index(cell)] = EMPTY;
    }

    @Override
    int owner(int cell) {
        return owners[index(cell)];
    }

    @Override
    int emptyCells(int[] buffer, int from) {
        int end = from;
        int cell = 0;
        for (int row = 1; row <= board.rows; row++) {
            int start = row * stride + 1;
            for (int at = start; at < start + board.columns; at++, cell++) {
                if (owners[at] == EMPTY) buffer[end++] = cell;
            }
        }
        return end;
    }

    @Override
    int openLines(int player, int count) {
        int open = 0;
        for (int i = 0; i < board.lines.size(); i++) {
            if (isOpen(board.lines.get(i), player, count)) open++;
        }
        return open;
    }

    private boolean isOpen(int[] line, int player, int count) {
        int own = 0;
        for (int cell : line) {
            int owner = owner(cell);
            if (owner == 1 - player) return false;
            if (owner == player) own++;
        }
        return own == count;
    }

    @Override
    public ArrayMnkPosition copy() {
        return new ArrayMnkPosition(this);
    }
}
