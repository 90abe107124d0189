package org.outwit.games.chess;

import org.outwit.games.ShapeRow;

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

    /** Which kinds of pieces attack and defend where the move leaves and arrives, what it lets go, and what pawns may attack then. */
    static void describeGuards(SeenPosition seen, SeenMove move, ShapeRow row) {
        int kind = move.kind;
        row.add(ChessShape.FROM_MASK, (kind * 64L + mask(seen.own, move.from)) * 64 + mask(seen.theirs, move.from));
        row.add(
                ChessShape.TO_MASK,
                ((kind * 8 + move.taken) * 64L + mask(move.own, move.to)) * 64 + mask(move.theirs, move.to));
        long closed = seen.own.all() & ~move.own.all() & ~move.aimBefore;
        int pieces = SafetyShapes.kinds(seen.board, 0, closed);
        row.add(ChessShape.CLOSED, (kind * 16L + Math.min(15, Long.bitCount(closed))) * 64 + pieces);
        int theirs = SafetyShapes.kinds(move.board, 0, pushes(move.board, 1, move.theirs, move.own));
        int own = SafetyShapes.kinds(move.board, 1, pushes(move.board, 0, move.own, move.theirs));
        row.add(ChessShape.PUSH, (kind * 64L + theirs) * 64 + own);
    }

    /** One bit for each kind of piece that attacks a square. */
    private static int mask(AttackMap map, int square) {
        int mask = 0;
        for (int kind = 1; kind <= 6; kind++) mask |= (int) (map.by(kind) >>> square & 1) << kind - 1;
        return mask;
    }

    /** What pawns of a side could attack by a safe step. */
    private static long pushes(Board board, int side, AttackMap own, AttackMap theirs) {
        long free = ~board.taken();
        long step = Squares.ahead(board.pieces(side, Board.PAWN), side) & free;
        step |= Squares.ahead(step & Squares.rankFor(side, 2), side) & free;
        step &= ~theirs.by(Board.PAWN) & (own.all() | ~theirs.all()) & ~Squares.END_RANKS;
        return (Attacks.pawnsLeft(step, side) | Attacks.pawnsRight(step, side)) & ~board.pieces(1 - side, Board.PAWN);
    }
}
