package org.outwit.play.session;

import java.nio.file.Path;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.core.model.Explanation;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.search.Result;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.match.GameReport;

/** What happens in a session, for a terminal or a page to show. Positions are copies. */
public sealed interface SessionEvent<P extends Position> {

    record GameStarted<P extends Position>(P position) implements SessionEvent<P> {}

    /** Somebody moved; {@code seat} is {@link Position#CHANCE} for dice. */
    record MovePlayed<P extends Position>(P before, int seat, int move) implements SessionEvent<P> {}

    /** The position has changed and it is the person's turn, after the others have moved or because they move again. */
    record YourTurn<P extends Position>(P position) implements SessionEvent<P> {}

    record GameOver<P extends Position>(P position, GameReport report) implements SessionEvent<P> {}

    record TakenBack<P extends Position>(P position) implements SessionEvent<P> {}

    record HintFound<P extends Position>(P position, Result result) implements SessionEvent<P> {}

    /**
     * Why the opponent played its last move.
     *
     * @param position where it was to move
     * @param forecast what it expected of the person, if it rests on a prediction
     * @param comparison how its model search differs from minimax here; only for other players with a model
     */
    record MoveExplained<P extends Position>(
            P position, Result result, Optional<ReplyForecast> forecast, Optional<Comparison> comparison)
            implements SessionEvent<P> {}

    /** Model search and minimax, both looking so many plies ahead. */
    record Comparison(int depth, Explanation explanation) {}

    record DrawDeclined<P extends Position>() implements SessionEvent<P> {}

    record GameSaved<P extends Position>(Path file) implements SessionEvent<P> {}

    /**
     * What is known of the person.
     *
     * @param seen how many of their decisions
     * @param learning whether a lesson is being learned now
     * @param lesson the last one
     */
    record LearnerState<P extends Position>(int seen, boolean learning, Optional<OnlineLesson<P>> lesson)
            implements SessionEvent<P> {}

    /** A command could not be followed, or the game could not be kept. */
    record Problem<P extends Position>(Kind kind, SessionCommand asked, String detail) implements SessionEvent<P> {

        /** What is wrong; for the last three the detail is a sentence or the reason. */
        public enum Kind {
            GAME_IS_OVER,
            NOTHING_TO_TAKE_BACK,
            NOTHING_TO_EXPLAIN,
            NOT_LEARNING,
            KEPT_ANYWAY,
            ILLEGAL_MOVE,
            NOT_SAVED,
            NOT_KEPT
        }
    }
}
