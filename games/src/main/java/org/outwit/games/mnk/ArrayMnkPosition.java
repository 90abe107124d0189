package org.outwit.games.mnk;

import java.util.Arrays;
import org.outwit.games.lines.OpenCounts;

/** A board too large for 64 bits: an array of owners, and counts of its lines and frames that follow every stone. */
final class ArrayMnkPosition extends MnkPosition {

    private final byte[] owners;
    private final OpenCounts lines;
    private final OpenCounts frames;

    ArrayMnkPosition(MnkBoard board) {
        super(board);
        owners = new byte[board.cells];
        Arrays.fill(owners, (byte) EMPTY);
        lines = new OpenCounts(board.lines);
        frames = new OpenCounts(board.frames);
    }

    private ArrayMnkPosition(ArrayMnkPosition other) {
        super(other);
        owners = other.owners.clone();
        lines = other.lines.copy();
        frames = other.frames.copy();
    }

    @Override
    boolean put(int cell, int player) {
        owners[cell] = (byte) player;
        lines.put(cell, player);
        frames.put(cell, player);
        return lines.of(player, board.goal) > 0;
    }

    @Override
    void clear(int cell) {
        int player = owners[cell];
        owners[cell] = (byte) EMPTY;
        lines.clear(cell, player);
        frames.clear(cell, player);
    }

    @Override
    boolean completes(int cell, int player) {
        return lines.fills(cell, player);
    }

    @Override
    int owner(int cell) {
        return owners[cell];
    }

    @Override
    int emptyCells(int[] buffer, int from) {
        int end = from;
        for (int cell : board.order) {
            if (owners[cell] == EMPTY) buffer[end++] = cell;
        }
        return end;
    }

    @Override
    int openLines(int player, int count) {
        return lines.of(player, count);
    }

    @Override
    int openFrames(int player, int count) {
        return frames.of(player, count);
    }

    @Override
    public ArrayMnkPosition copy() {
        return new ArrayMnkPosition(this);
    }
}
