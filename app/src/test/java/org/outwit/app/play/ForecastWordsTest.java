package org.outwit.app.play;

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
                        "Of 4 moves within its margin, 4 brings most on average, 0.0021: it expects 3 (60 %, worth 0.0030),"
                                + " 4 (25 %, worth 0.0010), 1 (10 %, worth 0.0000) and 1 more. Plain search likes 3 best, which would"
                                + " bring 0.0015: a gain of 0.0006 if the prediction is right. Against the best reply 4 is worth"
                                + " 0.0009, 0.0001 less than the other.");
        assertThat(sentence(new ReplyForecast(3, 2050, 1000, 2, 1500, 1000, 4, List.of())))
                .contains("0.0021. Plain search")
                .endsWith("is worth 0.0010, no less than the other.");
    }

    @Test
    void thePlainMoveMayBeTheBestAnyway() {
        List<Reply> replies = List.of(new Reply(2, 0.96, 2000));
        assertThat(sentence(new ReplyForecast(3, 2000, 1000, 3, 2000, 1000, 2, replies)))
                .isEqualTo(
                        "Of 2 moves within its margin, 4 brings most on average, 0.0020: it expects 3 (96 %, worth 0.0020);"
                                + " plain search likes it best, too, worth 0.0010 against the best reply.");
        assertThat(sentence(ReplyForecast.plain(3, 1000))).startsWith("It did not matter whom it plays");
    }
}
