package org.outwit.games.chess;

/** One move as its mover sees it, with the board after it. */
final class SeenMove {

    final Board board = new Board();
    final AttackMap own = new AttackMap();
    final AttackMap theirs = new AttackMap();
    final Hanging ownHanging = new Hanging();
    final Hanging theirHanging = new Hanging();

    int move;
    int piece;
    int from;
    int to;
    int taken;

    /** The kind of the piece, or for promotions 7 for a queen and 8 for anything else. */
    int kind;

    /** What the exchange on the square gains, in pawns. */
    int see;

    /** What is taken minus what the other side can win next, anywhere. */
    int net;

    /** What the piece attacks from where it arrived. */
    long aim;

    /** What it attacked from where it stood. */
    long aimBefore;

    boolean check;

    void look(SeenPosition seen, int seenMove) {
        move = seenMove;
        piece = ChessMove.piece(move);
        from = ChessMove.from(move);
        to = SeenPosition.arrival(move);
        taken = ChessMove.taken(move);
        int promotion = ChessMove.promotion(move);
        kind = promotion == 0 ? piece : promotion == Board.QUEEN ? 7 : 8;
        board.becomeSeenBy(seen.board, 0);
        board.toggle(0, move);
        own.of(board, 0);
        theirs.of(board, 1);
        ownHanging.of(board, 0, own, theirs);
        theirHanging.of(board, 1, theirs, own);
        int won = Hanging.worth(taken) + (promotion == 0 ? 0 : Hanging.worth(promotion) - 1);
        see = won - ownHanging.lost(to);
        net = won - ownHanging.most();
        int standing = promotion == 0 ? piece : promotion;
        aim = aim(standing, to, board.taken());
        aimBefore = aim(piece, from, seen.board.taken());
        check = (own.all() & board.pieces(1, Board.KING)) != 0;
    }

    private static long aim(int kind, int square, long taken) {
        return kind == Board.PAWN ? Attacks.pawn(square, 0) : Attacks.of(kind, square, taken);
    }
}
