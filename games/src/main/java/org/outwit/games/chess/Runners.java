package org.outwit.games.chess;

/** What passed pawns are worth by how far they are and who is near; one side's, in thousandths of a pawn. */
final class Runners {

    /** By rank as the side sees it. */
    static final long[] PASSED = Tapered.of(PawnTables.PASSED_OPENING, PawnTables.PASSED_ENDING);

    /** More where no piece stands on the way. */
    static final long[] FREE = Tapered.of(PawnTables.FREE_OPENING, PawnTables.FREE_ENDING);

    /** For each step of a king to the square before the pawn, times the rank: the other's first, then the own. */
    static final long[] KINGS = Tapered.of(new int[2], PawnTables.KINGS_ENDING);

    private Runners() {}

    static long of(Board board, int side) {
        long pawns = board.pieces(side, Board.PAWN);
        long guards = Squares.ahead(board.pieces(1 - side, Board.PAWN), 1 - side);
        long passed = pawns & ~Squares.front(guards | Squares.beside(guards), 1 - side);
        long sum = 0;
        for (long left = passed; left != 0; left &= left - 1) {
            int rank = Squares.rank(Squares.first(left)) ^ (side == 0 ? 0 : 7);
            long next = Squares.ahead(left & -left, side);
            sum += PASSED[rank];
            if ((Squares.front(next, side) & board.taken()) == 0) sum += FREE[rank];
            int stop = Squares.first(next);
            sum += (KINGS[0] * steps(stop, board.king(1 - side)) + KINGS[1] * steps(stop, board.king(side)))
                    * (rank - 1);
        }
        return sum;
    }

    private static int steps(int one, int other) {
        return Math.max(
                Math.abs(Squares.file(one) - Squares.file(other)), Math.abs(Squares.rank(one) - Squares.rank(other)));
    }
}
