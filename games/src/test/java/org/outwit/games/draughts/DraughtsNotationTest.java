package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.NotationException;

class DraughtsNotationTest {

    private static final String TWO_WAYS = "B:W14,15,22,23:B10";

    private final Checkers checkers = new Checkers();

    @ParameterizedTest
    @ValueSource(strings = {"11-15", " 11-15 ", "11 - 15", "11x15", "11:15", "011-15"})
    void stepsAreReadGenerously(String text) {
        DraughtsPosition start = checkers.start();
        assertThat(checkers.notation().format(start, checkers.notation().parse(start, text)))
                .isEqualTo("11-15");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            checkers         | B:W14,15,22,23:B10      | 10x17x26    | 10x17x26
            checkers         | B:W14,15,22,23:B10      | 10-19-26    | 10x19x26
            checkers         | B:W18,26:B15            | 15x31       | 15x31
            checkers         | B:W18,26:B15            | 15 x 22 x31 | 15x31
            checkers         | B:W7,8,14,15,16,23,24:BK3 | 3x12x26   | 3x12x19x26
            checkers         | B:W6,7,14,15:BK2        | 2x9x18x11x2 | 2x2
            checkers         | B:W6,7,14,15:BK2        | 2x11x18x9x2 | 2x2
            draughts         | W:WK46:B32,20           | 46x14x25    | 46x25
            draughts         | W:WK46:B32,19           | 46x28x14    | 46x14
            draughts-russian | W:Wf6:Be7,c7,b4         | f6xd8xa5xd2 | f6:d2
            draughts-russian | W:Wf6:Be7,c7,b4         | f6:d2       | f6:d2
            draughts-russian | W:Wf6:Be7,c7,b4         | 11x22       | f6:c3
            draughts-italian | W:W18:B10               | 18-13       | 18-13
            """)
    void capturesMayNameTheSquaresOnTheWay(String name, String position, String text, String written) {
        DraughtsGame game = DraughtsTestGames.named(name);
        DraughtsPosition read = game.notation().position(position);
        int move = game.notation().parse(read, text);
        assertThat(game.notation().format(read, move)).isEqualTo(written);
        assertThat(game.notation().parse(read, written)).isEqualTo(move);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            B:W14,15,22,23:B10 | 10x26    | 0 | '10x26' can mean 10x17x26, 10x19x26; name the squares on the way.
            B:W14,15,22,23:B10 | 10x18x26 | 0 | '10x18x26' is not legal here; a jump is compulsory: 10x17x26, 10x19x26.
            B:W18:B1,15        | 1-5      | 0 | '1-5' is not legal here; a jump is compulsory: 15x22.
            B:W32:B1           | 1-9      | 0 | '1-9' is not legal here; expected one of 1-5, 1-6.
            B:W32:B1           | 1-33     | 2 | Expected a square from 1 to 32 at column 2 of a move, found '3'.
            B:W32:B1           | 1-       | 2 | Expected a square at column 2 of a move, found the end.
            B:W32:B1           | 1        | 1 | Expected '-' or 'x' and another square at column 1 of a move, found the end.
            B:W32:B1           | 1 5      | 2 | Expected '-' or 'x' at column 2 of a move, found '5'.
            B:W32:B1           | c3-d4    | 0 | Expected a square from 1 to 32 at column 0 of a move, found 'c'.
            B:W32:B            | 1-5      | 0 | The game is over, so '1-5' cannot be played.
            """)
    void whatIsWrongWithAMoveIsSaid(String position, String text, int column, String message) {
        DraughtsPosition read = checkers.notation().position(position);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> checkers.notation().parse(read, text))
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }

    @Test
    void theLargestCaptureIsNamed() {
        InternationalDraughts game = new InternationalDraughts();
        DraughtsPosition position = game.notation().position("W:W28,K48:B22,23,13");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> game.notation().parse(position, "28x17"))
                .withMessage("'28x17' is not legal here; the largest capture is compulsory: 28x8.");
    }

    /** Squares are where players expect them. */
    @Test
    void cornersHaveTheirNames() {
        assertThat(moves(new RussianDraughts())).contains("c3-d4", "g3-h4").doesNotContain("b2-c3");
        assertThat(moves(new InternationalDraughts()))
                .contains("31-26", "35-30")
                .doesNotContain("36-31");
        assertThat(moves(checkers)).contains("9-13", "12-16").doesNotContain("12-17");
        // An Italian board is a mirror image: 24 stands at the right edge, 21 does not stand at the left one.
        assertThat(moves(new ItalianDraughts()))
                .contains("24-20", "21-18", "21-17")
                .doesNotContain("24-19");
    }

    private static String moves(DraughtsGame game) {
        DraughtsPosition start = game.start();
        int[] moves = new int[start.mostMoves()];
        int end = start.moves(moves, 0);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < end; i++)
            text.append(game.notation().format(start, moves[i])).append(' ');
        return text.toString();
    }

    /** Crowded boards with many kings, where captures are long and cross each other. */
    @Test
    void everyMoveIsReadAsItIsWritten() {
        for (DraughtsGame game : DraughtsTestGames.ALL) {
            Board board = new Board(game.rules().width());
            for (int seed = 0; seed < 150; seed++) {
                DraughtsPosition position = DraughtsGame.position(
                        game.rules(), board, DraughtsOracleTest.randomSetup(game.rules(), board, new Random(seed)));
                int[] moves = new int[position.mostMoves()];
                int end = position.moves(moves, 0);
                for (int i = 0; i < end; i++) {
                    String text = game.notation().format(position, moves[i]);
                    assertThat(game.notation().parse(position, text)).as(text).isEqualTo(moves[i]);
                }
            }
        }
    }

    @Test
    void twoWaysToOneSquareAreWrittenInFull() {
        DraughtsPosition position = checkers.notation().position(TWO_WAYS);
        position.play(checkers.notation().parse(position, "10x19x26"));
        assertThat(checkers.notation().format(position)).isEqualTo("W:W14,22:B26");
    }
}
