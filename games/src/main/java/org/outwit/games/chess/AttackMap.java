package org.outwit.games.chess;

/** Which squares each kind of piece of one side attacks, and which are attacked at least twice. */
final class AttackMap {

    private final long[] byKind = new long[7];
    private long all;
    private long twice;

    /** Looks at one side of a board. */
    void of(Board board, int side) {
        long taken = board.taken();
        long pawns = board.pieces(side, Board.PAWN);
        long left = Attacks.pawnsLeft(pawns, side);
        long right = Attacks.pawnsRight(pawns, side);
        byKind[Board.PAWN] = left | right;
        all = left | right;
        twice = left & right;
        for (int kind = Board.KNIGHT; kind <= Board.KING; kind++) {
            long attacked = 0;
            for (long pieces = board.pieces(side, kind); pieces != 0; pieces &= pieces - 1) {
                long one = Attacks.of(kind, Squares.first(pieces), taken);
                twice |= all & one;
                all |= one;
                attacked |= one;
            }
            byKind[kind] = attacked;
        }
    }

    long by(int kind) {
        return byKind[kind];
    }

    long all() {
        return all;
    }

    long twice() {
        return twice;
    }

    /** The least valuable kind of piece that attacks the square, 0 if none does. */
    int least(int square) {
        if ((all >>> square & 1) == 0) return Board.ALL;
        int kind = Board.PAWN;
        while ((byKind[kind] >>> square & 1) == 0) kind++;
        return kind;
    }

    /** How many pieces attack the square: none, one, or more. */
    int count(int square) {
        return (int) ((all >>> square & 1) + (twice >>> square & 1));
    }
}
