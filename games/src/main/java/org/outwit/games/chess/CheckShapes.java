package org.outwit.games.chess;

/** What the move does to the safety of both kings: checks that become possible, and attacked squares around the own one. */
final class CheckShapes {

    private CheckShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
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
