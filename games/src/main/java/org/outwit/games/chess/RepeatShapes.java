package org.outwit.games.chess;

import org.outwit.core.game.Position;

/** Whether moves are taken back, and how often the position that comes has been there. */
final class RepeatShapes {

    private RepeatShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
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
