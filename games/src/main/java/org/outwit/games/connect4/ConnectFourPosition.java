package org.outwit.games.connect4;

import org.outwit.core.game.Position;

/**
 * A position of Connect Four. A move is a column from 0 (left) to 6, and moves are listed in that order. Player 0 begins.
 */
public final class ConnectFourPosition implements Position {

    private long first;
    private long second;
    private int stones;

    /** Whether the last stone made four in a row; no earlier one can have, or it would not have been played. */
    private boolean won;

    private final long[] history = new long[Board.CELLS];
    private int made;

    ConnectFourPosition() {}

    /** The stones of each side as bits of {@link Board}; the caller has checked that they can stand there. */
    ConnectFourPosition(long first, long second) {
        this.first = first;
        this.second = second;
        this.stones = Long.bitCount(first | second);
        this.won = Board.hasFour(mover() == 0 ? second : first);
    }

    @Override
    public int mover() {
        return stones & 1;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (won) return from;
        long taken = first | second;
        int end = from;
        for (int column = 0; column < Board.COLUMNS; column++) {
            if ((taken & Board.cell(column, Board.ROWS - 1)) == 0) buffer[end++] = column;
        }
        return end;
    }

    @Override
    public int mostMoves() {
        return Board.COLUMNS;
    }

    @Override
    public void make(int move) {
        assert !won : "The game is over.";
        long taken = first | second;
        // Adding to the bottom of a column carries up to its lowest empty cell.
        long cell = taken + Board.cell(move, 0) & Board.column(move);
        assert cell != 0 : "Column " + move + " is full.";
        if (mover() == 0) {
            first |= cell;
            won = Board.hasFour(first);
        } else {
            second |= cell;
            won = Board.hasFour(second);
        }
        stones++;
        history[made++] = cell;
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        long cell = history[--made];
        stones--;
        first &= ~cell;
        second &= ~cell;
        won = false;
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < made ? Long.numberOfTrailingZeros(history[made - 1 - pliesAgo]) / Board.STRIDE : NO_MOVE;
    }

    /**
     * Unique: in every column the stones of the mover, below a 1 that stands on top of the column. The sum puts that 1
     * there, since a column of n stones is the bits 2^n - 1 and the bottom adds one.
     */
    @Override
    public long key() {
        return (mover() == 0 ? first : second) + (first | second) + Board.BOTTOM;
    }

    @Override
    public boolean isOver() {
        return won || stones == Board.CELLS;
    }

    @Override
    public int payoff(int player) {
        if (!won) return 0;
        return player == mover() ? -ConnectFour.WIN : ConnectFour.WIN;
    }

    @Override
    public ConnectFourPosition copy() {
        ConnectFourPosition copy = new ConnectFourPosition();
        copy.first = first;
        copy.second = second;
        copy.stones = stones;
        copy.won = won;
        copy.made = made;
        System.arraycopy(history, 0, copy.history, 0, made);
        return copy;
    }

    /** How many stones have been played, by both sides. */
    public int stones() {
        return stones;
    }

    /** The stones of one side as bits of {@link Board}. */
    long stonesOf(int player) {
        return player == 0 ? first : second;
    }

    /** The empty cells where one side would have four in a row, reachable now or not. */
    long threatsOf(int player) {
        return Board.completing(stonesOf(player)) & ~(first | second);
    }
}
