package org.outwit.games.chess;

import org.outwit.core.game.Position;

/** What stands farther around both squares of the move and around the last one, and the pawns of the centre. */
final class SurroundingShapes {

    private SurroundingShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        Neighbourhoods around = seen.neighbourhoods;
        int kind = move.kind;
        int step = PlaceShapes.step(move.from, move.to);
        row.add(ChessShape.WIDE_TO, around.wide(move.to) * 9 + kind);
        row.add(ChessShape.WIDE_FROM, around.wide(move.from) * 225 + step);
        row.add(ChessShape.DIAMOND_TO, around.diamond(move.to) * 9 + kind);
        row.add(ChessShape.DIAMOND_FROM, around.diamond(move.from) * 225 + step);
        row.add(ChessShape.CENTRE, seen.situation.centre * 0x100001 + (kind * 64 + move.from) * 64 + move.to);
        if (seen.last(0) == Position.NO_MOVE) return;
        int last = SeenPosition.arrival(seen.last(0));
        row.add(ChessShape.RESPONSE, around.of(last) * 2025 + PlaceShapes.step(last, move.to) * 9 + kind);
    }
}
