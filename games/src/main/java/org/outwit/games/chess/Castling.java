package org.outwit.games.chess;

/**
 * Where kings and rooks castle in one game. It does not change while the game is played, because castling is over for
 * good once the king or the rook has moved, so what must be empty or safe is worked out once. Rooks may begin on any
 * file (Chess960); the king ends on the c- or g-file all the same.
 */
final class Castling {

    /** By {@code side << 1 | wing}, wing 0 towards the a-file; 0 where the side never could castle. */
    private final long[] rooks = new long[4];

    /** What must be empty but for the king and the rook themselves. */
    private final long[] paths = new long[4];

    /** What the king passes and where it arrives. */
    private final long[] walks = new long[4];

    /** For the kings of the board and the rooks that may still castle with them. */
    Castling(Board board, long rights) {
        for (int side = 0; side < 2; side++) {
            int king = board.king(side);
            for (long left = rights & board.pieces(side, Board.ROOK); left != 0; left &= left - 1) {
                add(side, king, Squares.first(left));
            }
        }
    }

    private void add(int side, int king, int rook) {
        int index = side << 1 | (rook > king ? 1 : 0);
        int kingTo = kingTo(king, rook);
        int rookTo = rookTo(king, rook);
        long both = Squares.bit(king) | Squares.bit(rook);
        rooks[index] = Squares.bit(rook);
        walks[index] = Attacks.between(king, kingTo) | Squares.bit(kingTo);
        paths[index] = (walks[index] | Attacks.between(rook, rookTo) | Squares.bit(rookTo)) & ~both;
    }

    private static int kingTo(int king, int rook) {
        return king & 56 | (rook > king ? 6 : 2);
    }

    private static int rookTo(int king, int rook) {
        return king & 56 | (rook > king ? 5 : 3);
    }

    static int kingTo(int move) {
        return kingTo(ChessMove.from(move), ChessMove.to(move));
    }

    static int rookTo(int move) {
        return rookTo(ChessMove.from(move), ChessMove.to(move));
    }

    /** The rooks that a side may castle with as far as rights and empty squares go. */
    long open(int side, long rights, long taken) {
        int index = side << 1;
        long open = 0;
        if ((taken & paths[index]) == 0) open = rights & rooks[index];
        if ((taken & paths[index + 1]) == 0) open |= rights & rooks[index + 1];
        return open;
    }

    /** Those of the open rooks with which the king does not pass or reach an attacked square; it is not in check. */
    long safe(Board board, int side, long open, long danger) {
        int index = side << 1;
        long safe = 0;
        if ((open & rooks[index]) != 0 && isSafe(board, side, index, danger)) safe = rooks[index];
        if ((open & rooks[index + 1]) != 0 && isSafe(board, side, index + 1, danger)) safe |= rooks[index + 1];
        return safe;
    }

    /** The rook can have been a shield for the king's new square, but only along the rank and only in Chess960. */
    private boolean isSafe(Board board, int side, int index, long danger) {
        if ((walks[index] & danger) != 0) return false;
        int king = board.king(side);
        int rook = Squares.first(rooks[index]);
        long after = board.taken() & ~rooks[index] & ~Squares.bit(king) | Squares.bit(rookTo(king, rook));
        return (Attacks.rook(kingTo(king, rook), after) & Attacks.rank(king) & board.straight(1 - side)) == 0;
    }
}
