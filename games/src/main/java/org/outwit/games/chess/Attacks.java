package org.outwit.games.chess;

/**
 * Which squares a piece attacks from where it stands.
 *
 * <p>Sliders need no big tables. Along a file or diagonal, subtracting the slider from the pieces above it borrows up
 * to the first of them, so the bits that change are the attack; the half below is the same on a board turned upside
 * down, which for bits is reversing bytes ("hyperbola quintessence"). Ranks lie within one byte and are looked up.
 */
final class Attacks {

    private static final long[] KNIGHT = new long[64];
    private static final long[] KING = new long[64];

    /** The lines through a square, without the square itself. */
    private static final long[] FILE = new long[64];

    private static final long[] RANK = new long[64];
    private static final long[] RISING = new long[64];
    private static final long[] FALLING = new long[64];

    /** By the six inner squares of a rank and the file of the slider. */
    private static final byte[] WITHIN_RANK = new byte[64 * 8];

    /** The squares strictly between two on one line, by {@code from << 6 | to}; none where they share no line. */
    private static final long[] BETWEEN = new long[64 * 64];

    static {
        for (int square = 0; square < 64; square++) {
            for (int across = -2; across <= 2; across++) {
                for (int up = -2; up <= 2; up++) {
                    int jump = across * across + up * up;
                    long target = target(square, across, up);
                    if (jump == 5) KNIGHT[square] |= target;
                    if (jump == 1 || jump == 2) KING[square] |= target;
                }
            }
            FILE[square] = line(square, 0, 1);
            RANK[square] = line(square, 1, 0);
            RISING[square] = line(square, 1, 1);
            FALLING[square] = line(square, 1, -1);
        }
        for (int inner = 0; inner < 64; inner++) {
            for (int file = 0; file < 8; file++) WITHIN_RANK[inner << 3 | file] = withinRank(inner << 1, file);
        }
    }

    private Attacks() {}

    private static long target(int square, int across, int up) {
        int file = Squares.file(square) + across;
        int rank = Squares.rank(square) + up;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : Squares.bit(Squares.square(file, rank));
    }

    private static long line(int square, int across, int up) {
        return ray(square, across, up) | ray(square, -across, -up);
    }

    private static long ray(int from, int across, int up) {
        long passed = 0;
        for (int steps = 1; ; steps++) {
            long target = target(from, steps * across, steps * up);
            if (target == 0) return passed;
            BETWEEN[from << 6 | Squares.first(target)] = passed;
            passed |= target;
        }
    }

    private static byte withinRank(int taken, int file) {
        int reached = 0;
        for (int right = file + 1; right < 8; right++) {
            reached |= 1 << right;
            if ((taken & 1 << right) != 0) break;
        }
        for (int left = file - 1; left >= 0; left--) {
            reached |= 1 << left;
            if ((taken & 1 << left) != 0) break;
        }
        return (byte) reached;
    }

    static long knight(int square) {
        return KNIGHT[square];
    }

    static long king(int square) {
        return KING[square];
    }

    static long rook(int square, long taken) {
        int shift = square & 56;
        int inner = (int) (taken >>> shift + 1) & 63;
        return (WITHIN_RANK[inner << 3 | square & 7] & 0xFFL) << shift | upAndDown(FILE[square], square, taken);
    }

    static long bishop(int square, long taken) {
        return upAndDown(RISING[square], square, taken) | upAndDown(FALLING[square], square, taken);
    }

    static long queen(int square, long taken) {
        return rook(square, taken) | bishop(square, taken);
    }

    /** What a piece other than a pawn attacks. */
    static long of(int kind, int square, long taken) {
        return switch (kind) {
            case Board.KNIGHT -> knight(square);
            case Board.BISHOP -> bishop(square, taken);
            case Board.ROOK -> rook(square, taken);
            case Board.QUEEN -> queen(square, taken);
            default -> king(square);
        };
    }

    private static long upAndDown(long line, int square, long taken) {
        long slider = 1L << square;
        long above = taken & line;
        long below = Long.reverseBytes(above);
        above -= slider;
        below -= Long.reverseBytes(slider);
        return (above ^ Long.reverseBytes(below)) & line;
    }

    /** What pawns attack towards the a-file; pawns never stand on the last rank, so nothing turns round. */
    static long pawnsLeft(long pawns, int side) {
        return Long.rotateLeft(pawns & ~Squares.FILE_A, side == 0 ? 7 : -9);
    }

    /** What pawns attack towards the h-file. */
    static long pawnsRight(long pawns, int side) {
        return Long.rotateLeft(pawns & ~Squares.FILE_H, side == 0 ? 9 : -7);
    }

    /** What a pawn of the side attacks from one square of any rank. */
    static long pawn(int square, int side) {
        return Squares.beside(Squares.ahead(Squares.bit(square), side));
    }

    static long between(int from, int to) {
        return BETWEEN[from << 6 | to];
    }

    static long file(int square) {
        return FILE[square];
    }

    static long rank(int square) {
        return RANK[square];
    }

    /** The file and the rank. */
    static long straights(int square) {
        return FILE[square] | RANK[square];
    }

    static long diagonals(int square) {
        return RISING[square] | FALLING[square];
    }

    /** The diagonal from the lower left to the upper right. */
    static long rising(int square) {
        return RISING[square];
    }

    /** The diagonal from the upper left to the lower right. */
    static long falling(int square) {
        return FALLING[square];
    }
}
