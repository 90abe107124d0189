package org.outwit.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.ResortForecast;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MoveExplained;

class ResortWordsTest {

    private static final ConnectFour GAME = new ConnectFour();

    private static String sentence(ResortForecast forecast) {
        return new ResortWords<>(GAME).sentence(GAME.start(), forecast);
    }

    @Test
    void whereMostPeopleGoWrong() {
        assertThat(sentence(new ResortForecast(2, 0.31, 0.4, 3, 0.1, 0.123, false, 7, 400, false)))
                .isEqualTo(
                        "This is lost against best play; 3 is where most people go wrong: about 40 % do, and 12 % after 4.");
        assertThat(sentence(new ResortForecast(3, 0.31, 0.4, 3, 0.31, 0.4, false, 7, 400, true)))
                .isEqualTo(
                        "This is lost against best play; 4 is where most people go wrong: about 40 % do, and after no"
                                + " other of the 7 moves do more.");
        assertThat(sentence(new ResortForecast(2, 0.6, 0.2, 3, 0.55, 0.1, true, 3, 400, false)))
                .isEqualTo(
                        "This is drawn with best play; 3 keeps the draw, and that is where most people go wrong: about 20 %"
                                + " do, and 10 % after 4.");
    }

    @Test
    void hintsAndExplanationsSayIt() {
        ResortForecast why = new ResortForecast(2, 0.31, 0.4, 3, 0.1, 0.12, false, 7, 400, false);
        String said =
                "This is lost against best play; 3 is where most people go wrong: about 40 % do, and 12 % after 4.";
        Result result = Result.exact(-999_990, List.of(2), 10, true, Counts.ZERO);
        SessionWords<ConnectFourPosition> words = new SessionWords<>(GAME, "Outwit");
        assertThat(words.hint(new HintFound<>(GAME.start(), result, Optional.of(why))))
                .isEqualTo("I would play 3: every move loses, and this one loses in 10 plies. " + said);
        assertThat(words.hint(new HintFound<>(GAME.start(), result, Optional.empty())))
                .doesNotContain("This is lost");
        assertThat(words.explanation(new MoveExplained<>(
                        GAME.start(), result, Optional.empty(), Optional.of(why), Optional.empty(), Optional.empty())))
                .isEqualTo(
                        "Outwit played 3, looking 10 plies ahead. Outwit thinks that it loses in 10 plies.\n" + said);
    }

    @Test
    void nobodyGoesWrong() {
        assertThat(sentence(new ResortForecast(3, 0, 0, 3, 0, 0, false, 7, 30, true)))
                .isEqualTo(
                        "This is lost against best play, and hardly anybody goes wrong after any move; 4 delays the end.");
        assertThat(sentence(new ResortForecast(3, 0.5, 0, 3, 0.5, 0, true, 7, 30, true)))
                .isEqualTo("This is drawn with best play, and hardly anybody goes wrong after any move.");
    }
}
