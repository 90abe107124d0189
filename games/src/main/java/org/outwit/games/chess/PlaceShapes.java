package org.outwit.games.chess;

import org.outwit.core.game.Position;
import org.outwit.games.ShapeRow;

/** Which piece goes where, and what stands around these squares. */
final class PlaceShapes {

    private PlaceShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        int kind = move.kind;
        int fromTo = (kind * 64 + move.from) * 64 + move.to;
        int step = step(move.from, move.to);
        row.add(ChessShape.FROM_TO, fromTo);
        row.add(ChessShape.FROM_TO_PHASE, fromTo * 8L + seen.phase());
        row.add(ChessShape.TO_TAKEN, (kind * 64 + move.to) * 8 + move.taken);
        row.add(ChessShape.STEP, (kind * 225 + step) * 8 + move.taken);
        row.add(ChessShape.TO_STAGE, (kind * 64 + move.to) * 16 + seen.stage());
        row.add(ChessShape.FROM_STAGE, (kind * 64 + move.from) * 16 + seen.stage());
        long nearFrom = seen.neighbourhoods.of(move.from);
        long nearTo = seen.neighbourhoods.of(move.to);
        row.add(ChessShape.NEAR_FROM, nearFrom);
        row.add(ChessShape.NEAR_FROM_STEP, nearFrom * 225 + step);
        row.add(ChessShape.NEAR_TO, nearTo * 9 + kind);
        row.add(ChessShape.NEAR_TO_FROM, nearTo * 2025 + kind * 225 + step);
    }

    /** How far one square lies from another, both ways. */
    static int step(int from, int to) {
        return (Squares.rank(to) - Squares.rank(from) + 7) * 15 + Squares.file(to) - Squares.file(from) + 7;
    }

    /** What stands farther around both squares of the move and around the last one, and the pawns of the centre. */
    static void describeAround(SeenPosition seen, SeenMove move, ShapeRow row) {
        Neighbourhoods around = seen.neighbourhoods;
        int kind = move.kind;
        int step = step(move.from, move.to);
        row.add(ChessShape.WIDE_TO, around.wide(move.to) * 9 + kind);
        row.add(ChessShape.WIDE_FROM, around.wide(move.from) * 225 + step);
        row.add(ChessShape.DIAMOND_TO, around.diamond(move.to) * 9 + kind);
        row.add(ChessShape.DIAMOND_FROM, around.diamond(move.from) * 225 + step);
        row.add(ChessShape.CENTRE, seen.situation.centre * 0x100001 + (kind * 64 + move.from) * 64 + move.to);
        if (seen.last(0) == Position.NO_MOVE) return;
        int last = SeenPosition.arrival(seen.last(0));
        row.add(ChessShape.RESPONSE, around.of(last) * 2025 + step(last, move.to) * 9 + kind);
    }
}
