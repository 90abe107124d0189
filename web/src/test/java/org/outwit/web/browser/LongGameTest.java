package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games from their first move to their last. */
class LongGameTest {

    private static final int MOST = 120;

    @RegisterExtension
    private final Visits visits = new Visits();

    @ParameterizedTest
    @CsvSource({
        "checkers, engine:samuel, MOUSE",
        "othello, level:1, FINGER",
        "kalah, engine:stores, KEYS",
        "tictactoe, engine:lines, KEYS",
        "connect4, engine:lines, FINGER"
    })
    void aGameFromTheFirstMoveToTheLast(String game, String opponent, Hands hand) throws Exception {
        String wish = "{\"game\":\"%s\",\"players\":[\"%s\"],\"millis\":20}".formatted(game, opponent);
        try (Table table = new Table(visits.rig(), visits.visit(hand.screen().options()), hand, wish)) {
            int played = table.playOut(new Random(7), MOST);
            assertThat(played).isBetween(3, MOST);
            assertThat(table.page().locator(".status b").textContent())
                    .isEqualTo(table.picture().get("over").get("sentence").stringValue());
        }
    }
}
