package org.outwit.games.ninemensmorris;

/** A move as an int: where a man goes, where it comes from, and which man is removed; the last two may be missing. */
final class MorrisMove {

    /** Stands for a man from the hand, or for no removal. */
    static final int NOWHERE = 31;

    private MorrisMove() {}

    static int of(int from, int to, int removed) {
        return to | from << 5 | removed << 10;
    }

    static int to(int move) {
        return move & 31;
    }

    static int from(int move) {
        return move >> 5 & 31;
    }

    static int removed(int move) {
        return move >> 10;
    }

    /** The point as a bit; none for {@link #NOWHERE}. */
    static int bit(int point) {
        return point == NOWHERE ? 0 : 1 << point;
    }
}
