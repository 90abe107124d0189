package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games from their first move to their last. */
class LongGameTest {

    private static final int MOST = 120;

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    @ParameterizedTest
    @CsvSource({"tictactoe, engine:lines, KEYS", "connect4, engine:lines, FINGER"})
    void aGameFromTheFirstMoveToTheLast(String game, String opponent, Hands hand) throws Exception {
        playOut(game, opponent, hand);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({"checkers, engine:samuel, MOUSE", "othello, level:1, FINGER", "kalah, engine:stores, KEYS"})
    void aLongGameFromTheFirstMoveToTheLast(String game, String opponent, Hands hand) throws Exception {
        playOut(game, opponent, hand);
    }

    private static void playOut(String game, String opponent, Hands hand) throws Exception {
        String wish = "{\"game\":\"%s\",\"players\":[\"%s\"],\"millis\":20}".formatted(game, opponent);
        try (Table table = new Table(VISITS.rig(), VISITS.usual(hand.screen()), hand, wish)) {
            int played = table.playOut(new Random(7), MOST);
            assertThat(played).isBetween(3, MOST);
            PlaywrightAssertions.assertThat(table.page().locator(".status b"))
                    .hasText(table.picture().get("over").get("sentence").stringValue());
        }
    }
}
