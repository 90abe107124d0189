package org.outwit.games;

import org.outwit.core.game.MoveShapes;

/** The row into which the numbers of a move are written, one after the other. */
public final class ShapeRow {

    private long[] row;
    private int length;

    /** Goes on at the beginning of this row. */
    public void begin(long[] into) {
        row = into;
        length = 0;
    }

    /** Adds what is seen, told apart from the same number of another kind. */
    public void add(int kind, long seen) {
        row[length++] = MoveShapes.hash(kind, seen);
    }

    /** The same with a kind that has a name. */
    public void add(Enum<?> kind, long seen) {
        add(kind.ordinal(), seen);
    }

    /** How many numbers were written. */
    public int length() {
        return length;
    }
}
