package org.outwit.games.chess;

import org.outwit.core.game.MoveShapes;
import org.outwit.games.ShapeRow;

/** What moves of chess look like. */
final class ChessMoveShapes implements MoveShapes<ChessPosition> {

    private final SeenPosition seen = new SeenPosition();
    private final SeenMove move = new SeenMove();
    private final ShapeRow row = new ShapeRow();

    @Override
    public int most() {
        return ChessShape.values().length;
    }

    @Override
    public void look(ChessPosition position) {
        seen.look(position);
    }

    @Override
    public int describe(int played, long[] into) {
        move.look(seen, seen.seen(played));
        row.begin(into);
        PlaceShapes.describe(seen, move, row);
        SafetyShapes.describe(seen, move, row);
        AimShapes.describe(seen, move, row);
        ReplyShapes.describe(seen, move, row);
        PawnMoveShapes.describe(seen, move, row);
        KingMoveShapes.describe(seen, move, row);
        ThreatShapes.describe(seen, move, row);
        AimShapes.describeGuards(seen, move, row);
        KingMoveShapes.describeChecks(seen, move, row);
        ReplyShapes.describeRepeats(seen, move, row);
        PawnMoveShapes.describePassers(seen, move, row);
        PlaceShapes.describeAround(seen, move, row);
        return row.length();
    }
}
