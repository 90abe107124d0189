package org.outwit.web.game;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Optional;
import org.outwit.web.board.BoardView;
import org.outwit.web.board.PlayableMove;
import org.outwit.web.board.PositionView;
import org.outwit.web.http.Wire;

/**
 * A game as its pages show it: all of it.
 *
 * @param turn who is to move; negative where nobody is
 */
@Wire(tells = "game/{id} picture")
record GameView(
        @JsonUnwrapped FixedGame fixed,
        List<MoveView> moves,
        List<PlayableMove> legal,
        int turn,
        GameEvents.ClockView clock,
        GameEvents.OverView over,
        GameEvents.LearnerView learner,
        GameEvents.ExplainedView explained,
        List<GameEvents.InsightView> insights) {

    /**
     * What never changes.
     *
     * @param clocked whether there are clocks
     * @param guesses whether what was expected of the person can be shown
     * @param you the person's seat; negative where they watch
     * @param flipped whether the board is better turned round
     * @param upper whose side the upper edge is
     */
    record FixedGame(
            String id,
            GameTitle game,
            List<SeatView> seats,
            int millis,
            boolean clocked,
            boolean guesses,
            int you,
            BoardView board,
            boolean flipped,
            int upper,
            PositionView start) {}

    /** @param kind as {@link Opponent} has it, or "you" for the person, of whom nothing else is said */
    record SeatView(
            Optional<String> id, String name, String kind, Optional<String> about, Optional<Long> elo, String seat) {}

    /** @param dealt where it is cards that were dealt, which nobody may see */
    record MoveView(
            int seat,
            String text,
            List<String> way,
            Optional<Boolean> dealt,
            PositionView position,
            Optional<Expectation> expected) {

        MoveView expecting(Expectation expected) {
            return new MoveView(seat, text, way, dealt, position, Optional.of(expected));
        }
    }

    /**
     * What was expected of the person, the likeliest first.
     *
     * @param own whether their own decisions told it
     * @param predicted of how many of their last decisions the likeliest move was played
     */
    record Expectation(List<LikelyMove> moves, boolean own, int predicted, int of, String sentence) {}

    record LikelyMove(String text, double probability, boolean played, List<String> way) {}
}
