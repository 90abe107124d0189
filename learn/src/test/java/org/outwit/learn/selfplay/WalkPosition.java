package org.outwit.learn.selfplay;

import org.outwit.core.game.Position;

/**
 * The random walk of Sutton (1988) and of Sutton and Barto's book (example 6.2): five places in a row, each step to the left or right by
 * the toss of a coin. Beyond the right end the walk is won, beyond the left one lost. From place i, counted from 1, it is won i times in 6.
 */
final class WalkPosition implements Position {

    static final int PLACES = 5;

    /** By places, as what player 0 gets: won less lost. */
    static final double[] TRUE_VALUES = {-4 / 6.0, -2 / 6.0, 0, 2 / 6.0, 4 / 6.0};

    private int place;

    WalkPosition(int place) {
        this.place = place;
    }

    int place() {
        return place;
    }

    @Override
    public int mover() {
        return CHANCE;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        buffer[from] = 0;
        buffer[from + 1] = 1;
        return from + 2;
    }

    @Override
    public int mostMoves() {
        return 2;
    }

    @Override
    public double probability(int move) {
        return 0.5;
    }

    @Override
    public void make(int move) {
        place += move == 0 ? -1 : 1;
    }

    @Override
    public void undo() {
        throw new UnsupportedOperationException("Nobody goes back in a walk.");
    }

    @Override
    public long key() {
        return place;
    }

    @Override
    public boolean isOver() {
        return place < 0 || place >= PLACES;
    }

    @Override
    public int payoff(int player) {
        return (place < 0) == (player == 0) ? -1 : 1;
    }

    @Override
    public Position copy() {
        return new WalkPosition(place);
    }
}
