package org.outwit.games.chess;

/** What pieces are worth by where they stand, in thousandths of a pawn, besides what all styles think of them. */
final class Placement {

    /** By {@code kind << 6 | square} as White sees it; files count the same from both edges. */
    static final long[] TABLE = new long[7 << 6];

    static {
        for (int kind = Board.PAWN; kind <= Board.KING; kind++) {
            for (int square = 0; square < 64; square++) {
                int half = Squares.rank(square) << 2 | Math.min(Squares.file(square), 7 - Squares.file(square));
                TABLE[kind << 6 | square] =
                        Tapered.of(PlacementTables.OPENING[kind - 1][half], PlacementTables.ENDING[kind - 1][half]);
            }
        }
    }

    private Placement() {}

    static long of(Board board, int side) {
        int turned = side == 0 ? 0 : 56;
        long sum = 0;
        for (int kind = Board.PAWN; kind <= Board.KING; kind++) {
            for (long left = board.pieces(side, kind); left != 0; left &= left - 1) {
                sum += TABLE[kind << 6 | Squares.first(left) ^ turned];
            }
        }
        return sum;
    }
}
