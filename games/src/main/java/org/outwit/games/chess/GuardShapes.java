package org.outwit.games.chess;

/** Which kinds of pieces attack and defend where the move leaves and arrives, what it lets go, and what pawns may attack then. */
final class GuardShapes {

    private GuardShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
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
