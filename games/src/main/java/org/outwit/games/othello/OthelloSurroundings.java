package org.outwit.games.othello;

import java.util.stream.IntStream;

/**
 * What surrounds a square on which somebody may play: the discs within several distances of it, those on its four lines, and where
 * the last two moves were. Each is a number, the same for images of a position, so that tables can say how often people play
 * there. {@link OthelloPatterns} are the shapes that a move leaves; these are those that invite it, of all sizes up to nearly the
 * whole board, as programs of Go have them (Stern, Herbrich and Graepel, <i>Bayesian Pattern Ranking for Move Prediction in the
 * Game of Go</i>).
 */
public final class OthelloSurroundings {

    /** Squares of distances, so that areas are round. */
    private static final int[] DISTANCES = {2, 5, 10, 20, 34};

    private static final int LINES = 4;
    private static final int AREAS = DISTANCES.length + LINES;

    /** The area that is looked at together with the last move. */
    private static final int NEAR = 1;

    /** How many numbers there are for a move. */
    public static final int COUNT = AREAS + 4;

    private static final int SYMMETRIES = new OthelloSymmetries().count();

    /** The symmetries that bring each square to the one that stands for its images: two for those on a long diagonal. */
    private static final int[][] TO_STANDARD = new int[Board.SQUARES][];

    private static final int[] STANDARD = new int[Board.SQUARES];
    private static final long[][] AREA = new long[Board.SQUARES][AREAS];

    static {
        for (int square = 0; square < Board.SQUARES; square++) {
            STANDARD[square] = standard(square);
            TO_STANDARD[square] = toStandard(square);
            for (int other = 0; other < Board.SQUARES; other++) place(square, other);
        }
    }

    private OthelloSurroundings() {}

    private static int image(int square, int symmetry) {
        return square == OthelloPosition.PASS
                ? square
                : Long.numberOfTrailingZeros(OthelloSymmetries.image(1L << square, symmetry));
    }

    private static int standard(int square) {
        int least = square;
        for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) least = Math.min(least, image(square, symmetry));
        return least;
    }

    private static int[] toStandard(int square) {
        return IntStream.range(0, SYMMETRIES)
                .filter(symmetry -> image(square, symmetry) == STANDARD[square])
                .toArray();
    }

    /** Puts a square into the areas around another. */
    private static void place(int square, int other) {
        int across = other % Board.SIDE - square % Board.SIDE;
        int down = other / Board.SIDE - square / Board.SIDE;
        boolean[] inside = new boolean[AREAS];
        for (int i = 0; i < DISTANCES.length; i++) inside[i] = across * across + down * down <= DISTANCES[i];
        inside[DISTANCES.length] = down == 0;
        inside[DISTANCES.length + 1] = across == 0;
        inside[DISTANCES.length + 2] = across == down;
        inside[DISTANCES.length + 3] = across == -down;
        for (int i = 0; i < AREAS; i++) if (inside[i]) AREA[square][i] |= 1L << other;
    }

    /**
     * Writes {@value #COUNT} numbers for a move that is no pass.
     *
     * @param last the move before, of the other side, and {@code before} the one before that: squares, or a pass where there was
     *     none
     */
    public static void hashes(OthelloPosition position, int move, int last, int before, long[] into) {
        long own = position.discsOf(position.mover());
        long other = position.discsOf(1 - position.mover());
        for (int i = 0; i < COUNT; i++) into[i] = 0;
        // Either of two symmetries would do for a square on a diagonal, but not the first of them: the sum has no
        // first.
        for (int symmetry : TO_STANDARD[move]) {
            add(
                    OthelloSymmetries.image(own, symmetry),
                    OthelloSymmetries.image(other, symmetry),
                    STANDARD[move],
                    image(last, symmetry),
                    image(before, symmetry),
                    into);
        }
    }

    private static void add(long own, long other, int square, int last, int before, long[] into) {
        for (int i = 0; i < AREAS; i++) {
            long area = AREA[square][i];
            into[i] += hash(own & area, other & area, square, i);
        }
        long near = AREA[square][NEAR];
        into[AREAS] += hash(last, 0, square, AREAS);
        into[AREAS + 1] += hash(before, 0, square, AREAS + 1);
        into[AREAS + 2] += hash(last, before, square, AREAS + 2);
        into[AREAS + 3] += hash(own & near, other & near, square, COUNT * (1 + last));
    }

    private static long hash(long one, long other, int square, int kind) {
        return OthelloPosition.key(one, other, square + Board.SQUARES * kind);
    }
}
