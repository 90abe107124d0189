package org.outwit.games.chess;

import static java.lang.Long.bitCount;

/** How well pawns stand together and how they cover their king; one side's, in thousandths of a pawn. */
final class PawnShape {

    /** By rank as the side sees it: a pawn that another one covers or stands beside. */
    static final long[] TOGETHER = Tapered.of(PawnTables.TOGETHER_OPENING, PawnTables.TOGETHER_ENDING);

    static final long[] OTHER = Tapered.of(PawnTables.SHAPE_OPENING, PawnTables.SHAPE_ENDING);

    static final int ISOLATED = 0;
    static final int DOUBLED = 1;
    static final int BACKWARD = 2;
    static final int OPEN_TARGET = 3;
    static final int SHIELD_NEAR = 4;
    static final int SHIELD_FAR = 5;
    static final int KING_HALF_OPEN = 6;
    static final int KING_OPEN = 7;
    static final int STORM = 8;

    private PawnShape() {}

    static long of(Board board, int side) {
        long pawns = board.pieces(side, Board.PAWN);
        long others = board.pieces(1 - side, Board.PAWN);
        long covered = Attacks.pawnsLeft(pawns, side) | Attacks.pawnsRight(pawns, side);
        long together = pawns & (covered | Squares.beside(pawns));
        long sum = 0;
        for (long left = together; left != 0; left &= left - 1) {
            sum += TOGETHER[Squares.rank(Squares.first(left)) ^ (side == 0 ? 0 : 7)];
        }
        long isolated = pawns & ~Squares.files(Squares.beside(pawns));
        long behind = pawns & Squares.front(Squares.ahead(pawns, 1 - side), 1 - side);
        // No pawn can ever come to cover it, and it cannot step without being taken.
        long driven = Attacks.pawnsLeft(others, 1 - side) | Attacks.pawnsRight(others, 1 - side);
        long unsafeToStep = pawns & Squares.ahead(driven | others, 1 - side);
        long backward = unsafeToStep & ~isolated & ~Squares.front(Squares.beside(pawns), side);
        long open = pawns & ~Squares.front(others, 1 - side) & ~behind;
        sum += OTHER[ISOLATED] * bitCount(isolated) + OTHER[DOUBLED] * bitCount(behind);
        sum += OTHER[BACKWARD] * bitCount(backward) + OTHER[OPEN_TARGET] * bitCount(open & (isolated | backward));
        return sum + cover(board, side, pawns, others);
    }

    private static long cover(Board board, int side, long pawns, long others) {
        long king = board.pieces(side, Board.KING);
        long width = king | Squares.beside(king);
        long near = Squares.ahead(width, side);
        long far = Squares.ahead(near, side);
        long halfOpen = width & ~Squares.files(pawns);
        long storm = Squares.front(near, side) & ~Squares.front(Squares.ahead(Squares.ahead(far, side), side), side);
        return OTHER[SHIELD_NEAR] * bitCount(near & pawns)
                + OTHER[SHIELD_FAR] * bitCount(far & pawns)
                + OTHER[KING_HALF_OPEN] * bitCount(halfOpen)
                + OTHER[KING_OPEN] * bitCount(halfOpen & ~Squares.files(others))
                + OTHER[STORM] * bitCount(storm & others);
    }

    /** The squares that pawns of a side attack or will be able to attack when they step on. */
    static long reachable(long pawns, int side) {
        return Squares.front(Squares.ahead(Squares.beside(pawns), side), side);
    }
}
