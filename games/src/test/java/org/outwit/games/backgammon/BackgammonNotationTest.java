package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.NotationException;

class BackgammonNotationTest {

    private static final BackgammonNotation NOTATION = new BackgammonNotation();

    private static BackgammonPosition rolled(String id, int one, int other) {
        BackgammonPosition position = NOTATION.position(id);
        position.make(Roll.of(one, other));
        return position;
    }

    private static String written(BackgammonPosition position, String text) {
        return NOTATION.format(position, NOTATION.parse(position, text));
    }

    private static void refused(String text, String... said) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.position(text))
                .satisfies(e -> assertThat(e.getMessage()).contains(said));
    }

    @ParameterizedTest
    @CsvSource({
        "3, 1, 8/5 6/5, 8/5 6/5",
        "3, 1, 6/5 8/5, 8/5 6/5",
        "3, 1, '6/5, 8/5', 8/5 6/5",
        "6, 5, 24/13, 24/13",
        "6, 5, 24/18/13, 24/13",
        "6, 5, 24/18 18/13, 24/13",
        "4, 4, 24/20(2) 13/9(2), 24/20(2) 13/9(2)",
        "4, 4, 24/20 13/9 13/9 24/20, 24/20(2) 13/9(2)",
        "4, 4, 24/16(2), 24/16(2)"
    })
    void playsAreReadInManyForms(int one, int other, String text, String wanted) {
        assertThat(written(rolled("4HPwATDgc/ABMA", one, other), text)).isEqualTo(wanted);
    }

    /** The mover's last checker on 24, blots of the other on the mover's 23 and 18. */
    private static BackgammonPosition twoBlots() {
        int[] own = new int[26];
        int[] theirs = new int[26];
        own[24] = 1;
        theirs[2] = 1;
        theirs[7] = 1;
        BackgammonPosition position = BackgammonPosition.before(Board.of(own, theirs), MatchTerms.PLAIN, 0);
        position.make(Roll.of(6, 1));
        return position;
    }

    @Test
    void whatIsHitOnTheWayDecides() {
        BackgammonPosition position = twoBlots();
        assertThat(written(position, "24/18*/17")).isEqualTo("24/18*/17");
        assertThat(written(position, "24/23*/17")).isEqualTo("24/23*/17");
        assertThat(written(position, "24/23 23/17")).isEqualTo("24/23*/17");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.parse(position, "24/17"))
                .withMessageContaining("does not say what is hit")
                .withMessageContaining("24/18*/17, 24/23*/17");
    }

    @Test
    void playsThatAreNotLegalAreAnsweredWithSome() {
        BackgammonPosition position = rolled("4HPwATDgc/ABMA", 3, 1);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.parse(position, "8/5"))
                .withMessageContaining("'8/5' is not a legal play of 31; expected one of 24/21 24/23, ")
                .withMessageContaining(" more.");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.parse(position, "8/5 6-5"))
                .withMessageContaining("Expected '/' at column 5, found '-'");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.parse(position, "pass"))
                .withMessageContaining("nobody may pass");
    }

    @Test
    void diceThatCannotBeAreRefused() {
        BackgammonPosition start = NOTATION.position("4HPwATDgc/ABMA");
        assertThat(NOTATION.parse(start, "13")).isEqualTo(Roll.of(3, 1));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.parse(start, "71"))
                .withMessage("'71' is no roll; expected two dice from 1 to 6, such as 31.");
        for (String text : List.of("07", "60", "111", "1", "6-5-4", "")) {
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> NOTATION.parse(start, text))
                    .withMessage("'" + text + "' is no roll; expected two dice from 1 to 6, such as 31.");
        }
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.parse(start, "Double"))
                .withMessage("'Double' is for a cube, and there is none to turn here; expected two dice, such as 31."
                        + " With a cube the game is backgammon-cube.");
    }

    /** As GNU Backgammon writes them. */
    @ParameterizedTest
    @CsvSource({
        "4HPwATDgc/ABMA:MAEAAAAAAAAA, 0, ROLLING",
        "4HPwATDgc/ABMA:cAkAAAAAAAAA, 1, ROLLING",
        "4HPwATDgc/ABMA:cIkFAAAAAAAA, 1, PLAYING",
        "4HPwATDgc/ABMA:MAEAAAAAAAAA cube, 0, DECIDING",
        "4HPwATDgc/ABMA:MAEAAAAAAAAA cube rolling, 0, ROLLING",
        "4HPwATDgc/ABMA:MBkAAAAAAAAA cube, 0, OFFERED",
        "4HPwATDgc/ABMA:EQEAAAAAAAAA cube, 0, ROLLING"
    })
    void idsSayEverything(String id, int turn, Stage stage) {
        BackgammonPosition position = NOTATION.position(id);
        assertThat(position.turn()).isEqualTo(turn);
        assertThat(position.stage()).isEqualTo(stage);
        assertThat(NOTATION.format(position)).isEqualTo(id);
    }

    @Test
    void idsThatCannotBeAreRefusedWithTheReason() {
        refused("4HPwATDgc/ABM", "a position ID of 14 characters at column 0, found 13");
        refused("4HPwATDgc/AB!A", "found '!' at column 12");
        refused("//////////////", "has 16 checkers or more");
        refused("4HPwATDgc/ABMA:MIEDAAAAAAAA", "dice of 7 and 0 where 1 to 6 were expected");
        refused("4HPwATDgc/ABMA:MAEAAAA", "a match ID of 12 characters at column 15, found 7");
        refused("4HPwATDgc/ABMA:EQEAAAAAAAAA", "a cube at 2 in money play without one; write 'cube'");
        refused("4HPwATDgc/ABMA:sAEAAAAAAAAA", "Crawford's rule in money play");
        refused("4HPwATDgc/ABMA:MAEAAAAAAAAA dice", "'cube' or 'rolling' at column 28, found 'dice'");
    }

    @Test
    void aBareIdIsTheFirstPlayerBeforeTheRoll() {
        BackgammonPosition position = NOTATION.position(" 4HPwATDgc/ABMA ");
        assertThat(position.key()).isEqualTo(new Backgammon().start().key());
    }
}
