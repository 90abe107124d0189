package org.outwit.games.chess;

import org.outwit.core.game.Position;

/** How a move touches the moves before it. */
final class ReplyShapes {

    private ReplyShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        if (seen.last(0) == Position.NO_MOVE) return;
        int kind = move.kind;
        int see = SafetyShapes.gained(move.see);
        int last = seen.last(0);
        int lastTo = SeenPosition.arrival(last);
        int lastFrom = ChessMove.from(last);
        int lastKind = ChessMove.piece(last) * 8 + ChessMove.taken(last);
        row.add(ChessShape.LAST_TO, (kind * 225 + PlaceShapes.step(lastTo, move.to)) * 8 + ChessMove.piece(last));
        row.add(ChessShape.LAST_FROM, (kind * 225 + PlaceShapes.step(lastFrom, move.to)) * 8 + ChessMove.piece(last));
        if (lastTo == move.to) row.add(ChessShape.RECAPTURE, (kind * 64 + lastKind) * 16 + see);
        row.add(ChessShape.LAST_KIND, ((kind * 8 + move.taken) * 64 + lastKind) * 2 + (lastTo == move.to ? 1 : 0));
        int fromTo = (kind * 64 + move.from) * 64 + move.to;
        row.add(ChessShape.LAST_TO_TO, ((kind * 64 + move.to) * 8L + ChessMove.piece(last)) * 64 + lastTo);
        row.add(ChessShape.LAST_MOVE, (long) fromTo << 32 | last);
        long byLast = seen.attackedByLast();
        int attacked = (int) (byLast >>> move.from & 1);
        row.add(ChessShape.BY_LAST, ((kind * 2 + attacked) * 8 + ChessMove.piece(last)) * 16 + see);
        row.add(
                ChessShape.LAST_AIMS,
                ((kind * 2 + attacked) * 64L + SafetyShapes.kinds(seen.board, 0, byLast)) * 16
                        + SafetyShapes.gained(move.net));
        if (seen.last(1) == Position.NO_MOVE) return;
        int mine = seen.last(1);
        int mineTo = SeenPosition.arrival(mine);
        int same = mineTo == move.from ? ChessMove.from(mine) == move.to ? 2 : 1 : 0;
        row.add(ChessShape.SAME_PIECE, ((kind * 4 + same) * 16 + see) * 8 + ChessMove.piece(mine));
        row.add(ChessShape.OWN_LAST, (long) fromTo << 32 | mine);
        row.add(ChessShape.OWN_LAST_TO, ((kind * 64 + move.to) * 8L + ChessMove.piece(mine)) * 64 + mineTo);
    }
}
