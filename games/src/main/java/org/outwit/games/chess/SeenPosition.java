package org.outwit.games.chess;

import org.outwit.core.game.Position;

/** A position as its mover sees it: own pieces are White's and go up, squares and the last moves are turned accordingly. */
final class SeenPosition {

    /** How many of the last moves are remembered; even ones are the opponent's. */
    private static final int LAST = 4;

    /** Turns the ranks of both squares of a move. */
    private static final int TURN = 56 | 56 << 6;

    final Board board = new Board();
    final AttackMap own = new AttackMap();
    final AttackMap theirs = new AttackMap();
    final Hanging ownHanging = new Hanging();
    final Hanging theirHanging = new Hanging();
    final Neighbourhoods neighbourhoods = new Neighbourhoods();
    final Situation situation = new Situation();

    private final int[] last = new int[LAST];
    private int turn;
    private int phase;
    private int stage;
    private long rights;

    /** What the last move attacks. */
    private long aimOfLast;

    void look(ChessPosition position) {
        int side = position.mover();
        turn = side == 0 ? 0 : TURN;
        board.becomeSeenBy(position.board(), side);
        rights = side == 0 ? position.rights() : Long.reverseBytes(position.rights());
        for (int i = 0; i < LAST; i++) {
            int move = position.made(i);
            last[i] = move == Position.NO_MOVE ? Position.NO_MOVE : move ^ turn;
        }
        own.of(board, 0);
        theirs.of(board, 1);
        ownHanging.of(board, 0, own, theirs);
        theirHanging.of(board, 1, theirs, own);
        neighbourhoods.of(board);
        phase = phaseOf(board);
        stage = stageOf(board, rights);
        aimOfLast = aimOfLast();
        situation.of(this, position);
    }

    private long aimOfLast() {
        if (last[0] == Position.NO_MOVE) return 0;
        int square = arrival(last[0]);
        int kind = board.kindAt(1, square);
        if (kind == Board.ALL) return 0;
        return kind == Board.PAWN ? Attacks.pawn(square, 1) : Attacks.of(kind, square, board.taken());
    }

    /** A move of the position as it is seen. */
    int seen(int move) {
        return move ^ turn;
    }

    /** Where the piece stands afterwards, the king where it castles. */
    static int arrival(int move) {
        return ChessMove.isCastling(move) ? Castling.kingTo(move) : ChessMove.to(move);
    }

    /** From 0, all pieces, to 7, few. */
    private static int phaseOf(Board board) {
        int minors = Long.bitCount(board.pieces(0, Board.KNIGHT) | board.pieces(0, Board.BISHOP))
                + Long.bitCount(board.pieces(1, Board.KNIGHT) | board.pieces(1, Board.BISHOP));
        int rooks = Long.bitCount(board.pieces(0, Board.ROOK) | board.pieces(1, Board.ROOK));
        int queens = Long.bitCount(board.pieces(0, Board.QUEEN) | board.pieces(1, Board.QUEEN));
        return Math.max(0, 7 - (minors + 2 * rooks + 4 * queens) / 3);
    }

    /** How far a side has come out: minor pieces at home, and whether the king can still castle or has. */
    private static int stageOf(Board board, long rights) {
        long home = Squares.rankFor(0, 0) & (board.pieces(0, Board.KNIGHT) | board.pieces(0, Board.BISHOP));
        int castling = Long.bitCount(rights & Squares.RANK_1);
        return Math.min(4, Long.bitCount(home)) * 3 + castling;
    }

    int last(int pliesAgo) {
        return last[pliesAgo];
    }

    int phase() {
        return phase;
    }

    int stage() {
        return stage;
    }

    long attackedByLast() {
        return aimOfLast;
    }
}
