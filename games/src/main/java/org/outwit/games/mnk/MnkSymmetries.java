package org.outwit.games.mnk;

import org.outwit.core.game.Symmetries;
import org.outwit.games.Turns;

/** Rows of stones are rows from every side: eight symmetries on a square board, four on another. */
final class MnkSymmetries implements Symmetries<MnkPosition> {

    private final MnkBoard board;
    private final Turns turns;

    MnkSymmetries(MnkBoard board) {
        this.board = board;
        this.turns = new Turns(board.columns, board.rows);
    }

    @Override
    public int count() {
        return turns.count();
    }

    @Override
    public int inverse(int symmetry) {
        return turns.inverse(symmetry);
    }

    @Override
    public MnkPosition image(MnkPosition position, int symmetry) {
        MnkPosition image = MnkPosition.empty(board);
        for (int cell = 0; cell < board.cells; cell++) {
            int owner = position.owner(cell);
            if (owner != MnkPosition.EMPTY) image.setUp(turns.square(cell, symmetry), owner);
        }
        return image;
    }

    @Override
    public int move(int move, int symmetry) {
        return turns.square(move, symmetry);
    }

    @Override
    public long key(MnkPosition position, int symmetry) {
        long key = 0;
        for (int cell = 0; cell < board.cells; cell++) {
            int owner = position.owner(cell);
            if (owner != MnkPosition.EMPTY) key += board.keyPart(turns.square(cell, symmetry), owner);
        }
        return key;
    }
}
