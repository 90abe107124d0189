package org.outwit.draw.board;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.DiagramChange;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;

/** Everything that can be played from a position by the viewer, so that the page which shows it needs no rules. */
public final class MoveTargets {

    private MoveTargets() {}

    /** The moves of this seat, on the diagram that it sees; none where it is not its turn. */
    public static <P extends Position> List<MoveTarget> of(Game<P> game, P position, int seat) {
        return seat == position.mover() ? of(game, position) : List.of();
    }

    /** The mover's moves, on the diagram that they see; none where the game is over or chance moves. */
    public static <P extends Position> List<MoveTarget> of(Game<P> game, P position) {
        int mover = position.mover();
        if (position.isOver() || mover == Position.CHANCE) return List.of();
        Diagram before = game.diagram(position, mover);
        return Sight.moves(position).stream()
                .map(move -> target(game, position, before, move))
                .toList();
    }

    private static <P extends Position> MoveTarget target(Game<P> game, P position, Diagram before, int move) {
        int mover = position.mover();
        P next = Position.copyOf(position);
        next.make(move);
        Diagram after = game.diagram(next, mover);
        DiagramChange change = DiagramChange.of(before, after, mover);
        String notation = game.notation().format(position, move);
        List<List<Diagram.Place>> ways = game.touches(position, move);
        String spoken = ways.isEmpty() ? "" : new MoveSpeech(before, after, mover, change, ways.get(0)).sentence();
        if (spoken.isEmpty()) spoken = game.notation().spoken(position, move);
        return new MoveTarget(move, notation, ways, change.taken(), becomes(before, after, ways), spoken);
    }

    private static Optional<Diagram.Piece> becomes(Diagram before, Diagram after, List<List<Diagram.Place>> ways) {
        if (ways.isEmpty() || ways.get(0).size() < 2) return Optional.empty();
        List<Diagram.Place> way = ways.get(0);
        Diagram.Piece was = before.cell(way.get(0)).piece();
        Diagram.Place end = way.get(way.size() - 1);
        Diagram.Piece is = after.has(end) ? after.cell(end).piece() : null;
        boolean another = was != null
                && is != null
                && was.owner() == is.owner()
                && !was.symbol().equals(is.symbol());
        return another && was.shape() != Diagram.Shape.CARD ? Optional.of(is) : Optional.empty();
    }
}
