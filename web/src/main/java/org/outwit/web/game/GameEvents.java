package org.outwit.web.game;

import java.util.List;
import java.util.Optional;
import org.outwit.web.board.PlayableMove;
import org.outwit.web.game.GameView.Expectation;
import org.outwit.web.game.GameView.MoveView;
import org.outwit.web.http.Wire;

/** What pages are told of a game, each under the name by which they know what it is. */
final class GameEvents {

    private GameEvents() {}

    /** @param at how many moves were played before it */
    @Wire(tells = "game/{id} move")
    record MoveTold(int at, MoveView move, int turn) {}

    @Wire(tells = "game/{id} turn")
    record TurnTold(List<PlayableMove> legal, int turn) {}

    /** @param plies how many moves are left */
    @Wire(tells = "game/{id} back")
    record BackTold(int plies, List<PlayableMove> legal, int turn) {}

    /** How it ended; nothing before it has. */
    @Wire(tells = "game/{id} over")
    record OverView(Optional<String> sentence, Optional<String> ending, Optional<String> outcome) {

        static final OverView NOT_YET = new OverView(Optional.empty(), Optional.empty(), Optional.empty());

        OverView(String sentence, String ending, String outcome) {
            this(Optional.of(sentence), Optional.of(ending), Optional.of(outcome));
        }
    }

    /** @param running whose clock runs; negative where none does */
    @Wire(tells = "game/{id} clock")
    record ClockView(Optional<List<Long>> millis, Optional<Integer> running) {

        static final ClockView NONE = new ClockView(Optional.empty(), Optional.empty());
    }

    /** @param at which move it was expected instead of, or as */
    @Wire(tells = "game/{id} expected")
    record ExpectedTold(int at, Expectation expected, LearnerView learner) {}

    /** @param sentence one quiet line on what is known of the person so far */
    @Wire(tells = "game/{id} learner")
    record LearnerView(Optional<String> sentence, Optional<Integer> seen, Optional<Boolean> learning) {

        static final LearnerView NOTHING = quiet(Optional.empty());

        static LearnerView quiet(Optional<String> sentence) {
            return new LearnerView(sentence, Optional.empty(), Optional.empty());
        }
    }

    /** What a learner knows, as it would say it to whom it plays. */
    @Wire(tells = "game/{id} insight")
    record InsightView(int seat, String sentence) {}

    /** Why a player chose a move; nothing where nobody asked. */
    @Wire(tells = "game/{id} explained")
    record ExplainedView(Optional<Integer> seat, Optional<String> sentence) {

        static final ExplainedView NOTHING = new ExplainedView(Optional.empty(), Optional.empty());
    }

    /** What a search has found so far. */
    @Wire(tells = "game/{id} thinking")
    record ThinkingView(int seat, String name, int depth, String value, List<String> line, long nodes) {}

    @Wire(tells = "game/{id} hint")
    record HintView(String sentence, List<String> way) {}

    /** @param move whether it was a move, which was not played */
    @Wire(tells = "game/{id} refusal")
    record RefusalView(String sentence, Optional<Boolean> move) {}

    /** A move has arrived. */
    @Wire(tells = "game/{id} heard")
    record HeardView(String move) {}
}
