package org.outwit.games.othello;

/**
 * The board as the shapes that players look at: edges with their X-squares, corners, the inner rows, the diagonals. Each shape
 * is a number that says what stands on every one of its squares (nothing, own, other), and shapes that are mirror images or
 * rotations of each other share a table. Weights for all entries make an evaluator that tells a good edge from a bad one, where
 * counts of discs cannot (Buro, <i>Experiments with Multi-ProbCut and a new high-quality evaluation function for Othello</i>).
 */
public final class OthelloPatterns {

    /** How many shapes a position has. */
    public static final int SHAPES = 46;

    /** How many entries all tables have together. */
    public static final int ENTRIES;

    private static final int BITS = 10;

    /** The number with the same digits in base three, for up to ten digits of base two. */
    private static final int[] TERNARY = new int[1 << BITS];

    static final int EDGE = 0;
    static final int BLOCK;
    static final int CORNER;
    static final int SECOND;
    static final int THIRD;
    static final int FOURTH;
    static final int[] DIAGONAL = new int[9];

    static final long LEFT_COLUMN = 0x0101010101010101L;

    static {
        for (int bits = 0; bits < TERNARY.length; bits++) {
            for (int i = BITS - 1; i >= 0; i--) TERNARY[bits] = 3 * TERNARY[bits] + (bits >> i & 1);
        }
        int at = power(10);
        BLOCK = at;
        CORNER = at += power(10);
        SECOND = at += power(9);
        THIRD = at += power(8);
        FOURTH = at += power(8);
        at += power(8);
        for (int length = 4; length <= 8; length++) {
            DIAGONAL[length] = at;
            at += power(length);
        }
        ENTRIES = at;
    }

    private OthelloPatterns() {}

    static int power(int exponent) {
        return exponent == 0 ? 1 : 3 * power(exponent - 1);
    }

    /** Writes the {@value #SHAPES} entries of a position as {@code player} sees it, each from 0 to {@link #ENTRIES}. */
    public static void entries(OthelloPosition position, int player, int[] into) {
        entries(position.discsOf(player), position.discsOf(1 - player), into);
    }

    /** Half a turn reverses all bits, and upside down that is the mirror image: so one turn is made, and no mirror. */
    static void entries(long own, long other, int[] into) {
        long ownTurned = turned(own);
        long otherTurned = turned(other);
        long ownHalf = Long.reverse(own);
        long otherHalf = Long.reverse(other);
        long ownBack = Long.reverse(ownTurned);
        long otherBack = Long.reverse(otherTurned);
        int at = side(own, other, ownHalf, otherHalf, into, 0);
        at = side(ownTurned, otherTurned, ownBack, otherBack, into, at);
        at = side(ownHalf, otherHalf, own, other, into, at);
        at = side(ownBack, otherBack, ownTurned, otherTurned, into, at);
        at = diagonal(own, other, 0x8040201008040201L, 8, into, at);
        at = diagonal(Long.reverseBytes(ownHalf), Long.reverseBytes(otherHalf), 0x8040201008040201L, 8, into, at);
        assert at == SHAPES;
    }

    /** A quarter, and the block at the other end of its edge, from the board as it is and after half a turn. */
    private static int side(long own, long other, long ownHalf, long otherHalf, int[] into, int from) {
        int at = quarter(own, other, into, from);
        return corner(Long.reverseBytes(ownHalf), Long.reverseBytes(otherHalf), BLOCK, into, at);
    }

    /** The shapes at the upper edge and the upper left corner, and the diagonals above the one from there. */
    private static int quarter(long own, long other, int[] into, int from) {
        int at = from;
        into[at++] = EDGE + ternary(edge(own), edge(other));
        into[at++] = CORNER + ternary(square(own), square(other));
        into[at++] = SECOND + ternary(own >>> 8, other >>> 8, 0xFF);
        into[at++] = THIRD + ternary(own >>> 16, other >>> 16, 0xFF);
        into[at++] = FOURTH + ternary(own >>> 24, other >>> 24, 0xFF);
        at = corner(own, other, BLOCK, into, at);
        at = diagonal(own, other, 0x0080402010080402L, 7, into, at);
        at = diagonal(own, other, 0x0000804020100804L, 6, into, at);
        at = diagonal(own, other, 0x0000008040201008L, 5, into, at);
        return diagonal(own, other, 0x0000000080402010L, 4, into, at);
    }

    /** Five squares of the first row and five of the second, from the corner on. */
    private static int corner(long own, long other, int table, int[] into, int at) {
        into[at] = table + ternary(block(own), block(other));
        return at + 1;
    }

    /**
     * No two squares of a diagonal are in the same column, so a product brings them into one row. These diagonals end in the
     * last column.
     */
    private static int diagonal(long own, long other, long squares, int length, int[] into, int at) {
        int mine = (int) ((own & squares) * LEFT_COLUMN >>> 64 - length);
        int theirs = (int) ((other & squares) * LEFT_COLUMN >>> 64 - length);
        into[at] = DIAGONAL[length] + ternary(mine, theirs);
        return at + 1;
    }

    private static int edge(long discs) {
        return (int) (discs & 0xFF | discs >>> 1 & 0x100 | discs >>> 5 & 0x200);
    }

    private static int square(long discs) {
        return (int) (discs & 7 | discs >>> 5 & 0x38 | discs >>> 10 & 0x1C0);
    }

    private static int block(long discs) {
        return (int) (discs & 0x1F | discs >>> 3 & 0x3E0);
    }

    private static int ternary(long own, long other, int mask) {
        return ternary((int) own & mask, (int) other & mask);
    }

    private static int ternary(int own, int other) {
        return TERNARY[own] + 2 * TERNARY[other];
    }

    /** A quarter of a turn: rows become columns, and the order of rows is reversed. */
    private static long turned(long discs) {
        return Long.reverseBytes(Board.transposed(discs));
    }
}
