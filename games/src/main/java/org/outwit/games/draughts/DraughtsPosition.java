package org.outwit.games.draughts;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A position of draughts: the pieces, who moves, and what the draw rules need to know. Player 0 is the side that begins.
 *
 * <p>A move is {@code from | to << 6 | crowned << 12 | capture << 13}, the first two as bits of the {@link Board}.
 * {@code capture} is 0 for a step, and otherwise tells, within this position, which pieces are taken; how, is up to the
 * subclass. {@code crowned} is set where a man was a king on its way and may end on any row.
 *
 * <p>Repetition is found by comparing boards with those of the past, which is exact and needs no hash to be kept; only
 * positions since the last progress are compared, and none before the eighth quiet ply.
 */
public abstract sealed class DraughtsPosition implements Position permits CheckersPosition, GeneralPosition {

    static final int BLACK = 0;
    static final int WHITE = 1;

    private static final int CROWNED_SHIFT = 12;
    static final int CROWNED = 1 << CROWNED_SHIFT;
    static final int CAPTURE_SHIFT = 13;

    private static final int WORDS = 5;

    final DraughtsRules rules;
    final Board board;

    /** The pieces of the side to move, of the other side, and those of either that are kings. */
    long own;

    long theirs;
    long kings;

    /** Whose pieces are {@link #own}. */
    int colour;

    /** Whether captures of the same pieces in another order are listed as well. */
    boolean everyOrder;

    /** How many moves have been made on this object and can be taken back. */
    int made;

    /** The colour that begins. */
    private final int first;

    private final long blackCrowns;
    private final long whiteCrowns;
    private boolean drawRules = true;
    private int quiet;
    private boolean drawn;

    /** Boards and quiet plies before each move made, and the move. */
    private long[] past = new long[64 * WORDS];

    DraughtsPosition(DraughtsRules rules, Board board, Setup setup) {
        this.rules = rules;
        this.board = board;
        this.first = rules.blackBegins() ? BLACK : WHITE;
        this.colour = setup.colour();
        this.own = colour == BLACK ? setup.black() : setup.white();
        this.theirs = colour == BLACK ? setup.white() : setup.black();
        this.kings = setup.kings();
        this.quiet = setup.quiet();
        this.drawn = quiet >= rules.quietPlies();
        this.blackCrowns = board.rowSquares(board.rows - 1);
        this.whiteCrowns = board.rowSquares(0);
    }

    DraughtsPosition(DraughtsPosition other) {
        this(other.rules, other.board, other.setup());
        everyOrder = other.everyOrder;
        made = other.made;
        drawRules = other.drawRules;
        drawn = other.drawn;
        past = Arrays.copyOf(other.past, Math.max(2 * made, 64) * WORDS);
    }

    /** What stands where, who moves, and for how many plies nothing has happened. */
    record Setup(long black, long white, long kings, int colour, int quiet) {

        static Setup start(DraughtsRules rules, Board board) {
            long black = 0;
            long white = 0;
            for (int row = 0; row < board.rows / 2 - 1; row++) {
                black |= board.rowSquares(row);
                white |= board.rowSquares(board.rows - 1 - row);
            }
            return new Setup(black, white, 0, rules.blackBegins() ? BLACK : WHITE, 0);
        }
    }

    final Setup setup() {
        return new Setup(colour == BLACK ? own : theirs, colour == BLACK ? theirs : own, kings, colour, quiet);
    }

    /** The pieces that a capturing move of this position takes. */
    abstract long taken(int move);

    /** Whether the side to move can capture and therefore must. */
    abstract boolean mustCapture();

    /** Whether the side to move has a move, draw rules aside. */
    abstract boolean canMove();

    @Override
    public abstract DraughtsPosition copy();

    static int from(int move) {
        return move & 63;
    }

    static int to(int move) {
        return move >>> 6 & 63;
    }

    static boolean isCapture(int move) {
        return move >>> CAPTURE_SHIFT != 0;
    }

    @Override
    public final int mover() {
        return swap(colour);
    }

    /** The player of a colour, and the colour of a player. */
    final int swap(int side) {
        return side ^ first;
    }

