package org.outwit.games.draughts;

/**
 * A position of English checkers, where all depends on speed: men and kings step and jump by shifts of the whole board,
 * and no memory beyond the ints of the moves is needed.
 *
 * <p>A jumping piece stays on rows of one parity and takes pieces from rows of the other, and never from the edge: with
 * the square it starts from known, only nine squares can lose a piece. They are three triples of bits at equal
 * distances, and nine bits of the move tell which were taken. So equal moves are exactly those with equal start, end
 * and prey, and making one needs nothing but the int.
 */
final class CheckersPosition extends DraughtsPosition {

    private static final Board BOARD = new Board(8);
    private static final long ALL = BOARD.all;

    private static final int LEFT = 4;
    private static final int RIGHT = 5;

    /** The rows 0, 2, 4 and 6 from the top. */
    private static final long EVEN_ROWS =
            BOARD.rowSquares(0) | BOARD.rowSquares(2) | BOARD.rowSquares(4) | BOARD.rowSquares(6);

    /** Where the nine squares begin, for a jump from an even and from an odd row, and how far the triples are apart. */
    private static final int PREY_OF_EVEN = 5;

    private static final int PREY_OF_ODD = 9;
    private static final int TRIPLES = 9;

    /**
     * No piece has more ways to jump to the end: a king has 16 with prey on all nine squares and nothing in the way.
     * Anything less has no more: each of its ways is the beginning of one of those, and of another one each.
     */
    static final int MOST_JUMPS = 16;

    private static final int MOST_MOVES = DraughtsRules.ENGLISH.menPerSide() * MOST_JUMPS;

    CheckersPosition(Setup setup) {
        super(DraughtsRules.ENGLISH, BOARD, setup);
    }

    private CheckersPosition(CheckersPosition other) {
        super(other);
    }

