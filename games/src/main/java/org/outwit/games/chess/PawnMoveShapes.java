package org.outwit.games.chess;

import org.outwit.games.ShapeRow;

/** What a move does to the pawns, and how pieces stand to them. */
final class PawnMoveShapes {

    private PawnMoveShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        long own = move.board.pieces(0, Board.PAWN);
        long theirs = move.board.pieces(1, Board.PAWN);
        if (move.piece == Board.PAWN) {
            row.add(ChessShape.PAWN_FORM, (form(own, theirs, move.to) * 64L + move.to) * 8 + move.taken);
            row.add(
                    ChessShape.PAWN_FRONT,
                    (form(own, theirs, move.to) * 64L
                                            + form(
                                                    seen.board.pieces(0, Board.PAWN),
                                                    seen.board.pieces(1, Board.PAWN),
                                                    move.from))
                                    * 8
                            + seen.phase());
            int file = Squares.file(move.to);
            row.add(
                    ChessShape.STORM,
                    ((file * 8 + Squares.file(move.board.king(0))) * 8 + Squares.file(move.board.king(1))) * 8
                            + Squares.rank(move.to));
            return;
        }
        row.add(
                ChessShape.FILE,
                ((move.kind * 4 + fileState(own, theirs, move.to)) * 4 + fileState(own, theirs, move.from)) * 8
                        + Squares.rank(move.to));
        long to = Squares.bit(move.to);
        long reachable = PawnShape.reachable(theirs, 1);
        int post = ((reachable & to) != 0 ? 1 : 0)
                | ((move.own.by(Board.PAWN) & to) != 0 ? 2 : 0)
                | ((move.theirs.by(Board.PAWN) & to) != 0 ? 4 : 0)
                | ((Squares.ahead(to, 1) & own) != 0 ? 8 : 0)
                | ((Squares.ahead(to, 0) & theirs) != 0 ? 16 : 0)
                | ((Squares.ahead(to, 0) & own) != 0 ? 32 : 0);
        row.add(ChessShape.POST, (move.kind * 64 + post) * 8 + Squares.rank(move.to));
    }

    private static int fileState(long own, long theirs, int square) {
        long file = Attacks.file(square) | Squares.bit(square);
        return ((own & file) == 0 ? 1 : 0) | ((theirs & file) == 0 ? 2 : 0);
    }

    /** How a pawn stands on the square: passed, alone, doubled, covered, beside another, opposed, attacking, attacked. */
    private static int form(long own, long theirs, int square) {
        long pawn = Squares.bit(square);
        long ahead = Squares.front(Squares.ahead(pawn, 0), 0);
        long beside = Squares.beside(pawn);
        int form = 0;
        if ((theirs & (ahead | Squares.beside(ahead))) == 0) form |= 1;
        if ((own & Squares.files(beside)) == 0) form |= 2;
        if ((own & Attacks.file(square)) != 0) form |= 4;
        if ((own & Attacks.pawn(square, 1)) != 0) form |= 8;
        if ((own & beside) != 0) form |= 16;
        if ((theirs & ahead) != 0) form |= 32;
        form |= Long.bitCount(theirs & Attacks.pawn(square, 0)) << 6;
        return form;
    }

    /** Where the move goes as seen from the passed pawns. */
    static void describePassers(SeenPosition seen, SeenMove move, ShapeRow row) {
        add(ChessShape.OWN_PASSER, seen.situation.ownPasser, move, row);
        add(ChessShape.THEIR_PASSER, seen.situation.theirPasser, move, row);
    }

    private static void add(ChessShape shape, int passer, SeenMove move, ShapeRow row) {
        if (passer < 0) return;
        row.add(shape, (move.kind * 225L + PlaceShapes.step(passer, move.to)) * 8 + Squares.rank(passer));
    }
}
