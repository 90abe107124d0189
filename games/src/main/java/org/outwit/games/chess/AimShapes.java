package org.outwit.games.chess;

/** What the piece attacks and defends from its new square, and what it opens for others. */
final class AimShapes {

    private AimShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        int kind = move.kind;
        int see = SafetyShapes.gained(move.see);
        long others = move.board.all(1);
        int attacked = SafetyShapes.kinds(move.board, 1, move.aim);
        int before = SafetyShapes.kinds(move.board, 1, move.aimBefore);
        int weak = SafetyShapes.kinds(move.board, 1, move.aim & move.theirHanging.pieces());
        int defended = SafetyShapes.kinds(move.board, 0, move.aim);
        row.add(ChessShape.ATTACKED, kind * 64 + attacked);
        row.add(ChessShape.ATTACKED_NEW, (kind * 64 + (attacked & ~before)) * 16 + see);
        row.add(ChessShape.ATTACKED_WEAK, (kind * 64 + weak) * 16 + see);
        row.add(ChessShape.DEFENDED, kind * 64 + defended);
        int mobility = Long.bitCount(move.aim & ~move.board.all(0) & ~move.theirs.by(Board.PAWN));
        int earlier = Long.bitCount(move.aimBefore & ~move.board.all(0) & ~move.theirs.by(Board.PAWN));
        row.add(ChessShape.MOBILITY, (kind * 32 + mobility) * 32 + earlier);
        long opened = move.own.all() & ~seen.own.all() & ~move.aim;
        row.add(
                ChessShape.OPENED,
                (kind * 16 + Math.min(15, Long.bitCount(opened))) * 64
                        + SafetyShapes.kinds(move.board, 1, opened & others));
    }
}
