package org.outwit.games.chinesecheckers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.NotationException;

class ChineseCheckersNotationTest {

    private static final String TOP = "B/BB/BBB/BBBB/13/12/11/10/9/10/11/12/13/";

    private final ChineseCheckersNotation notation = new ChineseCheckersNotation(StarSeats.TWO);

    private void refused(String text, int column, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.position(text))
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }

    @Test
    void theStartIsRead() {
        String start = TOP + "AAAA/AAA/AA/A A - 0";
        assertThat(notation.format(notation.position(start))).isEqualTo(start);
    }

    @Test
    void whatCannotBeIsRefused() {
        refused(TOP + "AAAA/AAA/AA/1 A - 0", 54, "A has 9 pieces; expected 10.");
        refused(TOP.replace("/9/", "/4A4/") + "AAAA/AAA/AA/A A - 0", 56, "A has 11 pieces; expected 10.");
        refused(TOP + "AAAA/AAA/AA/A C - 0", 54, "Expected the side to move, one of AB, at column 54, found 'C'.");
        refused(TOP + "AAAA/AAA/AA/A A B 0", 56, "B has no piece in its goal and cannot be home.");
        refused(TOP + "AAAA/AAA/AA/A A A 0", 54, "A is home, so it cannot be its turn.");
        refused(TOP + "AAAA/AAA/AA/A B AA 0", 57, "A comes home a second time.");
        refused(TOP + "AAAA/AAA/AA/A A - 201", 58, "201 plies were played where 200 end the game.");
        refused(TOP.replace("/9/", "/4A5/"), 28, "Row i has only 9 holes.");
    }
}
