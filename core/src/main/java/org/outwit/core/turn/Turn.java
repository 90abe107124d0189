package org.outwit.core.turn;

import java.util.function.Consumer;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
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

    /** The mover's turn in a game without hidden information. */
    public static <P extends Position> Turn<P> of(GameHistory<P> history, Limits limits) {
        return new Turn<>(
                new Observation.Everything<>(history), seat(history.end()), limits, result -> {}, Saving.NOTHING);
    }

    /** A turn in any game: the mover is given what they may see of it, and nothing else. */
    public static <P extends Position> Turn<P> in(Game<P> game, GameHistory<P> history, Limits limits) {
        if (!(game instanceof HiddenGame<P> hidden)) return of(history, limits);
        P position = history.end();
        int seat = seat(position);
        Observation<P> shown = new Observation.Shown<>(hidden.sight(position, seat), hidden.worlds(position, seat));
        return new Turn<>(shown, seat, limits, result -> {}, Saving.NOTHING);
    }

    private static int seat(Position position) {
        if (position.isOver()) {
            throw new IllegalArgumentException("The game is over here, so there is nothing to choose.");
        }
        if (position.mover() == Position.CHANCE) {
            throw new IllegalArgumentException("Chance moves here, so it is nobody's turn.");
        }
        return position.mover();
    }

    /** A turn at a position of which nobody knows how it came about. */
    public static <P extends Position> Turn<P> at(P position, Limits limits) {
        return of(GameHistory.from(position), limits);
    }

    /** A legal move: the first in the order of the game. */
    public int anyMove() {
        if (observation instanceof Observation.Shown<P> shown)
            return shown.sight().moves().get(0);
        P position = position();
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        return moves[0];
    }

    /**
     * The game so far, as this player saw it.
     *
     * @throws IllegalStateException where something is hidden from them
     */
    public GameHistory<P> history() {
        if (observation instanceof Observation.Everything<P> everything) return everything.history();
        throw new IllegalStateException("Seat " + seat + " does not see the whole game.");
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
