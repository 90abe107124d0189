package org.outwit.play.session;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.core.model.Explanation;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Result;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.play.match.GameReport;
import org.outwit.play.player.Insight;

/** What happens in a session, for a terminal or a page to show. Positions are copies. */
public sealed interface SessionEvent<P extends Position> {

    record GameStarted<P extends Position>(P position) implements SessionEvent<P> {}

    /** Somebody moved; {@code seat} is {@link Position#CHANCE} for dice. */
    record MovePlayed<P extends Position>(P before, int seat, int move) implements SessionEvent<P> {}

    /** The position has changed and it is the person's turn, after the others have moved or because they move again. */
    record YourTurn<P extends Position>(P position) implements SessionEvent<P> {}

    record GameOver<P extends Position>(P position, GameReport report) implements SessionEvent<P> {}

    record TakenBack<P extends Position>(P position) implements SessionEvent<P> {}

    /**
     * What whoever gives hints would play.
     *
     * @param resort why, where best play does not help
     */
    record HintFound<P extends Position>(P position, Result result, Optional<ResortForecast> resort)
            implements SessionEvent<P> {}

    /**
     * Why the opponent played its last move.
     *
     * @param position where it was to move
     * @param forecast what it expected of the person, if it rests on a prediction
     * @param resort why it chose the move where best play did not help it
     * @param insight what it knows of the person, if it is one who learns them
     * @param comparison how its model search differs from minimax here; only for other players with a model
     */
    record MoveExplained<P extends Position>(
            P position,
            Result result,
            Optional<ReplyForecast> forecast,
            Optional<ResortForecast> resort,
            Optional<Insight<P>> insight,
            Optional<Comparison> comparison)
            implements SessionEvent<P> {}

    /**
     * What a player who learns knows of whom it plays; told when it begins or ceases to play by that, and when the person asks.
     *
     * @param seat of the player who learns
     */
    record InsightGained<P extends Position>(int seat, Insight<P> insight) implements SessionEvent<P> {}

    /** Model search and minimax, both looking {@code depth} plies ahead. */
    record Comparison(int depth, Explanation explanation) {}

    record DrawDeclined<P extends Position>() implements SessionEvent<P> {}

    record GameSaved<P extends Position>(Path file) implements SessionEvent<P> {}

    /**
     * A player thinks, or the adviser does: told at most five times a second, and not at all where the answer comes sooner.
     *
     * @param position where they are to move
     * @param seat whose move it is
     * @param depth the horizon that was searched in full
     * @param value as the seat sees it, in ints of the game's scale
     * @param line the moves expected from here on
     */
    record Thinking<P extends Position>(P position, int seat, int depth, int value, List<Integer> line, long nodes)
            implements SessionEvent<P> {}

    /**
     * How much time everybody has left. Told where there are clocks: whenever the running one changes.
     *
     * @param millis of each seat
     * @param running whose clock runs, or {@link #NONE}
     */
    record ClockState<P extends Position>(List<Long> millis, int running) implements SessionEvent<P> {

        /** Nobody's clock runs. */
        public static final int NONE = -1;
    }

    /**
     * What was expected of the person where they moved. Told after their move if there was a choice.
     *
     * @param position where they were to move
     * @param move what they played
     * @param moves the five likeliest, best first, and behind them what they played if it is none of these
     * @param rank of what they played, from 1
     * @param legal how many moves there were
     * @param surprise in bits: 1 for a move of one half, 0 for one that was certain
     * @param own whether it rests on decisions of theirs, and not only on how people play
     * @param predicted how many of their last decisions in this game were the likeliest move, this one included
     * @param of how many decisions that is out of, at most twenty
     */
    record Expected<P extends Position>(
            P position,
            int move,
            List<ExpectedMove> moves,
            int rank,
            int legal,
            double surprise,
            boolean own,
            int predicted,
            int of)
            implements SessionEvent<P> {}

    record ExpectedMove(int move, double probability) {}

    /**
     * What is known of the person.
     *
     * @param seen how many of their decisions
     * @param learning whether a lesson is being learned now
     * @param lesson the last one
     * @param predicted how many of their last decisions in this game were the likeliest move
     * @param of how many decisions that is out of, at most twenty; 0 where nobody predicts
     */
    record LearnerState<P extends Position>(
            int seen, boolean learning, Optional<OnlineLesson<P>> lesson, int predicted, int of)
            implements SessionEvent<P> {

        /** Where nobody predicts. */
        public LearnerState(int seen, boolean learning, Optional<OnlineLesson<P>> lesson) {
            this(seen, learning, lesson, 0, 0);
        }
    }

    /** A command could not be followed, or the game could not be kept. */
    record Refused<P extends Position>(Kind kind, SessionCommand asked, String detail) implements SessionEvent<P> {

        /** What is wrong; for the last three the detail is a sentence or the reason. */
        public enum Kind {
            GAME_IS_OVER,
            /** The person only watches, so there is nothing to move, to resign or to offer. */
            WATCHING,
            /** The person plays, so that turns come by themselves. */
            NOT_WATCHING,
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
