package org.outwit.games.chess;

import org.outwit.core.game.MoveShapes;

/** The row into which the numbers of a move are written, one after the other. */
final class ShapeRow {

    private long[] row;
    private int length;

    void begin(long[] into) {
        row = into;
        length = 0;
    }

    void add(ChessShape shape, long seen) {
        row[length++] = MoveShapes.hash(shape.ordinal(), seen);
    }

    int length() {
        return length;
    }
}
