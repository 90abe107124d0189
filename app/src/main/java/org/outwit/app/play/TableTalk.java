package org.outwit.app.play;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.play.session.SessionEvent;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.MovePlayed;

/** What is said at the table in words of the game, where it has its own; where it is silent, the words are those of all games. */
public interface TableTalk<P extends Position> {

    /** Is told everything that happens, before any word is asked for. */
    default void follow(SessionEvent<P> event) {}

    /** Who plays what and how to answer. */
    default Optional<String> greeting(P start) {
        return Optional.empty();
    }

    /** Who plays the next move here. */
    default Optional<String> mover(P before) {
        return Optional.empty();
    }

    /** What is to be said about a move that was made. */
    default Optional<String> remark(MovePlayed<P> played) {
        return Optional.empty();
    }

    /** Whether a move without a choice is played for the person. */
    default boolean playsForced() {
        return false;
    }

    default Optional<String> hint(HintFound<P> hint) {
        return Optional.empty();
    }

    default Optional<String> explanation(MoveExplained<P> explained) {
        return Optional.empty();
    }

    /** How a game came out that went to its end. */
    default Optional<String> outcome(P end) {
        return Optional.empty();
    }

    /** What is shown when a game went to its end; the last position where nothing else tells more. */
    default P shown(P end) {
        return end;
    }

    /** What there is to say when a game went to its end. */
    default List<String> afterwards() {
        return List.of();
    }
}
