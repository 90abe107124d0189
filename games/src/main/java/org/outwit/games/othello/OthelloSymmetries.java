package org.outwit.games.othello;

import org.outwit.core.game.Symmetries;
import org.outwit.games.Turns;

/**
 * The eight symmetries of the board. Four of them keep the start as it is, so that f5, d3, c4 and e6 are one opening; the other
 * four exchange its colours, but lead from later positions to such as may come up as well.
 */
final class OthelloSymmetries implements Symmetries<OthelloPosition> {

    private static final Turns TURNS = new Turns(8, 8);

    @Override
    public int count() {
        return TURNS.count();
    }

    @Override
    public int inverse(int symmetry) {
        return TURNS.inverse(symmetry);
    }

    @Override
    public OthelloPosition image(OthelloPosition position, int symmetry) {
        long black = image(position.discsOf(0), symmetry);
        return new OthelloPosition(black, image(position.discsOf(1), symmetry), position.mover());
    }

    @Override
    public int move(int move, int symmetry) {
        return move == OthelloPosition.PASS ? move : TURNS.square(move, symmetry);
    }

    @Override
    public long key(OthelloPosition position, int symmetry) {
        int mover = position.mover();
        long own = image(position.discsOf(mover), symmetry);
        return OthelloPosition.key(own, image(position.discsOf(1 - mover), symmetry), mover);
    }

    /** What {@link Turns} does to each square, with all discs at once. */
    static long image(long discs, int symmetry) {
        long image = discs;
        if ((symmetry & 1) != 0) image = Board.mirrored(image);
        if ((symmetry & 2) != 0) image = Long.reverseBytes(image);
        return (symmetry & 4) == 0 ? image : Board.transposed(image);
    }
}
