package org.outwit.games.chess;

import static java.lang.Long.bitCount;

/**
 * What pieces do: how much they reach, whom they threaten, where nobody can drive them away, and how many of them look at
 * the other's king together. One side's, in thousandths of a pawn. One long method because every attack is needed for
 * several of these and is worth finding only once.
 */
final class Activity {

    /** By how many squares the piece reaches that no pawn of the other side attacks. */
    static final long[] KNIGHT_REACH = Tapered.of(ActivityTables.KNIGHT_OPENING, ActivityTables.KNIGHT_ENDING);

    static final long[] BISHOP_REACH = Tapered.of(ActivityTables.BISHOP_OPENING, ActivityTables.BISHOP_ENDING);
    static final long[] ROOK_REACH = Tapered.of(ActivityTables.ROOK_OPENING, ActivityTables.ROOK_ENDING);
    static final long[] QUEEN_REACH = Tapered.of(ActivityTables.QUEEN_OPENING, ActivityTables.QUEEN_ENDING);

    static final long[] OTHER = Tapered.of(ActivityTables.OTHER_OPENING, ActivityTables.OTHER_ENDING);

    static final int PAIR = 0;
    static final int HALF_OPEN = 1;
    static final int OPEN = 2;
    static final int KNIGHT_POST = 3;
    static final int BISHOP_POST = 4;
    static final int PAWN_ON_MINOR = 5;
    static final int PAWN_ON_MAJOR = 6;
    static final int MINOR_ON_MAJOR = 7;
    static final int ROOK_ON_QUEEN = 8;

    /** For each square at the other's king that a knight, bishop, rook or queen attacks. */
    static final int[] PRESSURE = ActivityTables.PRESSURE;

    /** In percent, by how many pieces attack there: one alone does no harm. */
    private static final int[] TOGETHER = {0, 0, 50, 75, 88, 94, 97, 99, 100, 100, 100, 100, 100, 100, 100, 100};

    private Activity() {}

    static long of(Board board, int side) {
        long taken = board.taken();
        long ownPawns = board.pieces(side, Board.PAWN);
        long otherPawns = board.pieces(1 - side, Board.PAWN);
        long pawnAttacks = Attacks.pawnsLeft(ownPawns, side) | Attacks.pawnsRight(ownPawns, side);
        long driven = Attacks.pawnsLeft(otherPawns, 1 - side) | Attacks.pawnsRight(otherPawns, 1 - side);
        long room = ~(driven | ownPawns | board.pieces(side, Board.KING));
        long near = near(board, 1 - side);
        long majors = board.pieces(1 - side, Board.ROOK) | board.pieces(1 - side, Board.QUEEN);
        int attackers = 0;
        int pressure = 0;
        int minorOnMajor = 0;
        int rookOnQueen = 0;
        long sum = 0;
        for (long left = board.pieces(side, Board.KNIGHT); left != 0; left &= left - 1) {
            long attacks = Attacks.knight(Squares.first(left));
            sum += KNIGHT_REACH[bitCount(attacks & room)];
            minorOnMajor += bitCount(attacks & majors);
            if ((attacks & near) != 0) {
                attackers++;
                pressure += PRESSURE[0] * bitCount(attacks & near);
            }
        }
        for (long left = board.pieces(side, Board.BISHOP); left != 0; left &= left - 1) {
            long attacks = Attacks.bishop(Squares.first(left), taken);
            sum += BISHOP_REACH[bitCount(attacks & room)];
            minorOnMajor += bitCount(attacks & majors);
            if ((attacks & near) != 0) {
                attackers++;
                pressure += PRESSURE[1] * bitCount(attacks & near);
            }
        }
        for (long left = board.pieces(side, Board.ROOK); left != 0; left &= left - 1) {
            long attacks = Attacks.rook(Squares.first(left), taken);
            sum += ROOK_REACH[bitCount(attacks & room)];
            rookOnQueen += bitCount(attacks & board.pieces(1 - side, Board.QUEEN));
            if ((attacks & near) != 0) {
                attackers++;
                pressure += PRESSURE[2] * bitCount(attacks & near);
            }
        }
        for (long left = board.pieces(side, Board.QUEEN); left != 0; left &= left - 1) {
            long attacks = Attacks.queen(Squares.first(left), taken);
            sum += QUEEN_REACH[bitCount(attacks & room)];
            if ((attacks & near) != 0) {
                attackers++;
                pressure += PRESSURE[3] * bitCount(attacks & near);
            }
        }
        sum += OTHER[MINOR_ON_MAJOR] * minorOnMajor + OTHER[ROOK_ON_QUEEN] * rookOnQueen;
        sum += Tapered.of(pressure * TOGETHER[attackers] / 100, 0);

        long minors = board.pieces(1 - side, Board.KNIGHT) | board.pieces(1 - side, Board.BISHOP);
        sum += OTHER[PAWN_ON_MINOR] * bitCount(pawnAttacks & minors);
        sum += OTHER[PAWN_ON_MAJOR] * bitCount(pawnAttacks & majors);
        long posts = pawnAttacks & POSTS[side] & ~PawnShape.reachable(otherPawns, 1 - side);
        sum += OTHER[KNIGHT_POST] * bitCount(posts & board.pieces(side, Board.KNIGHT));
        sum += OTHER[BISHOP_POST] * bitCount(posts & board.pieces(side, Board.BISHOP));
        long halfOpen = board.pieces(side, Board.ROOK) & ~Squares.files(ownPawns);
        sum += OTHER[HALF_OPEN] * bitCount(halfOpen);
        sum += OTHER[OPEN] * bitCount(halfOpen & ~Squares.files(otherPawns));
        long bishops = board.pieces(side, Board.BISHOP);
        if ((bishops & Squares.DARK) != 0 && (bishops & ~Squares.DARK) != 0) sum += OTHER[PAIR];
        return sum;
    }

    /** The fourth to the sixth rank of a side. */
    private static final long[] POSTS = {0x0000_FFFF_FF00_0000L, 0x0000_00FF_FFFF_0000L};

    /** Where an attack is felt: the king's square, those around it, and the next ones in front. */
    private static long near(Board board, int side) {
        int king = board.king(side);
        long around = Attacks.king(king) | Squares.bit(king);
        return around | Squares.ahead(around, side);
    }
}
