package org.outwit.games.chess;

/**
 * Which pieces stand where: one bitboard for each kind and side, one for each side as a whole. It knows how pieces
 * attack, not whose turn it is.
 */
final class Board {

    static final int PAWN = 1;
    static final int KNIGHT = 2;
    static final int BISHOP = 3;
    static final int ROOK = 4;
    static final int QUEEN = 5;
    static final int KING = 6;

    /** All pieces of a side, where otherwise a kind of piece is asked for; it stands for "none" in a move's capture. */
    static final int ALL = 0;

    /** By {@code side << 3 | kind}. */
    private final long[] boards;

    Board() {
        boards = new long[16];
    }

    private Board(long[] boards) {
        this.boards = boards.clone();
    }

    Board copy() {
        return new Board(boards);
    }

    /** Becomes what another board looks like to a side: its own pieces are White's and go up. */
    void becomeSeenBy(Board other, int side) {
        for (int kind = ALL; kind <= KING; kind++) {
            long own = other.boards[side << 3 | kind];
            long theirs = other.boards[1 - side << 3 | kind];
            boards[kind] = side == 0 ? own : Long.reverseBytes(own);
            boards[8 | kind] = side == 0 ? theirs : Long.reverseBytes(theirs);
        }
    }

    /** Puts a piece on an empty square, or takes it away from there. */
    void toggle(int side, int kind, long square) {
        boards[side << 3 | kind] ^= square;
        boards[side << 3] ^= square;
    }

    long pieces(int side, int kind) {
        return boards[side << 3 | kind];
    }

    long all(int side) {
        return boards[side << 3];
    }

    long taken() {
        return boards[0] | boards[8];
    }

    int king(int side) {
        return Squares.first(boards[side << 3 | KING]);
    }

    /** Rooks and queens. */
    long straight(int side) {
        return boards[side << 3 | ROOK] | boards[side << 3 | QUEEN];
    }

    /** Bishops and queens. */
    long diagonal(int side) {
        return boards[side << 3 | BISHOP] | boards[side << 3 | QUEEN];
    }

    /** The kind of piece that a side has on a square, 0 if none. */
    int kindAt(int side, int square) {
        int at = side << 3;
        if ((boards[at] >>> square & 1) == 0) return ALL;
        int kind = PAWN;
        while ((boards[at | kind] >>> square & 1) == 0) kind++;
        return kind;
    }

    /** Changes the board as the move does. Doing it twice changes nothing, so this also takes moves back. */
    void toggle(int side, int move) {
        if (ChessMove.isSpecial(move)) {
            toggleSpecial(side, move);
            return;
        }
        long to = 1L << ChessMove.to(move);
        int taken = ChessMove.taken(move);
        toggle(side, ChessMove.piece(move), 1L << ChessMove.from(move) | to);
        if (taken != ALL) toggle(1 - side, taken, to);
    }

    private void toggleSpecial(int side, int move) {
        long from = Squares.bit(ChessMove.from(move));
        long to = Squares.bit(ChessMove.to(move));
        if (ChessMove.isCastling(move)) {
            toggle(side, KING, from ^ Squares.bit(Castling.kingTo(move)));
            toggle(side, ROOK, to ^ Squares.bit(Castling.rookTo(move)));
        } else if (ChessMove.isEnPassant(move)) {
            toggle(side, PAWN, from | to);
            toggle(1 - side, PAWN, Squares.ahead(to, 1 - side));
        } else {
            toggle(side, PAWN, from);
            toggle(side, ChessMove.promotion(move), to);
            if (ChessMove.taken(move) != ALL) toggle(1 - side, ChessMove.taken(move), to);
        }
    }

    /** All squares that a side attacks when the taken squares are these. */
    long attackedBy(int side, long taken) {
        long pawns = pieces(side, PAWN);
        long attacked = Attacks.pawnsLeft(pawns, side) | Attacks.pawnsRight(pawns, side) | Attacks.king(king(side));
        for (long left = pieces(side, KNIGHT); left != 0; left &= left - 1) {
            attacked |= Attacks.knight(Squares.first(left));
        }
        for (long left = diagonal(side); left != 0; left &= left - 1) {
            attacked |= Attacks.bishop(Squares.first(left), taken);
        }
        for (long left = straight(side); left != 0; left &= left - 1) {
            attacked |= Attacks.rook(Squares.first(left), taken);
        }
        return attacked;
    }

    /**
     * The pieces of a side that attack a square when the taken squares are these; its king is left out. Mostly no slider is
     * on a line with the square, which is much cheaper to see than what it attacks.
     */
    long attackers(int side, int square, long taken) {
        long attackers =
                Attacks.pawn(square, 1 - side) & pieces(side, PAWN) | Attacks.knight(square) & pieces(side, KNIGHT);
        long diagonal = Attacks.diagonals(square) & diagonal(side);
        if (diagonal != 0) attackers |= Attacks.bishop(square, taken) & diagonal;
        long straight = Attacks.straights(square) & straight(side);
        if (straight != 0) attackers |= Attacks.rook(square, taken) & straight;
        return attackers;
    }

    boolean isInCheck(int side) {
        return attackers(1 - side, king(side), taken()) != 0;
    }

    /** Whether a pawn may take en passant on the empty square without leaving its king attacked. */
    boolean canTakeEnPassant(int side, int from, long to) {
        long victim = Squares.ahead(to, 1 - side);
        long after = taken() ^ Squares.bit(from) ^ to ^ victim;
        return (attackers(1 - side, king(side), after) & ~victim) == 0;
    }

    /** The pawns of a side that stand beside the pawn that just passed over the square {@code to}. */
    long besidePassed(int side, long to) {
        return Squares.beside(Squares.ahead(to, 1 - side)) & pieces(side, PAWN);
    }

    /** Whether neither side could mate with any help: bare kings, one minor piece, or only bishops of one colour. */
    boolean isDead() {
        if ((straight(0) | straight(1) | pieces(0, PAWN) | pieces(1, PAWN)) != 0) return false;
        long knights = pieces(0, KNIGHT) | pieces(1, KNIGHT);
        long bishops = pieces(0, BISHOP) | pieces(1, BISHOP);
        if (knights != 0) return bishops == 0 && (knights & knights - 1) == 0;
        return (bishops & Squares.DARK) == 0 || (bishops & ~Squares.DARK) == 0;
    }
}