    @Override
    public CheckersPosition copy() {
        return new CheckersPosition(this);
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    private long goingDown() {
        return colour == BLACK ? own : own & kings;
    }

    private long goingUp() {
        return colour == BLACK ? own & kings : own;
    }

    /** Those of the pieces that can jump down the board over prey onto an open square. */
    private static long jumpersDown(long pieces, long prey, long open) {
        return pieces & (prey >>> LEFT & open >>> 2 * LEFT | prey >>> RIGHT & open >>> 2 * RIGHT);
    }

    private static long jumpersUp(long pieces, long prey, long open) {
        return pieces & (prey << LEFT & open << 2 * LEFT | prey << RIGHT & open << 2 * RIGHT);
    }

    @Override
    boolean mustCapture() {
        long open = ALL & ~(own | theirs);
        return (jumpersDown(goingDown(), theirs, open) | jumpersUp(goingUp(), theirs, open)) != 0;
    }

    @Override
    boolean canMove() {
        long open = ALL & ~(own | theirs);
        long down = goingDown();
        long up = goingUp();
        long steps = (down << LEFT | down << RIGHT | up >>> LEFT | up >>> RIGHT) & open;
        return (steps | jumpersDown(down, theirs, open) | jumpersUp(up, theirs, open)) != 0;
    }

    @Override
    public int countMoves(int[] buffer, int from) {
        if (drawn()) return 0;
        long open = ALL & ~(own | theirs);
        long down = goingDown();
        long up = goingUp();
        long jumpers = jumpersDown(down, theirs, open) | jumpersUp(up, theirs, open);
        if (jumpers != 0) return countJumps(buffer, from, jumpers, open);
        return Long.bitCount(down << LEFT & open)
                + Long.bitCount(down << RIGHT & open)
                + Long.bitCount(up >>> LEFT & open)
                + Long.bitCount(up >>> RIGHT & open);
    }

    private int countJumps(int[] buffer, int from, long jumpers, long open) {
        if ((jumpers & kings) != 0) return jumps(buffer, from, jumpers, open) - from;
        return colour == BLACK ? countDown(jumpers, open) : countUp(jumpers, open);
    }

    /**
     * How many ways there are for these men to jump on to the end, counting 1 for a man that cannot. Since men only go
     * forward, what they take and leave behind never matters to the rest of their way, and all of them can be
     * followed at once: jumps to the same side never end on the same square.
     */
    private int countDown(long men, long open) {
        long left = men << LEFT & theirs & open >>> LEFT;
        long right = men << RIGHT & theirs & open >>> RIGHT;
        int ended = Long.bitCount(men & ~(left >>> LEFT | right >>> RIGHT));
        if (left != 0) ended += countDown(left << LEFT, open);
        if (right != 0) ended += countDown(right << RIGHT, open);
        return ended;
    }

    private int countUp(long men, long open) {
        long right = men >>> LEFT & theirs & open << LEFT;
        long left = men >>> RIGHT & theirs & open << RIGHT;
        int ended = Long.bitCount(men & ~(right << LEFT | left << RIGHT));
        if (right != 0) ended += countUp(right >>> LEFT, open);
        if (left != 0) ended += countUp(left >>> RIGHT, open);
        return ended;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (drawn()) return from;
        long open = ALL & ~(own | theirs);
        long down = goingDown();
        long up = goingUp();
        long jumpers = jumpersDown(down, theirs, open) | jumpersUp(up, theirs, open);
        if (jumpers != 0) return jumps(buffer, from, jumpers, open);
        int end = steps(buffer, from, down << LEFT & open, LEFT);
        end = steps(buffer, end, down << RIGHT & open, RIGHT);
        end = steps(buffer, end, up >>> LEFT & open, -LEFT);
        return steps(buffer, end, up >>> RIGHT & open, -RIGHT);
    }

    private static int steps(int[] buffer, int from, long targets, int step) {
        int end = from;
        for (long left = targets; left != 0; left &= left - 1) {
            int to = Long.numberOfTrailingZeros(left);
            buffer[end++] = to - step | to << 6;
        }
        return end;
    }

    private int jumps(int[] buffer, int from, long jumpers, long open) {
        int end = from;
        for (long left = jumpers; left != 0; left &= left - 1) {
            int start = Long.numberOfTrailingZeros(left);
            long piece = 1L << start;
            boolean king = (kings & piece) != 0;
            boolean down = king || colour == BLACK;
            boolean up = king || colour == WHITE;
            end = jump(buffer, end, end, start, piece, 0, open | piece, down, up);
        }
        return end;
    }

    /**
     * Lists every way to go on jumping from {@code at}, having taken {@code taken}, after index {@code end}. The moves
     * of this piece begin at index {@code first}.
     */
    private int jump(
            int[] buffer, int first, int end, int start, long at, long taken, long open, boolean down, boolean up) {
        long prey = theirs & ~taken;
        int found = end;
        boolean goesOn = false;
        if (down) {
            long left = at << LEFT & prey;
            if ((left << LEFT & open) != 0) {
                goesOn = true;
                found = jump(buffer, first, found, start, left << LEFT, taken | left, open, true, up);
            }
            long right = at << RIGHT & prey;
            if ((right << RIGHT & open) != 0) {
                goesOn = true;
                found = jump(buffer, first, found, start, right << RIGHT, taken | right, open, true, up);
            }
        }
        if (up) {
            long right = at >>> LEFT & prey;
            if ((right >>> LEFT & open) != 0) {
                goesOn = true;
                found = jump(buffer, first, found, start, right >>> LEFT, taken | right, open, down, true);
            }
            long left = at >>> RIGHT & prey;
            if ((left >>> RIGHT & open) != 0) {
                goesOn = true;
                found = jump(buffer, first, found, start, left >>> RIGHT, taken | left, open, down, true);
            }
        }
        if (goesOn) return found;
        int move = start | Long.numberOfTrailingZeros(at) << 6 | prey(start, taken) << CAPTURE_SHIFT;
        return add(buffer, first, end, move, down && up);
    }

    private int add(int[] buffer, int first, int end, int move, boolean king) {
        // Only kings come round to the same end with the same prey.
        if (king && !everyOrder) {
            for (int i = first; i < end; i++) {
                if (buffer[i] == move) return end;
            }
        }
        buffer[end] = move;
        return end + 1;
    }

    private static int firstPrey(int start) {
        return (EVEN_ROWS >>> start & 1) != 0 ? PREY_OF_EVEN : PREY_OF_ODD;
    }

    /** The pieces taken as nine bits. */
    private static int prey(int start, long taken) {
        long triples = taken >>> firstPrey(start);
        return (int) (triples & 7 | triples >>> TRIPLES - 3 & 7 << 3 | triples >>> 2 * (TRIPLES - 3) & 7 << 6);
    }

    @Override
    long taken(int move) {
        long prey = move >>> CAPTURE_SHIFT;
        long triples = prey & 7 | (prey & 7 << 3) << TRIPLES - 3 | (prey & 7 << 6) << 2 * (TRIPLES - 3);
        return triples << firstPrey(from(move));
    }
}
