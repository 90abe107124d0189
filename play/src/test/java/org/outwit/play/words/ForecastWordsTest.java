package org.outwit.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.ReplyForecast;
import org.outwit.core.model.ReplyForecast.Reply;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class ForecastWordsTest {

    private static final ConnectFour GAME = new ConnectFour();

    private final ForecastWords<ConnectFourPosition> words = new ForecastWords<>(GAME);

    private String sentence(ReplyForecast forecast) {
        return words.sentence(GAME.start(), forecast);
    }

    @Test
    void whatIsExpectedGainedAndRisked() {
        List<Reply> replies = List.of(
                new Reply(2, 0.6, 3000), new Reply(3, 0.25, 1000), new Reply(0, 0.1, 0), new Reply(1, 0.03, -500));
        assertThat(sentence(new ReplyForecast(3, 2050.4, 900, 2, 1500, 1000, 4, replies)))
                .isEqualTo(
                        "It compared 4 moves that it finds about equally good. After 4 it expects 3 (60 % likely, then 0.0030),"
                                + " 4 (25 % likely, then 0.0010), 1 (10 % likely, then 0.0000) or one other reply; on average 4"
                                + " brings 0.0021; 3, which plain search likes best, would bring 0.0015. So it hopes to gain 0.0006;"
                                + " as a rule only a part of that comes true. Against the best reply 4 is worth 0.0009, 0.0001 less"
                                + " than 3: that is its risk.");
        assertThat(sentence(new ReplyForecast(3, 2050, 1000, 2, 1500, 1000, 4, List.of())))
                .contains("There is no reply to 4, which brings 0.0021; 3, which plain search")
                .endsWith("is worth 0.0010, no less than 3: that is its risk.");
    }

    @Test
    void thePlainMoveMayBeTheBestAnyway() {
        List<Reply> replies = List.of(new Reply(2, 0.96, 2000));
        assertThat(sentence(new ReplyForecast(3, 2000, 1000, 3, 2000, 1000, 2, replies)))
                .isEqualTo(
                        "It compared 2 moves that it finds about equally good. After 4 it expects 3 (96 % likely, then 0.0020);"
                                + " on average 4 brings 0.0020, more than the others. Plain search likes it best, too: 0.0010 against"
                                + " the best reply.");
        assertThat(sentence(ReplyForecast.plain(3, 1000))).startsWith("It did not matter whom it plays");
    }
}
