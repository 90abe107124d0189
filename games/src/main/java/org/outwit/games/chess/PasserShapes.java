package org.outwit.games.chess;

/** Where the move goes as seen from the passed pawns. */
final class PasserShapes {

    private PasserShapes() {}

    static void describe(SeenPosition seen, SeenMove move, ShapeRow row) {
        add(ChessShape.OWN_PASSER, seen.situation.ownPasser, move, row);
        add(ChessShape.THEIR_PASSER, seen.situation.theirPasser, move, row);
    }

    private static void add(ChessShape shape, int passer, SeenMove move, ShapeRow row) {
        if (passer < 0) return;
        row.add(shape, (move.kind * 225L + PlaceShapes.step(passer, move.to)) * 8 + Squares.rank(passer));
    }
}
