package org.outwit.core.turn;

import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/**
 * The question "what do you play?", as a player at the board is asked it.
 *
 * @param observation what they may see
 * @param seat whose turn it is, a player's index from 0
 * @param limits how far they may think
 * @param progress told what they would play by now, as often as that changes; from any thread
 * @param saving what they may do with time that the move hardly needs
 */
public record Turn<P extends Position>(
        Observation<P> observation, int seat, Limits limits, Consumer<Result> progress, Saving saving) {

    /** A turn in a game without hidden information, of whoever is to move. */
    public static <P extends Position> Turn<P> of(GameHistory<P> history, Limits limits) {
        P position = history.end();
        if (position.isOver()) {
            throw new IllegalArgumentException("The game is over here, so there is nothing to choose.");
        }
        if (position.mover() == Position.CHANCE) {
            throw new IllegalArgumentException("Chance moves here, so it is nobody's turn.");
        }
        return new Turn<>(
                new Observation.Everything<>(history), position.mover(), limits, result -> {}, Saving.NOTHING);
    }

    /** A turn at a position of which nobody knows how it came about. */
    public static <P extends Position> Turn<P> at(P position, Limits limits) {
        return of(GameHistory.from(position), limits);
    }

    /** The game so far, as this player saw it. */
    public GameHistory<P> history() {
        return ((Observation.Everything<P>) observation).history();
    }

    /** The position that this player sees; a copy, to do with as they like. */
    public P position() {
        return history().end();
    }

    public Turn<P> within(Limits limits) {
        return new Turn<>(observation, seat, limits, progress, saving);
    }

    public Turn<P> telling(Consumer<Result> progress) {
        return new Turn<>(observation, seat, limits, progress, saving);
    }

    public Turn<P> saving(Saving saving) {
        return new Turn<>(observation, seat, limits, progress, saving);
    }
}
