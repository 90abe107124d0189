package org.outwit.games.chess;

import org.outwit.games.ShapeRow;

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

    /** What the move does to the safety of both kings: checks that become possible, and attacked squares around the own one. */
    static void describeChecks(SeenPosition seen, SeenMove move, ShapeRow row) {
        Situation before = seen.situation;
        int kind = move.kind;
        int theirs = safeChecks(move.board, 1, move.theirs, move.own);
        int own = safeChecks(move.board, 0, move.own, move.theirs);
        row.add(ChessShape.SAFE_CHECKS, (kind * 8L + theirs) * 8 + before.theirChecks);
        row.add(ChessShape.OWN_CHECKS, (kind * 8L + own) * 8 + before.ownChecks);
        long attacked = Attacks.king(move.board.king(0)) & move.theirs.all();
        long defended = move.own.all() & ~move.own.by(Board.KING) | move.own.twice();
        int danger = Math.min(7, Long.bitCount(attacked));
        int weak = Math.min(7, Long.bitCount(attacked & ~defended));
        row.add(ChessShape.KING_DANGER, ((kind * 8L + danger) * 8 + before.kingDanger) * 8 + weak);
    }

    /** From how many squares a side could give check without being taken. */
    static int safeChecks(Board board, int side, AttackMap own, AttackMap theirs) {
        int king = board.king(1 - side);
        long taken = board.taken();
        long free = ~board.all(side) & (~theirs.all() | own.twice() & ~theirs.twice() & theirs.by(Board.KING));
        long diagonal = Attacks.bishop(king, taken);
        long straight = Attacks.rook(king, taken);
        long checks = Attacks.knight(king) & own.by(Board.KNIGHT)
                | diagonal & (own.by(Board.BISHOP) | own.by(Board.QUEEN))
                | straight & (own.by(Board.ROOK) | own.by(Board.QUEEN));
        return Math.min(7, Long.bitCount(checks & free));
    }
}
