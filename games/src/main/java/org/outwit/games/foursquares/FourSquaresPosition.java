package org.outwit.games.foursquares;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * Two tokens on a line. Squares are counted from 0; player 0 starts on the first and wants to the last, player 1 the
 * other way round. A move is the square it leads to, and the move towards the goal is listed first.
 *
 * <p>No rule stops a game that goes in circles: such a game is not over, however long it lasts, and the caller says
 * when it is broken off. While nobody has won there is a move, because with three squares or more a token
 * that cannot step inwards can jump.
 */
public final class FourSquaresPosition implements Position {

    private static final int FIRST_ROOM = 64;

    private final int squares;
    private final int[] tokens = new int[2];
    private int mover;

    /** Where the moved token came from, for each move made. */
    private int[] history = new int[FIRST_ROOM];

    private int made;

    FourSquaresPosition(int squares, int first, int second, int mover) {
        this.squares = squares;
        this.tokens[0] = first;
        this.tokens[1] = second;
        this.mover = mover;
    }

    int squares() {
        return squares;
    }

    /** Where the player's token stands. */
    int token(int player) {
        return tokens[player];
    }

    /** How many squares the player has come from the end where it started. */
    int progress(int player) {
        return player == 0 ? tokens[0] : squares - 1 - tokens[1];
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        int forward = mover == 0 ? 1 : -1;
        return addStep(-forward, buffer, addStep(forward, buffer, from));
    }

    private int addStep(int step, int[] buffer, int end) {
        int to = tokens[mover] + step;
        if (to == tokens[1 - mover]) to += step;
        if (to < 0 || to >= squares) return end;
        buffer[end] = to;
        return end + 1;
    }

    @Override
    public int mostMoves() {
        return 2;
    }

    @Override
    public void make(int move) {
        assert !isOver() : "The game is over.";
        if (made == history.length) history = Arrays.copyOf(history, 2 * made);
        history[made++] = tokens[mover];
        tokens[mover] = move;
        mover = 1 - mover;
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        mover = 1 - mover;
        tokens[mover] = history[--made];
    }

    /** A move is where a token stands afterwards: now, or when it was moved again two plies later. */
    @Override
    public int made(int pliesAgo) {
        if (pliesAgo >= made) return NO_MOVE;
        return pliesAgo < 2 ? tokens[pliesAgo == 0 ? 1 - mover : mover] : history[made + 1 - pliesAgo];
    }

    @Override
    public long key() {
        return 2L * (tokens[0] * squares + tokens[1]) + mover;
    }

    @Override
    public boolean isOver() {
        return hasArrived(0) || hasArrived(1);
    }

    private boolean hasArrived(int player) {
        return progress(player) == squares - 1;
    }

    @Override
    public int payoff(int player) {
        return hasArrived(player) ? FourSquares.WIN : -FourSquares.WIN;
    }

    @Override
    public FourSquaresPosition copy() {
        FourSquaresPosition copy = new FourSquaresPosition(squares, tokens[0], tokens[1], mover);
        copy.history = history.clone();
        copy.made = made;
        return copy;
    }
}
