package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;

class OthelloNotationTest {

    private static final String START = "---------------------------OX------XO--------------------------- X";

    /** White cannot turn a disc, Black can. */
    private static final String WHITE_PASSES =
            "XO------" + "-".repeat(16) + "---XX---".repeat(2) + "-".repeat(24) + " O";

    private final Notation<OthelloPosition> notation = new Othello().notation();

    @Test
    void rowOneIsAtTheTop() {
        assertThat(notation.format(new OthelloPosition())).isEqualTo(START);
        assertThat(notation.format(new OthelloPosition(), 37)).isEqualTo("f5");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                START,
                "---------------------------ox------xo---------------------------   x;",
                "...........................WB......BW........................... B",
                "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *",
                "---------------------------OX------XO--------------------------- Black",
                "  --------\n--------\n--------\n---OX---\n---XO---\n--------\n--------\n--------\nblack\n"
            })
    void oneStartIsWrittenInManyWays(String text) {
        assertThat(notation.format(notation.position(text))).isEqualTo(START);
    }

    @ParameterizedTest
    @ValueSource(strings = {"f5d6c3", "F5D6C3", "f5 d6 c3", " f5d6\tC3\n"})
    void aTranscriptIsAPosition(String text) {
        String expected =
                "--------" + "--------" + "--X-----" + "---XX---" + "---OXX--" + "---O----" + "-".repeat(16) + " O";
        assertThat(notation.format(notation.position(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pass", "PASS", "pa", "PA", "ps", "--", " Pass "})
    void aPassHasManyNames(String text) {
        OthelloPosition position = notation.position(WHITE_PASSES);
        assertThat(notation.parse(position, text)).isEqualTo(OthelloPosition.PASS);
        assertThat(notation.format(position, OthelloPosition.PASS)).isEqualTo("pass");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            a1   | 'a1' is not a legal move for Black; expected one of d3, c4, f5, e6.
            pass | 'pass' is not a legal move for Black; expected one of d3, c4, f5, e6.
            f9   | 'f9' is not a legal move for Black; expected one of d3, c4, f5, e6.
            """)
    void movesAreRefusedWithTheCandidates(String text, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.parse(new OthelloPosition(), text))
                .withMessage(message);
    }

    @Test
    void onlyAPassIsExpectedWhereThereIsNothingElse() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.parse(notation.position(WHITE_PASSES), "a1"))
                .withMessage("White cannot turn a disc; expected 'pass', found 'a1'.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ---?                                                                 | 3  | Expected 'X', 'O' or '-' for square d1, found '?'.
            XOXO                                                                 | 4  | Expected 'X', 'O' or '-' for square e1, found the end.
            10 XX                                                                | 0  | Expected a board of size 8, found '1'.
            ---------------------------OX------XO---------------------------     | 64 | Expected the side to move, 'X' or 'O', after 64 squares, found the end.
            ---------------------------OX------XO--------------------------- Red | 65 | Expected the side to move, 'X' or 'O', after 64 squares, found 'R'.
            --------------------------OX------XO---------------------------- X   | 28 | Square e4 is empty; expected discs on d4, e4, d5 and e5, where they stand from the start.
            f5d6a1                                                               | 4  | Move 3: 'a1' is not a legal move for Black; expected one of c3, c4, c5, c6, c7.
            f5zz                                                                 | 2  | Move 2: 'zz' is no move; expected a square from a1 to h8 or a pass.
            f5d                                                                  | 2  | Move 2: 'd' is no move; expected a square from a1 to h8 or a pass.
            e6f4e3f6g5d6e7f5c5a1                                                 | 18 | Move 10: The game is over, so 'a1' cannot be played.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.position(text))
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }
}
