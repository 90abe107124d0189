package org.outwit.games.chess;

import org.outwit.core.game.Position;
import org.outwit.games.ShapeRow;

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

    /** Whether moves are taken back, and how often the position that comes has been there. */
    static void describeRepeats(SeenPosition seen, SeenMove move, ShapeRow row) {
        Situation situation = seen.situation;
        int repeat = 0;
        if (reverses(move.move, seen.last(1))) repeat |= 1;
        if (reverses(seen.last(0), seen.last(2))) repeat |= 2;
        if (reverses(seen.last(1), seen.last(3))) repeat |= 4;
        long inCheck = seen.theirs.all() >>> seen.board.king(0) & 1;
        row.add(ChessShape.REPEAT, (repeat * 8L + situation.balance) * 2 + inCheck);
        int times = situation.position.timesMet(seen.seen(move.move));
        row.add(ChessShape.MET, (times * 8L + situation.balance) * 8 + repeat);
    }

    private static boolean reverses(int move, int earlier) {
        return earlier != Position.NO_MOVE
                && ChessMove.from(move) == ChessMove.to(earlier)
                && ChessMove.to(move) == ChessMove.from(earlier)
                && ChessMove.taken(move) == 0
                && ChessMove.taken(earlier) == 0;
    }
}
