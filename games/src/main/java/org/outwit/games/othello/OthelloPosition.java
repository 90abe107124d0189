package org.outwit.games.othello;

import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A position of Othello. A move is the bit number of a square, or {@link #PASS}; moves are listed in the order of the
 * squares. Player 0 is Black, who begins.
 */
public final class OthelloPosition implements Position {

    /** The move of a side that can turn nothing while the other can. */
    public static final int PASS = Board.SQUARES;

    /** Stands for legal squares that nobody asked for yet; never all squares are legal. */
    private static final long UNKNOWN = -1L;

    private static final int WORDS = 3;

    /** Two passes never follow each other, so there are at most as many as discs played, and one before them. */
    private static final int MOST_PLIES = 2 * (Board.SQUARES - Long.bitCount(Board.MIDDLE)) + 1;

    private long own;
    private long other;
    private long legal = UNKNOWN;
    private int mover;

    /** What own, other and legal were before each move that was made. */
    private final long[] history = new long[WORDS * MOST_PLIES];

    private int top;

    OthelloPosition() {
        this(Board.BLACK_START, Board.WHITE_START, 0);
    }

    /** The discs of each side as bits of {@link Board}; none in both, none of the four in the middle missing. */
    OthelloPosition(long black, long white, int mover) {
        this.own = mover == 0 ? black : white;
        this.other = mover == 0 ? white : black;
        this.mover = mover;
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        long squares = legal();
        int end = from;
        if (squares == 0) {
            if (otherCanMove()) buffer[end++] = PASS;
            return end;
        }
        for (; squares != 0; squares &= squares - 1) buffer[end++] = Long.numberOfTrailingZeros(squares);
        return end;
    }

    @Override
    public int countMoves(int[] buffer, int from) {
        long squares = legal();
        if (squares != 0) return Long.bitCount(squares);
        return otherCanMove() ? 1 : 0;
    }

    /** Every legal square is empty, and the middle never is. */
    @Override
    public int mostMoves() {
        return Board.SQUARES - Long.bitCount(Board.MIDDLE);
    }

    @Override
    public void make(int move) {
        history[top] = own;
        history[top + 1] = other;
        history[top + 2] = legal;
        top += WORDS;
        long before = own;
        if (move == PASS) {
            assert legal() == 0 && otherCanMove() : "A pass is not legal here.";
            own = other;
            other = before;
        } else {
            long square = 1L << move;
            assert (legal() & square) != 0 : "Square " + move + " is not legal here.";
            long turned = Rays.turned(before, other, move);
            own = other ^ turned;
            other = before | turned | square;
        }
        legal = UNKNOWN;
        mover = 1 - mover;
    }

    @Override
    public void undo() {
        assert top > 0 : "There is no move to take back.";
        top -= WORDS;
        own = history[top];
        other = history[top + 1];
        legal = history[top + 2];
        mover = 1 - mover;
    }

    @Override
    public int made(int pliesAgo) {
        int at = top - WORDS * (pliesAgo + 1);
        if (at < 0) return NO_MOVE;
        long before = history[at] | history[at + 1];
        long after = pliesAgo == 0 ? own | other : history[at + WORDS] | history[at + WORDS + 1];
        return after == before ? PASS : Long.numberOfTrailingZeros(after & ~before);
    }

    /**
     * A hash: three states for each of 64 squares do not fit into 64 bits, so two positions may share a key, with a
     * chance of one in 2^64 for each pair that is compared. The multipliers are odd, so every step can be reversed, and
     * positions that differ in the discs of one side only never share one.
     */
    @Override
    public long key() {
        return key(own, other, mover);
    }

    static long key(long own, long other, int mover) {
        long hash = own * SplitMix64.GOLDEN_GAMMA;
        hash = (hash ^ hash >>> 32) * 0xD6E8FEB86659FD93L;
        hash = ((hash ^ hash >>> 29) + other) * 0xBF58476D1CE4E5B9L;
        hash = (hash ^ hash >>> 32 ^ mover) * 0x94D049BB133111EBL;
        return hash ^ hash >>> 31;
    }

    /** Asked at every leaf, where nobody asks for the squares: one direction is nearly always enough to know. */
    @Override
    public boolean isOver() {
        if (legal == UNKNOWN && Board.mobilityInColumns(own, other) != 0) return false;
        return legal() == 0 && !otherCanMove();
    }

    /** The difference in discs; empty squares are counted for the winner, and for nobody in a draw. */
    @Override
    public int payoff(int player) {
        int ownDiscs = Long.bitCount(own);
        int otherDiscs = Long.bitCount(other);
        int lead = ownDiscs - otherDiscs;
        lead += Integer.signum(lead) * (Board.SQUARES - ownDiscs - otherDiscs);
        return (player == mover ? lead : -lead) * Othello.DISC;
    }

    @Override
    public OthelloPosition copy() {
        OthelloPosition copy = new OthelloPosition(discsOf(0), discsOf(1), mover);
        copy.legal = legal;
        copy.top = top;
        System.arraycopy(history, 0, copy.history, 0, top);
        return copy;
    }

    /** The discs of one side as bits of {@link Board}. */
    long discsOf(int player) {
        return player == mover ? own : other;
    }

    /** The squares on which a side could play if it were its turn. */
    long mobilityOf(int player) {
        return player == mover ? legal() : Board.mobility(other, own);
    }

    /** How many discs are on the board, of both sides. */
    public int discs() {
        return Long.bitCount(own | other);
    }

    /** Found at the first question and kept, because searches ask for the end and then for the moves. */
    private long legal() {
        if (legal == UNKNOWN) legal = Board.mobility(own, other);
        return legal;
    }

    private boolean otherCanMove() {
        return Board.mobility(other, own) != 0;
    }
}