    @Override
    public void make(int move) {
        long taken = isCapture(move) ? taken(move) : 0;
        if (made * WORDS == past.length) past = Arrays.copyOf(past, 2 * past.length);
        int at = made++ * WORDS;
        past[at] = own;
        past[at + 1] = theirs;
        past[at + 2] = kings;
        past[at + 3] = quiet;
        past[at + 4] = move;

        int from = from(move);
        int to = to(move);
        long start = 1L << from;
        long end = 1L << to;
        assert (own & start) != 0 : "There is no piece to move on " + board.square(from) + ".";
        long wasKing = kings >>> from & 1;
        long isKing = wasKing | move >>> CROWNED_SHIFT & 1;
        // A capture may end where it began, so the start is cleared first.
        long moved = own & ~start | end;
        own = theirs & ~taken;
        theirs = moved;
        kings = kings & ~(start | taken) | isKing << to | end & (colour == BLACK ? blackCrowns : whiteCrowns);
        colour ^= 1;
        if (drawRules) watchForDraws(taken == 0 && wasKing != 0);
    }

    private void watchForDraws(boolean nothingHappened) {
        if (!nothingHappened) {
            quiet = 0;
            return;
        }
        quiet++;
        // A position comes back after four plies at the soonest, so its third occurrence takes eight quiet ones.
        drawn = quiet >= rules.quietPlies() || quiet >= 8 && occurrencesBefore() >= 2;
    }

    private int occurrencesBefore() {
        int occurrences = 0;
        int first = Math.max(0, made - quiet);
        for (int ply = made - 4; ply >= first; ply -= 2) {
            int at = ply * WORDS;
            if (past[at] == own && past[at + 1] == theirs && past[at + 2] == kings) occurrences++;
        }
        return occurrences;
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        int at = --made * WORDS;
        own = past[at];
        theirs = past[at + 1];
        kings = past[at + 2];
        quiet = (int) past[at + 3];
        colour ^= 1;
        drawn = false; // or no move could have been made
    }

    @Override
    public final int made(int pliesAgo) {
        return pliesAgo < made ? (int) past[(made - 1 - pliesAgo) * WORDS + 4] : NO_MOVE;
    }

    /**
     * A hash: there are more positions than longs, so equal keys are a matter of probability, about one pair of
     * different positions in 2^64. It is worked out when asked for, since a few multiplications are cheaper than keeping
     * it up to date through searches that never ask.
     */
    @Override
    public final long key() {
        long hash = (colour == BLACK ? own : theirs) * SplitMix64.GOLDEN_GAMMA;
        hash = ((hash ^ hash >>> 32) + (colour == BLACK ? theirs : own)) * 0xD6E8FEB86659FD93L;
        hash = ((hash ^ hash >>> 32) + (kings << 1 | colour)) * 0xC2B2AE3D27D4EB4FL;
        hash = (hash ^ hash >>> 29) * 0xBF58476D1CE4E5B9L;
        return hash ^ hash >>> 32;
    }

    @Override
    public final boolean isOver() {
        return drawn || !canMove();
    }

    @Override
    public final int payoff(int player) {
        if (canMove()) return 0;
        return player == mover() ? -DraughtsGame.WIN : DraughtsGame.WIN;
    }

    /** Whether a draw rule has ended the game. */
    final boolean drawn() {
        return drawn;
    }

    /** Plies in a row without a capture or a man's move; 0 where draw rules are switched off. */
    final int quiet() {
        return quiet;
    }

    final DraughtsPosition withoutDrawRules() {
        DraughtsPosition copy = copy();
        copy.made = 0;
        copy.drawRules = false;
        copy.drawn = false;
        copy.quiet = 0;
        return copy;
    }

    /**
     * A copy that lists captures of the same pieces once for every order in which they can be taken, as some perft tables
     * count them. In English checkers such moves are listed with equal codes.
     */
    public final DraughtsPosition listingEveryOrder() {
        DraughtsPosition copy = copy();
        copy.made = 0;
        copy.everyOrder = true;
        return copy;
    }

    /** The pieces of a player as bits of the {@link Board}. */
    final long pieces(int player) {
        return player == mover() ? own : theirs;
    }

    final long men(int player) {
        return pieces(player) & ~kings;
    }

    final long kings(int player) {
        return pieces(player) & kings;
    }

    final long empty() {
        return board.all & ~(own | theirs);
    }

    /** Whether the men of a player go down the board, as Black's do. */
    final boolean goesDown(int player) {
        return swap(player) == BLACK;
    }
}
