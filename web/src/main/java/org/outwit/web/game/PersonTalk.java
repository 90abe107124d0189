package org.outwit.web.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.session.Knowledge;
import org.outwit.play.session.PersonNumbers;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.ExpectedMove;
import org.outwit.play.session.SessionEvent.InsightGained;
import org.outwit.play.session.SessionEvent.LearnerState;
import org.outwit.play.words.InsightWords;
import org.outwit.play.words.Wording;
import org.outwit.web.board.SeenBoard;

/** What was expected of the person, and what is known of them, in words and numbers for their pages. */
final class PersonTalk<P extends Position> {

    private final Wording<P> wording;
    private final SeenBoard<P> board;
    private final Optional<OnlineLearner<P>> learner;

    PersonTalk(Wording<P> wording, SeenBoard<P> board, Optional<OnlineLearner<P>> learner) {
        this.wording = wording;
        this.board = board;
        this.learner = learner;
    }

    /** What was expected of the person, after they moved. */
    Map<String, Object> expected(Expected<P> expected) {
        Map<String, Object> said = new LinkedHashMap<>();
        List<Map<String, Object>> moves = new ArrayList<>();
        double played = 0;
        for (ExpectedMove each : expected.moves()) {
            boolean was = each.move() == expected.move();
            if (was) played = each.probability();
            moves.add(Map.of(
                    "text", wording.move(expected.position(), each.move()),
                    "probability", each.probability(),
                    "played", was,
                    "way", board.way(expected.position(), each.move())));
        }
        said.put("moves", moves);
        said.put("own", expected.own());
        said.put("predicted", expected.predicted());
        said.put("of", expected.of());
        ExpectedMove likeliest = expected.moves().get(0);
        String first = wording.move(expected.position(), likeliest.move());
        String sure = "I expected " + first + " (" + percent(likeliest.probability()) + ")";
        said.put(
                "sentence",
                expected.rank() == 1
                        ? sure + ", and you played it."
                        : sure + ". You played " + wording.move(expected.position(), expected.move())
                                + ", which I thought " + percent(played) + " likely.");
        return said;
    }

    private static String percent(double share) {
        return share < 0.005 ? "less than 1 %" : String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    /** What a learner knows, as it would say it to whom it plays. */
    Map<String, Object> insight(InsightGained<P> gained) {
        return Map.of("seat", gained.seat(), "sentence", InsightWords.sentence(gained.insight()));
    }

    /** What a learner does before it can say that. */
    Map<String, Object> reads(int seat) {
        return Map.of(
                "seat", seat, "sentence", "I am going through what you played so far; until I have, I play plain.");
    }

    Map<String, Object> learner(LearnerState<P> state) {
        Map<String, Object> said = quietly(state.predicted(), state.of());
        said.put("seen", state.seen());
        said.put("learning", state.learning());
        return said;
    }

    /** One quiet line on what is known of the person so far. */
    Map<String, Object> quietly(int predicted, int of) {
        Map<String, Object> said = new LinkedHashMap<>();
        learner.flatMap(PersonNumbers::of)
                .ifPresent(numbers -> said.put("sentence", Knowledge.inShort(numbers, predicted, of)));
        return said;
    }
}
