package org.outwit.games.chess;

/** Where a move leads as seen from both kings. */
final class KingMoveShapes {

    private KingMoveShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        int kind = move.kind;
        int own = seen.board.king(0);
        int theirs = seen.board.king(1);
        row.add(ChessShape.THEIR_KING, kind * 225 + PlaceShapes.step(theirs, move.to));
        if (kind != Board.KING) row.add(ChessShape.OWN_KING, kind * 225 + PlaceShapes.step(own, move.to));
        int near = distance(theirs, move.to);
        row.add(ChessShape.KING_DISTANCE, ((kind * 8 + near) * 8 + distance(theirs, move.from)) * 8 + seen.phase());
        long zone = Attacks.king(theirs);
        int after = Math.min(7, Long.bitCount(move.own.all() & zone));
        int before = Math.min(7, Long.bitCount(seen.own.all() & zone));
        row.add(
                ChessShape.KING_ZONE,
                ((kind * 8 + after) * 8 + before) * 4 + Math.min(3, Long.bitCount(move.aim & zone)));
        if (kind != Board.KING) return;
        long shelter = Squares.ahead(Attacks.king(move.to) | Squares.bit(move.to), 0);
        int pawns = Math.min(3, Long.bitCount(shelter & move.board.pieces(0, Board.PAWN)));
        int danger = Math.min(7, Long.bitCount(Attacks.king(move.to) & move.theirs.all()));
        row.add(ChessShape.SHELTER, ((pawns * 8 + danger) * 8 + seen.phase()) * 64 + move.to);
        if (ChessMove.isCastling(move.move)) {
            row.add(ChessShape.CASTLING, ((move.to & 7) * 16 + seen.stage()) * 4 + pawns);
        }
    }

    private static int distance(int one, int other) {
        return Math.max(
                Math.abs(Squares.file(one) - Squares.file(other)), Math.abs(Squares.rank(one) - Squares.rank(other)));
    }
}
