package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The odd rules, one position each. */
class DraughtsRulesTest {

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            draughts           | W:W28,K48:B22,23,13 | 28x8              | two pieces are more than one
            draughts           | W:W28:B22,12,13,23  | 28x28             | men capture backwards, and may come back
            draughts           | W:WK46:B32,20       | 46x25             | a king stops where it can go on
            draughts           | W:WK46:B32,19       | 46x10 46x14 46x5  | a king goes on straight ahead and stops where it likes
            draughts-brazilian | W:Wf6:Be7,c7,b4     | f6xb6             | a man that passes the last row stays a man
            draughts-pool      | W:W11:B7,6,17       | 11x9              | a man that passes the last row stays a man
            draughts-russian   | W:Wf6:Be7,c7,b4     | f6:c3 f6:d2 f6:e1 | a man that passes the last row goes on as a king
            draughts-russian   | W:Wc3:Bb4,d4,f6     | c3:a5 c3:g7       | the smaller capture may be chosen
            draughts-brazilian | W:Wc3:Bb4,d4,f6     | c3xg7             | the larger capture is compulsory
            draughts-italian   | W:W18:BK14          | 18-13             | men do not take kings
            draughts-italian   | W:W18,K20:B14,15    | 20x11             | kings take before men do
            """)
    void movesAre(String game, String position, String moves, String why) {
        assertThat(moves(game, position)).as(why).isEqualTo(moves);
    }

    /** A captured piece stays until the capture is over, so the king cannot go back through it. */
    @Test
    void whatIsTakenBlocks() {
        // From c5 the king would take f2 if e3 were gone by then.
        assertThat(moves("draughts-russian", "W:WKc1:Be3,f6,d6,f2")).isEqualTo("c1:a3 c1:b4 c1:b8 c1:c5 c1:c7");
    }

    @Test
    void gamesTellWhatRecordsNeed() {
        assertThat(DraughtsTestGames.ALL)
                .extracting(game -> game.rules().gameType())
                .containsExactly(21, 20, 25, 26, 23, 22);
        assertThat(DraughtsTestGames.ALL)
                .extracting(game -> game.rules().blackBegins())
                .containsExactly(true, false, false, false, true, false);
        for (DraughtsGame game : DraughtsTestGames.ALL) {
            String side = game.rules().blackBegins() ? "B:" : "W:";
            assertThat(game.notation().format(game.start())).startsWith(side);
            assertThat(game.start().mover()).isZero();
        }
    }

    @Test
    void boardsHaveSizes() {
        assertThat(DraughtsRules.INTERNATIONAL.menPerSide()).isEqualTo(20);
        assertThat(DraughtsRules.ENGLISH.menPerSide()).isEqualTo(12);
        assertThat(DraughtsRules.ENGLISH.onWidth(6).menPerSide()).isEqualTo(6);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DraughtsGame("huge", "Too large", DraughtsRules.ENGLISH.onWidth(12)))
                .withMessage("The width of the board (12) must be 4, 6, 8 or 10.");
        assertThatIllegalArgumentException().isThrownBy(() -> new Board(7));
        assertThatIllegalArgumentException().isThrownBy(() -> new Board(2));
    }

    private static String moves(String name, String text) {
        DraughtsGame game = DraughtsTestGames.named(name);
        DraughtsPosition position = game.notation().position(text);
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        List<String> found = new ArrayList<>();
        for (int i = 0; i < end; i++) found.add(game.notation().format(position, moves[i]));
        Collections.sort(found);
        return String.join(" ", found);
    }
}
