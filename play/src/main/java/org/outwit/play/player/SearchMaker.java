package org.outwit.play.player;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Observation;
import org.outwit.core.turn.Turn;

/** Makes the search for one move, since a search may use bounds that hold only below its root. */
@FunctionalInterface
interface SearchMaker<P extends Position> {

    /** A search from {@code root} for {@code viewer} that deepens by itself and reports every depth. */
    Search<P> from(P root, int viewer, Consumer<Result> progress);

    /** The answer where something is hidden; only searches that do without the position can be asked. */
    default Result shown(Observation.Shown<P> shown, Limits limits) {
        throw new IllegalStateException("This search sees everything, and the game hides something.");
    }

    /** What the last search expected of the opponent, where it is one that tells. */
    default Optional<ReplyForecast> forecast() {
        return Optional.empty();
    }

    /** Why the last search chose its move where best play does not help, if it played lines out there. */
    default Optional<ResortForecast> resort() {
        return Optional.empty();
    }

    /** What the player knows of the opponent, where it is one who learns them. */
    default Optional<Insight<P>> insight() {
        return Optional.empty();
    }

    /** Moves were taken back, and the game is here now. */
    default void tookBack(GameHistory<P> history) {}

    /** The game of this seat is over. */
    default void gameOver(GameHistory<P> history, int seat) {}

    /** Gives back what was taken besides the table. */
    default void close() {}

    /** The search for a turn of the game that is played; who keeps more than a table from turn to turn overrides this. */
    default Search<P> at(Turn<P> turn) {
        return from(turn.position(), turn.seat(), turn.progress());
    }
}
