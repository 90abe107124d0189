package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.List;

/** Parts of a board: what is near a square, and windows that overlap. */
final class BoardAreas {

    /** Squares of distances, so that areas are round: 4, 8, 12, 20, 24 and 32 squares around one in the middle of a large board. */
    private static final int[] DISTANCES = {2, 4, 8, 10, 16, 20};

    /** How many sizes of areas there are. */
    static final int SIZES = DISTANCES.length;

    private static final int WINDOW = 4;

    private final long[][] around;

    /** Squares of four rows and four columns, eight in play, each two rows or columns from the next. */
    final long[] windows;

    BoardAreas(Board board) {
        around = new long[SIZES][board.bit(board.squares - 1) + 1];
        for (int size = 0; size < SIZES; size++) {
            for (int square = 0; square < board.squares; square++) {
                around[size][board.bit(square)] = around(board, square, DISTANCES[size]);
            }
        }
        List<Long> found = new ArrayList<>();
        for (int row = 0; row + WINDOW <= board.rows; row += 2) {
            for (int column = 0; column + WINDOW <= board.width; column += 2) found.add(window(board, row, column));
        }
        windows = found.stream().mapToLong(Long::longValue).toArray();
    }

    private static long around(Board board, int square, int distance) {
        long found = 0;
        for (int other = 0; other < board.squares; other++) {
            int down = board.row(other) - board.row(square);
            int across = board.column(other) - board.column(square);
            if (down * down + across * across <= distance) found |= 1L << board.bit(other);
        }
        return found;
    }

    private static long window(Board board, int row, int column) {
        long found = 0;
        for (int i = 0; i < WINDOW; i++) {
            for (int k = 0; k < WINDOW; k++) found |= board.rowSquares(row + i) & board.columnSquares(column + k);
        }
        return found;
    }

    /** What is near the start or the end of a move, given by their bits; 0 is the smallest size. */
    long around(int from, int to, int size) {
        return around[size][from] | around[size][to];
    }
}
