package org.outwit.core.game;

import java.util.List;
import java.util.Optional;

/**
 * A game whose players see different things, which its {@link Capabilities} say, too. Only who holds the position, the referee, can ask what a
 * seat sees of it; players are given the answers.
 */
public interface HiddenGame<P extends Position> extends Game<P>, SightKey<P>, Partners {

    /** The positions that may be this one, as far as the seat has seen. */
    Worlds<P> worlds(P position, int seat);

    /** What the seat sees on the table. */
    @Override
    Diagram diagram(P position, int seat);

    /** Nobody has a partner where the game does not say. */
    @Override
    default boolean arePartners(int player, int other) {
        return Partners.NONE.arePartners(player, other);
    }

    /** A new way to value worlds, where the game has one of its own; else a search by its moves does it. */
    default Optional<ClairvoyantValues<P>> clairvoyant() {
        return Optional.empty();
    }

    /** What the seat sees of the position. */
    default Sight sight(P position, int seat) {
        boolean turn = !position.isOver() && position.mover() == seat;
        List<Integer> moves = turn ? Sight.moves(position) : List.of();
        return new Sight(seat, position.mover(), moves, sightKey(position, seat));
    }
}
