package org.outwit.games.chess;

import org.outwit.core.game.Feature;

/** A lead that is worth something else in the opening than in the ending, see {@link Tapered}. */
record TaperedFeature(String name, String meaning, int most, Both both) implements Feature<ChessPosition> {

    /** What a side has of something, in the opening and in the ending. */
    @FunctionalInterface
    interface Both {
        long of(Board board, int side);
    }

    @Override
    public int least() {
        return -most;
    }

    @Override
    public Sides sides() {
        return Sides.OPPOSED;
    }

    @Override
    public int value(ChessPosition position, int player) {
        Board board = position.board();
        return Tapered.at(both.of(board, player) - both.of(board, 1 - player), Tapered.stage(board));
    }
}
