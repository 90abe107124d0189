package org.outwit.games.foursquares;

import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;

/**
 * All positions of the four-square game in one slice, seen from the side to move as if it went to the right: it stands
 * anywhere but on the last square, where its game would be over, and the other on any other square.
 */
public final class FourSquaresEndings implements Endings<FourSquaresPosition> {

    private static final int TOKENS = 2;

    private final FourSquares game;
    private final int squares;

    public FourSquaresEndings() {
        this(new FourSquares());
    }

    public FourSquaresEndings(FourSquares game) {
        this.game = game;
        this.squares = game.start().squares();
    }

    @Override
    public Game<FourSquaresPosition> game() {
        return game;
    }

    @Override
    public int leastPieces() {
        return TOKENS;
    }

    @Override
    public int mostPieces() {
        return TOKENS;
    }

    @Override
    public int slices(int pieces) {
        return pieces >= TOKENS ? 1 : 0;
    }

    @Override
    public String name(int slice) {
        return "all";
    }

    @Override
    public int size(int slice) {
        return (squares - 1) * (squares - 1);
    }

    @Override
    public FourSquaresPosition position(FourSquaresPosition room, int slice, int index) {
        int own = index / (squares - 1);
        int among = index % (squares - 1);
        return new FourSquaresPosition(squares, own, among < own ? among : among + 1, 0);
    }

    @Override
    public long place(FourSquaresPosition position) {
        int mover = position.mover();
        int own = position.progress(mover);
        int theirs = mover == 0 ? position.token(1) : mirror(position.token(0));
        return own == squares - 1 ? NOWHERE : Endings.place(0, index(own, theirs));
    }

    private int mirror(int square) {
        return squares - 1 - square;
    }

    private int index(int own, int theirs) {
        return own * (squares - 1) + (theirs < own ? theirs : theirs - 1);
    }

    /** The end of the game is in the slice too: it is the other who has arrived then. */
    @Override
    public boolean stays(FourSquaresPosition position, int move) {
        return true;
    }

    @Override
    public int mostPredecessors() {
        return 2;
    }

    @Override
    public int predecessors(FourSquaresPosition position, int[] buffer) {
        int mover = position.mover();
        int own = position.progress(mover);
        int theirs = mover == 0 ? position.token(1) : mirror(position.token(0));
        int count = 0;
        for (int step = -1; step <= 1; step += 2) {
            int from = theirs + step == own ? theirs + 2 * step : theirs + step;
            // On square 0 their game would have been over.
            if (from > 0 && from < squares) buffer[count++] = index(mirror(from), mirror(own));
        }
        return count;
    }
}
