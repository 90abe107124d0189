package org.outwit.games.chess;

import org.outwit.core.game.Position;

/** A position of chess. White is player 0. How moves are coded is told by {@link ChessMove}. */
public final class ChessPosition implements Position {

    /** Nine queens and two of each other piece, all in the open, the king, and castling; games stay below 219. */
    private static final int MOST_MOVES = 9 * 27 + 2 * 14 + 2 * 13 + 2 * 8 + 8 + 2;

    private static final int PASS = NO_MOVE;

    /** Plies without a capture or a pawn's move that make a draw. */
    private static final int PATIENCE = 100;

    private final Board board;
    private final Castling castling;
    private final boolean drawRules;
    private final History history;

    /** Plies from the beginning of the game to where this position was set up, from the number in its text. */
    private final int pliesBefore;

    /**
     * The rooks that may castle and the square where a pawn can be taken en passant, which lie on different ranks. The
     * square is there only if taking is legal: otherwise the position equals the one in which the pawn came slowly.
     */
    private long rights;

    private int mover;
    private int clock;
    private long key;

    /** The caller has checked that this is a position; en passant is dropped here where it is not legal. */
    ChessPosition(Board board, int mover, long rights, int clock, int pliesBefore, boolean drawRules) {
        this.board = board;
        this.castling = new Castling(board, rights & Squares.END_RANKS);
        this.mover = mover;
        this.rights = rights & Squares.END_RANKS | legalEnPassant(mover, rights & ~Squares.END_RANKS);
        this.clock = clock;
        this.pliesBefore = pliesBefore;
        this.drawRules = drawRules;
        this.history = new History();
        this.key = Zobrist.of(board, this.rights, mover);
    }

    private ChessPosition(ChessPosition other) {
        board = other.board.copy();
        castling = other.castling;
        drawRules = other.drawRules;
        history = new History(other.history);
        pliesBefore = other.pliesBefore;
        rights = other.rights;
        mover = other.mover;
        clock = other.clock;
        key = other.key;
    }

    @Override
    public ChessPosition copy() {
        return new ChessPosition(this);
    }

    /** How many pieces are on the board, of both sides. */
    int pieces() {
        return Long.bitCount(board.taken());
    }

    ChessPosition withoutDrawRules() {
        return new ChessPosition(board.copy(), mover, rights, 0, mover, false);
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isDrawn()) return from;
        return MoveLister.list(board, mover, rights, castling, buffer, from);
    }

    @Override
    public int countMoves(int[] buffer, int from) {
        return isDrawn() ? 0 : MoveCounter.count(board, mover, rights, castling);
    }

    /** The captures and promotions, in the order of {@link #moves}. */
    int captures(int[] buffer, int from) {
        return isDrawn() ? from : MoveLister.captures(board, mover, rights, buffer, from);
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public void make(int move) {
        history.push(move, clock, rights, key);
        int side = mover;
        board.toggle(side, move);
        mover = 1 - side;
        clock = drawRules && isReversible(move) ? clock + 1 : 0;
        key ^= Zobrist.change(side, move) ^ Zobrist.BLACK_MOVES;
        long kept = rightsAfter(side, move);
        if (kept != rights) {
            key ^= Zobrist.rights(rights ^ kept);
            rights = kept;
        }
    }

    /** The other side moves as if the mover had; no move of chess, but {@link #undo} takes it back like one. */
    void pass() {
        history.push(PASS, clock, rights, key);
        mover = 1 - mover;
        clock = drawRules ? clock + 1 : 0;
        key ^= Zobrist.BLACK_MOVES;
        long kept = rights & Squares.END_RANKS;
        if (kept != rights) {
            key ^= Zobrist.rights(rights ^ kept);
            rights = kept;
        }
    }

    private static boolean isReversible(int move) {
        return ChessMove.piece(move) != Board.PAWN && ChessMove.taken(move) == Board.ALL;
    }

    private long rightsAfter(int side, int move) {
        long from = 1L << ChessMove.from(move);
        long to = 1L << ChessMove.to(move);
        if (ChessMove.isTwoSteps(move)) {
            return rights & Squares.END_RANKS | legalEnPassant(mover, Squares.ahead(from, side));
        }
        long kept = rights & Squares.END_RANKS & ~from & ~to;
        return ChessMove.piece(move) == Board.KING ? kept & ~Squares.rankFor(side, 0) : kept;
    }

    /** The square a pawn has passed if a pawn of the side can legally take it there, otherwise none. */
    private long legalEnPassant(int side, long passed) {
        if (passed == 0) return 0;
        for (long left = board.besidePassed(side, passed); left != 0; left &= left - 1) {
            if (board.canTakeEnPassant(side, Squares.first(left), passed)) return passed;
        }
        return 0;
    }

    @Override
    public void undo() {
        mover = 1 - mover;
        int move = history.pop();
        if (move != PASS) board.toggle(mover, move);
        clock = history.clockBefore();
        rights = history.rightsBefore();
        key = history.keyBefore();
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < history.length() ? history.move(pliesAgo) : NO_MOVE;
    }

    @Override
    public long key() {
        return key;
    }

    @Override
    public boolean isOver() {
        return isDrawn() || !hasMoves();
    }

    /** Whether the pieces can move; draw rules are left aside. */
    boolean hasMoves() {
        return MoveCounter.any(board, mover, rights, castling);
    }

    /** Mate is looked at first: it counts even on the move that would have made a draw. */
    @Override
    public int payoff(int player) {
        if (!isInCheck() || hasMoves()) return 0;
        return player == mover ? -Chess.WIN : Chess.WIN;
    }

    /** Whether the king of the side to move is attacked. */
    public boolean isInCheck() {
        return board.isInCheck(mover);
    }

    private boolean isDrawn() {
        return drawRules && (clock >= PATIENCE || history.isThirdTime(key, clock) || board.isDead());
    }

    /** How often the position after the move has been there before. */
    int timesMet(int move) {
        if (!isReversible(move) || ChessMove.isCastling(move)) return 0;
        if ((rights & (1L << ChessMove.from(move) | ~Squares.END_RANKS)) != 0) return 0;
        return history.times(key ^ Zobrist.change(mover, move) ^ Zobrist.BLACK_MOVES, clock + 1);
    }

    /** How often this position has been there before, since the last ply that cannot be undone. */
    public int timesBefore() {
        return drawRules ? history.timesBefore(key, clock) : 0;
    }

    /** Where a side has pieces of a kind, a bit for each square from a1, b1 on: 1 pawns, knights, bishops, rooks, queens, 6 the king. */
    public long pieces(int side, int kind) {
        return board.pieces(side, kind);
    }

    /** Whether a side may still castle towards the h-file, or else towards the a-file, some time. */
    public boolean mayCastle(int side, boolean right) {
        long rooks = rights & Squares.rankFor(side, 0);
        long king = board.pieces(side, Board.KING);
        return (right ? rooks & -king : rooks & king - 1) != 0;
    }

    Castling castling() {
        return castling;
    }

    Board board() {
        return board;
    }

    long rights() {
        return rights;
    }

    /** Plies since the last capture or pawn's move. */
    public int clock() {
        return clock;
    }

    /** The number of the move in the game, counted as in scoresheets; 1 for ever where draw rules are off. */
    public int number() {
        return drawRules ? 1 + (pliesBefore + history.length()) / 2 : 1;
    }
}
