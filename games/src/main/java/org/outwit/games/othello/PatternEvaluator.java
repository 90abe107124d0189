package org.outwit.games.othello;

import static java.lang.Long.bitCount;

import org.outwit.core.game.Evaluator;

/**
 * What a position is worth by how games went that had the same shapes: the lead in discs that is expected at the end. The weights of
 * all {@link PatternEntries} of a position are added up, as in the programs of Buro. Lines mean the same from either end and weights
 * know it, so that the board as it is, mirrored and transposed, shows every shape without being turned.
 */
final class PatternEvaluator implements Evaluator<OthelloPosition> {

    /** Less than 64 discs: no judgement is better than a board of one colour. */
    private static final int MOST = 63 * Othello.DISC;

    private static final int BITS = 10;

    /** The number with the same digits in base three, and that with groups of five and of three bits reversed. */
    private static final int[] TERNARY = new int[1 << BITS];

    private static final int[] FIVES_REVERSED = new int[1 << BITS];
    private static final int[] THREES_REVERSED = new int[1 << BITS - 1];

    private static final long FALLING = 0x8040201008040201L;
    private static final long RISING = 0x0102040810204080L;

    static {
        for (int bits = 0; bits < TERNARY.length; bits++) {
            for (int i = 0; i < BITS; i++) {
                if ((bits >> i & 1) == 0) continue;
                TERNARY[bits] += OthelloPatterns.power(i);
                FIVES_REVERSED[bits] += OthelloPatterns.power(i / 5 * 5 + 4 - i % 5);
                if (bits < THREES_REVERSED.length)
                    THREES_REVERSED[bits] += OthelloPatterns.power(i / 3 * 3 + 2 - i % 3);
            }
        }
    }

    /** Those that are shipped are read at the first question, since most programs never ask. */
    private static final class Shipped {
        static final PatternWeights WEIGHTS = PatternWeights.shipped();
    }

    private final PatternWeights given;

    PatternEvaluator() {
        this.given = null;
    }

    PatternEvaluator(PatternWeights weights) {
        this.given = weights;
    }

    @Override
    public int value(OthelloPosition position, int player) {
        return position.isOver() ? position.payoff(player) : ongoing(position, player);
    }

    /** Who has no move passes, so the position is that of the other. */
    @Override
    public int ongoing(OthelloPosition position, int player) {
        int mover = position.mover();
        long own = position.discsOf(mover);
        long other = position.discsOf(1 - mover);
        int moves = bitCount(position.mobilityOf(mover));
        int answers = bitCount(Board.mobility(other, own));
        int sum = moves > 0 ? sum(own, other, moves, answers) : -sum(other, own, answers, 0);
        int value = Math.max(-MOST, Math.min(MOST, sum));
        return player == mover ? value : -value;
    }

    private int sum(long own, long other, int moves, int answers) {
        long taken = own | other;
        int discs = bitCount(taken);
        PatternWeights weights = given == null ? Shipped.WEIGHTS : given;
        short[] row = weights.row(PatternEntries.stage(discs));
        long ownColumns = Board.transposed(own);
        long otherColumns = Board.transposed(other);
        return row[PatternEntries.MOVES + moves]
                + row[PatternEntries.ANSWERS + answers]
                + row[PatternEntries.POTENTIAL + bitCount(Board.around(other) & ~taken)]
                + row[PatternEntries.THEIR_POTENTIAL + bitCount(Board.around(own) & ~taken)]
                + row[PatternEntries.DISCS + discs]
                + rows(row, own, other)
                + rows(row, ownColumns, otherColumns)
                + upper(row, own, other)
                + upper(row, Long.reverseBytes(own), Long.reverseBytes(other))
                + edge(row, ownColumns, otherColumns)
                + edge(row, Long.reverseBytes(ownColumns), Long.reverseBytes(otherColumns))
                + diagonals(row, own, other);
    }

