package org.outwit.games.chess;

import java.util.Arrays;
import org.outwit.core.game.SplitMix64;

/** For each square a number of what stands on the squares around it, the edge of the board included. */
final class Neighbourhoods {

    /** One number a piece, the edge being the last; multiplied by an odd number for each direction they never cancel by rule. */
    private static final long[] PIECE = new long[15];

    private static final long[] DIRECTION = new long[9];

    /** The sum for the edge around each square. */
    private static final long[] EDGE = new long[64];

    static {
        long mixed = SplitMix64.GOLDEN_GAMMA;
        for (int i = 0; i < PIECE.length; i++) PIECE[i] = mixed = SplitMix64.mix(mixed);
        for (int i = 0; i < DIRECTION.length; i++) DIRECTION[i] = mixed = SplitMix64.mix(mixed) | 1;
        for (int square = 0; square < 64; square++) {
            for (int direction = 0; direction < 9; direction++) {
                int file = Squares.file(square) + direction % 3 - 1;
                int rank = Squares.rank(square) + direction / 3 - 1;
                if (file < 0 || file > 7 || rank < 0 || rank > 7) EDGE[square] += PIECE[14] * DIRECTION[direction];
            }
        }
    }

    /** What stands beyond the edge. */
    private static final int OUTSIDE = 14;

    private final long[] near = new long[64];
    private final int[] cells = new int[64];

    void of(Board board) {
        System.arraycopy(EDGE, 0, near, 0, 64);
        Arrays.fill(cells, 0);
        for (int side = 0; side < 2; side++) {
            for (int kind = Board.PAWN; kind <= Board.KING; kind++) {
                for (long left = board.pieces(side, kind); left != 0; left &= left - 1) {
                    cells[Squares.first(left)] = side * 7 + kind;
                    tell(Squares.first(left), PIECE[side * 7 + kind]);
                }
            }
        }
    }

    private void tell(int square, long piece) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        for (int up = -1; up <= 1; up++) {
            if (rank + up < 0 || rank + up > 7) continue;
            for (int across = -1; across <= 1; across++) {
                if (file + across < 0 || file + across > 7) continue;
                near[square + 8 * up + across] += piece * DIRECTION[4 - 3 * up - across];
            }
        }
    }

    /** The square, the eight around it, and the four two steps away along lines. */
    long diamond(int square) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        long sum = near[square];
        sum = then(sum, file < 2 ? OUTSIDE : cells[square - 2]);
        sum = then(sum, file > 5 ? OUTSIDE : cells[square + 2]);
        sum = then(sum, rank < 2 ? OUTSIDE : cells[square - 16]);
        return then(sum, rank > 5 ? OUTSIDE : cells[square + 16]);
    }

    /** The square and everything within two steps of it. */
    long wide(int square) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        long sum = near[square];
        for (int up = -2; up <= 2; up++) {
            for (int across = -2; across <= 2; across++) {
                if (Math.abs(up) == 2 || Math.abs(across) == 2) sum = then(sum, cell(file + across, rank + up));
            }
        }
        return sum;
    }

    private int cell(int file, int rank) {
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? OUTSIDE : cells[rank * 8 + file];
    }

    private static long then(long sum, int cell) {
        return sum * SplitMix64.GOLDEN_GAMMA + cell;
    }

    /** The square itself and the eight around it. */
    long of(int square) {
        return near[square];
    }
}
