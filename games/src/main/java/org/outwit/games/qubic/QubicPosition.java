package org.outwit.games.qubic;

import org.outwit.core.game.Position;
import org.outwit.games.lines.OpenCounts;

/**
 * A position of Qubic. A move is a cell, numbered along the columns, the rows and the levels, and moves are listed in
 * that order. Player 0 begins.
 */
public final class QubicPosition implements Position {

    private final Cube cube;
    private final long all;
    private final OpenCounts lines;
    private long first;
    private long second;
    private int stones;
    private long key;

    /** Whether the last stone filled a line; no earlier one can have, or it would not have been played. */
    private boolean won;

    private final int[] history;
    private int made;

    QubicPosition(Cube cube) {
        this.cube = cube;
        this.all = -1L >>> Long.SIZE - cube.cells;
        this.lines = new OpenCounts(cube.lines);
        this.history = new int[cube.cells];
    }

    private QubicPosition(QubicPosition other) {
        cube = other.cube;
        all = other.all;
        lines = other.lines.copy();
        first = other.first;
        second = other.second;
        stones = other.stones;
        key = other.key;
        won = other.won;
        history = other.history.clone();
        made = other.made;
    }

    /** Sets up a stone that was not played: the sides need not alternate, and it cannot be taken back. */
    void setUp(int cell, int player) {
        assert made == 0 : "Positions are set up before moves are made.";
        put(cell, player);
    }

    private void put(int cell, int player) {
        long bit = 1L << cell;
        if (player == 0) first |= bit;
        else second |= bit;
        lines.put(cell, player);
        won |= lines.of(player, cube.side) > 0;
        key += cube.keyPart(cell, player);
        stones++;
    }

    /** The stones of one side as bits of {@link Cube}. */
    long stonesOf(int player) {
        return player == 0 ? first : second;
    }

    /** How many lines hold exactly {@code count} stones of the player and none of the other. */
    int openLines(int player, int count) {
        return lines.of(player, count);
    }

    @Override
    public int mover() {
        return stones & 1;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (won) return from;
        int end = from;
        for (long left = all & ~(first | second); left != 0; left &= left - 1) {
            buffer[end++] = Long.numberOfTrailingZeros(left);
        }
        return end;
    }

    @Override
    public int countMoves(int[] buffer, int from) {
        return won ? 0 : mostMoves();
    }

    @Override
    public int mostMoves() {
        return cube.cells - stones;
    }

    @Override
    public void make(int move) {
        assert !won : "The game is over.";
        assert ((first | second) >>> move & 1) == 0 : "Cell " + move + " is taken.";
        put(move, mover());
        history[made++] = move;
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        int move = history[--made];
        first &= ~(1L << move);
        second &= ~(1L << move);
        stones--;
        lines.clear(move, mover());
        key -= cube.keyPart(move, mover());
        won = false;
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < made ? history[made - 1 - pliesAgo] : NO_MOVE;
    }

    /** A 64-bit hash: the cube has more positions than there are longs. */
    @Override
    public long key() {
        return key;
    }

    @Override
    public boolean isOver() {
        return won || stones == cube.cells;
    }

    @Override
    public int payoff(int player) {
        if (!won) return 0;
        return player == mover() ? -Qubic.WIN : Qubic.WIN;
    }

    @Override
    public QubicPosition copy() {
        return new QubicPosition(this);
    }
}
