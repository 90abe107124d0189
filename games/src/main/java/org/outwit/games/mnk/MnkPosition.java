package org.outwit.games.mnk;

import org.outwit.core.game.Position;

/**
 * A position of an m,n,k-game. A move is a cell, numbered along the rows from the lowest row on. Moves are listed in
 * that order where the board fits into 64 bits, and from the middle outwards on larger ones. Player 0 begins. More
 * than k in a row win as well.
 */
public abstract sealed class MnkPosition implements Position permits BitMnkPosition, ArrayMnkPosition {

    static final int EMPTY = -1;

    final MnkBoard board;

    private final int[] history;
    private int made;
    private int stones;
    private long key;

    /** Whether the last stone reached the goal; no earlier one can have, or it would not have been played. */
    private boolean won;

    MnkPosition(MnkBoard board) {
        this.board = board;
        this.history = new int[board.cells];
    }

    MnkPosition(MnkPosition other) {
        this(other.board);
        made = other.made;
        stones = other.stones;
        key = other.key;
        won = other.won;
        System.arraycopy(other.history, 0, history, 0, made);
    }

    static MnkPosition empty(MnkBoard board) {
        return BitMnkPosition.fits(board) ? new BitMnkPosition(board) : new ArrayMnkPosition(board);
    }

    /** Puts a stone on an empty cell and tells whether it completes a row of the goal's length. */
    abstract boolean put(int cell, int player);

    abstract void clear(int cell);

    /** Whether a stone of the player on this empty cell would complete a row of the goal's length. */
    abstract boolean completes(int cell, int player);

    /** Who has a stone here, or {@link #EMPTY}. */
    abstract int owner(int cell);

    abstract int emptyCells(int[] buffer, int from);

    /** How many lines hold exactly {@code count} stones of the player and none of the other. */
    abstract int openLines(int player, int count);

    /** How many rows of k - 1 cells between two empty ones hold exactly {@code count} stones of the player and none of the other. */
    abstract int openFrames(int player, int count);

    /** Sets up a stone that was not played: the sides need not alternate, and it cannot be taken back. */
    final void setUp(int cell, int player) {
        assert made == 0 : "Positions are set up before moves are made.";
        won |= put(cell, player);
        key += board.keyPart(cell, player);
        stones++;
    }

    @Override
    public final int mover() {
        return stones & 1;
    }

    @Override
    public final int moves(int[] buffer, int from) {
        return won ? from : emptyCells(buffer, from);
    }

    @Override
    public final int mostMoves() {
        return board.cells - stones;
    }

    @Override
    public final void make(int move) {
        assert !won : "The game is over.";
        assert owner(move) == EMPTY : "Cell " + move + " is taken.";
        int player = mover();
        won = put(move, player);
        key += board.keyPart(move, player);
        stones++;
        history[made++] = move;
    }

    @Override
    public final void undo() {
        assert made > 0 : "There is no move to take back.";
        int move = history[--made];
        clear(move);
        stones--;
        key -= board.keyPart(move, mover());
        won = false;
    }

    @Override
    public final int made(int pliesAgo) {
        return pliesAgo < made ? history[made - 1 - pliesAgo] : NO_MOVE;
    }

    @Override
    public final long key() {
        return key;
    }

    @Override
    public final boolean isOver() {
        return won || stones == board.cells;
    }

    @Override
    public final int payoff(int player) {
        if (!won) return 0;
        return player == mover() ? -MnkGame.WIN : MnkGame.WIN;
    }

    @Override
    public abstract MnkPosition copy();
}