    private static int rows(short[] row, long own, long other) {
        return row(row, OthelloPatterns.SECOND, own >>> 8, other >>> 8)
                + row(row, OthelloPatterns.THIRD, own >>> 16, other >>> 16)
                + row(row, OthelloPatterns.FOURTH, own >>> 24, other >>> 24)
                + row(row, OthelloPatterns.FOURTH, own >>> 32, other >>> 32)
                + row(row, OthelloPatterns.THIRD, own >>> 40, other >>> 40)
                + row(row, OthelloPatterns.SECOND, own >>> 48, other >>> 48);
    }

    private static int row(short[] row, int table, long own, long other) {
        return row[table + TERNARY[(int) own & 0xFF] + 2 * TERNARY[(int) other & 0xFF]];
    }

    /** The edge above and the two corners at its ends. */
    private static int upper(short[] row, long own, long other) {
        int left = TERNARY[left(own)] + 2 * TERNARY[left(other)];
        int right = THREES_REVERSED[right(own)] + 2 * THREES_REVERSED[right(other)];
        return edge(row, own, other) + row[OthelloPatterns.CORNER + left] + row[OthelloPatterns.CORNER + right];
    }

    private static int left(long discs) {
        return (int) (discs & 7 | discs >>> 5 & 0x38 | discs >>> 10 & 0x1C0);
    }

    private static int right(long discs) {
        return (int) (discs >>> 5 & 7 | discs >>> 10 & 0x38 | discs >>> 15 & 0x1C0);
    }

    /** The edge above with the X-squares, and the two blocks of ten squares at its ends. */
    private static int edge(short[] row, long own, long other) {
        int whole = TERNARY[whole(own)] + 2 * TERNARY[whole(other)];
        int first = TERNARY[first(own)] + 2 * TERNARY[first(other)];
        int last = FIVES_REVERSED[last(own)] + 2 * FIVES_REVERSED[last(other)];
        return row[OthelloPatterns.EDGE + whole]
                + row[OthelloPatterns.BLOCK + first]
                + row[OthelloPatterns.BLOCK + last];
    }

    private static int whole(long discs) {
        return (int) (discs & 0xFF | discs >>> 1 & 0x100 | discs >>> 5 & 0x200);
    }

    private static int first(long discs) {
        return (int) (discs & 0x1F | discs >>> 3 & 0x3E0);
    }

    private static int last(long discs) {
        return (int) (discs >>> 3 & 0x1F | discs >>> 6 & 0x3E0);
    }

    private static int diagonals(short[] row, long own, long other) {
        int sum = diagonal(row, 8, FALLING, own, other) + diagonal(row, 8, RISING, own, other);
        sum += four(row, 7, FALLING >>> 8, FALLING << 8, RISING >>> 8, RISING << 8, own, other);
        sum += four(row, 6, FALLING >>> 16, FALLING << 16, RISING >>> 16, RISING << 16, own, other);
        sum += four(row, 5, FALLING >>> 24, FALLING << 24, RISING >>> 24, RISING << 24, own, other);
        return sum + four(row, 4, FALLING >>> 32, FALLING << 32, RISING >>> 32, RISING << 32, own, other);
    }

    /** Those that end in the last column: falling above the long one, and rising below it; the others begin in the first. */
    private static int four(
            short[] row, int length, long above, long below, long risingAbove, long risingBelow, long own, long other) {
        int shift = Board.SIDE - length;
        return diagonal(row, length, above, own, other, shift)
                + diagonal(row, length, below, own, other, 0)
                + diagonal(row, length, risingAbove, own, other, 0)
                + diagonal(row, length, risingBelow, own, other, shift);
    }

    private static int diagonal(short[] row, int length, long squares, long own, long other) {
        return diagonal(row, length, squares, own, other, 0);
    }

    /** No two squares of a diagonal are in the same column, so a product brings them into one row. */
    private static int diagonal(short[] row, int length, long squares, long own, long other, int shift) {
        int mine = (int) ((own & squares) * OthelloPatterns.LEFT_COLUMN >>> 56) >> shift;
        int theirs = (int) ((other & squares) * OthelloPatterns.LEFT_COLUMN >>> 56) >> shift;
        return row[OthelloPatterns.DIAGONAL[length] + TERNARY[mine] + 2 * TERNARY[theirs]];
    }
}
