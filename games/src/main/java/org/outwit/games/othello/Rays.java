package org.outwit.games.othello;

/**
 * What a move turns, found along the eight rays from its square: a ray is all squares in one direction, as far as the
 * edge. For one square this is faster than filling by shifts, since one addition or one count of zeros walks a ray.
 */
final class Rays {

    private static final int DIRECTIONS = 8;

    /** Rows down and columns to the right; first the four whose bits grow, then the others. */
    private static final int[][] STEPS = {{0, 1}, {1, -1}, {1, 0}, {1, 1}, {0, -1}, {-1, 1}, {-1, 0}, {-1, -1}};

    /** The rays of square 0, then those of square 1, and so on. */
    private static final long[] RAYS = rays();

    private Rays() {}

    private static long[] rays() {
        long[] rays = new long[Board.SQUARES * DIRECTIONS];
        for (int i = 0; i < rays.length; i++) {
            int square = i / DIRECTIONS;
            int[] step = STEPS[i % DIRECTIONS];
            int row = square / Board.SIDE + step[0];
            int column = square % Board.SIDE + step[1];
            while (row >= 0 && row < Board.SIDE && column >= 0 && column < Board.SIDE) {
                rays[i] |= Board.square(row, column);
                row += step[0];
                column += step[1];
            }
        }
        return rays;
    }

    /** The other's discs that turn when a side plays on an empty square; 0 where it may not. */
    static long turned(long own, long other, int square) {
        int first = square * DIRECTIONS;
        return growing(own, other, RAYS[first])
                | growing(own, other, RAYS[first + 1])
                | growing(own, other, RAYS[first + 2])
                | growing(own, other, RAYS[first + 3])
                | falling(own, other, RAYS[first + 4])
                | falling(own, other, RAYS[first + 5])
                | falling(own, other, RAYS[first + 6])
                | falling(own, other, RAYS[first + 7]);
    }

    /**
     * Along a ray whose bits grow. With everything off the ray set, adding 1 carries up through the other's discs to
     * the first square of the ray that has none of them. If an own disc is there, what lies below it on the ray turns.
     * Above that square the sum still has the other's discs, none of which is own, so nothing else is left.
     */
    private static long growing(long own, long other, long ray) {
        long end = (other | ~ray) + 1 & ray & own;
        // One less where there is an end, and still nothing where there is none, without a branch.
        return ray & end - ((end | -end) >>> Long.SIZE - 1);
    }

    /** Along a ray whose bits fall: the highest square of it without a disc of the other is where the run ends. */
    private static long falling(long own, long other, long ray) {
        long end = Long.highestOneBit(ray & ~other) & own;
        return ray & -end << 1;
    }
}
