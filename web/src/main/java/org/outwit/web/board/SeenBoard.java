package org.outwit.web.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.DiagramChange;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.board.MoveTargets;

/** A game as one seat sees it, or as somebody sees it who may see everything. */
public final class SeenBoard<P extends Position> {

    /** Sees everything. */
    public static final int EVERYTHING = -1;

    private final Game<P> game;
    private final int seat;

    public SeenBoard(Game<P> game, int seat) {
        this.game = game;
        this.seat = seat;
    }

    public Diagram diagram(P position) {
        return seat == EVERYTHING ? game.diagram(position) : game.diagram(position, seat);
    }

    /** What stays the same all through the game. */
    public BoardView board(P position) {
        Map<String, String> areas = new LinkedHashMap<>();
        for (List<Place> area : game.areas(position, Math.max(0, seat))) {
            List<String> cells = CellText.of(area);
            for (String each : cells) areas.put(each, cells.get(0));
        }
        return BoardView.of(diagram(position), areas);
    }

    public PositionView position(P position) {
        boolean open = !game.capabilities().hidden();
        Optional<String> text = open ? Optional.of(game.notation().format(position)) : Optional.empty();
        return PositionView.of(diagram(position), text);
    }

    /** What this seat may play; nothing where it is not its turn. */
    public List<PlayableMove> moves(P position) {
        return PlayableMove.of(MoveTargets.of(game, position, seat));
    }

    /** Where a move is to be seen on this board. */
    public List<String> way(P before, int move) {
        if (before.mover() == seat || seat == EVERYTHING && before.mover() != Position.CHANCE) {
            List<List<Place>> ways = game.touches(before, move);
            if (!ways.isEmpty()) return CellText.of(ways.get(0));
        }
        P after = Position.copyOf(before);
        after.make(move);
        return CellText.of(DiagramChange.of(diagram(before), diagram(after), before.mover())
                .touched());
    }

    /** Whether the board is better turned round, because this seat's pieces are at its upper edge. */
    public boolean isUpsideDown(P start) {
        return seat != EVERYTHING && lean(start, seat) < -1;
    }

    /** Whose side of the board the upper edge is, in a game of two: where pieces lie, or else opposite of this seat. */
    public int upper(P start) {
        double lean = lean(start, 0);
        return lean < -1 ? 0 : lean > 1 ? 1 : seat == 1 ? 0 : 1;
    }

    /** How far down the pieces of a seat lie: above the middle is less than zero. */
    private double lean(P start, int owner) {
        Diagram diagram = diagram(start);
        double middle = (diagram.rows().size() - 1) / 2.0;
        double lean = 0;
        for (Place place : diagram.places()) {
            Piece piece = diagram.cell(place).piece();
            if (piece != null && piece.owner() == owner) lean += place.row() - middle;
        }
        return lean;
    }
}
