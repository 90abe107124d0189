package org.outwit.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
import org.outwit.web.game.GameEvents.InsightView;
import org.outwit.web.game.GameEvents.LearnerView;
import org.outwit.web.game.GameView.Expectation;
import org.outwit.web.game.GameView.LikelyMove;

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
    Expectation expected(Expected<P> expected) {
        List<LikelyMove> moves = new ArrayList<>();
        double played = 0;
        for (ExpectedMove each : expected.moves()) {
            boolean was = each.move() == expected.move();
            if (was) played = each.probability();
            moves.add(new LikelyMove(
                    wording.move(expected.position(), each.move()),
                    each.probability(),
                    was,
                    board.way(expected.position(), each.move())));
        }
        ExpectedMove likeliest = expected.moves().get(0);
        String first = wording.move(expected.position(), likeliest.move());
        String sure = "I expected " + first + " (" + percent(likeliest.probability()) + ")";
        String sentence = expected.rank() == 1
                ? sure + ", and you played it."
                : sure + ". You played " + wording.move(expected.position(), expected.move()) + ", which I thought "
                        + percent(played) + " likely.";
        return new Expectation(moves, expected.own(), expected.predicted(), expected.of(), sentence);
    }

    private static String percent(double share) {
        return share < 0.005 ? "less than 1 %" : String.format(Locale.ROOT, "%.0f %%", 100 * share);
    }

    /** What a learner knows, as it would say it to whom it plays. */
    InsightView insight(InsightGained<P> gained) {
        return new InsightView(gained.seat(), InsightWords.sentence(gained.insight()));
    }

    /** What a learner does before it can say that. */
    InsightView reads(int seat) {
        return new InsightView(seat, "I am going through what you played so far; until I have, I play plain.");
    }

    LearnerView learner(LearnerState<P> state) {
        return new LearnerView(
                sentence(state.predicted(), state.of()), Optional.of(state.seen()), Optional.of(state.learning()));
    }

    /** One quiet line on what is known of the person so far. */
    LearnerView quietly(int predicted, int of) {
        return LearnerView.quiet(sentence(predicted, of));
    }

    private Optional<String> sentence(int predicted, int of) {
        return learner.flatMap(PersonNumbers::of).map(numbers -> Knowledge.inShort(numbers, predicted, of));
    }
}
