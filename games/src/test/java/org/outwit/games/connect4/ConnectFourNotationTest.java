package org.outwit.games.connect4;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.NotationContract;

class ConnectFourNotationTest {

    private static final String EMPTY_ROWS = "......./......./......./......./";

    private final Notation<ConnectFourPosition> notation = new ConnectFour().notation();

    @Test
    void rowsComeFromTheTopAndColumnsCountFromOne() {
        ConnectFourPosition position = notation.position("441");
        assertThat(notation.format(position)).isEqualTo(EMPTY_ROWS + "...O.../X..X... O");
        assertThat(notation.format(position, 6)).isEqualTo("7");
        assertThat(notation.parse(position, "7")).isEqualTo(6);
    }

    /** Columns of refusals count from the start of the text that was given, blanks included. */
    @Test
    void blanksAroundAreSkipped() {
        String text = "  " + EMPTY_ROWS + "......./...X... O ";
        assertThat(notation.format(notation.position(text))).isEqualTo(text.strip());
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.position("  " + EMPTY_ROWS + "...X.../....... O"))
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(2 + 35));
    }

    @Test
    void equalPositionsAreWrittenAlike() {
        assertThat(notation.format(notation.position("123"))).isEqualTo(notation.format(notation.position("321")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ...../                                                  | 5  | Expected 'X', 'O' or '.' at column 5, found '/'.
            .......-                                                | 7  | Expected '/' after a row of seven cells at column 7, found '-'.
            ......./...                                             | 11 | Expected 'X', 'O' or '.' at column 11, found the end.
            ......./......./......./......./......./.......         | 47 | Expected a space and the side to move after six rows at column 47, found the end.
            ......./......./......./......./......./....... Y       | 48 | Expected the side to move, 'X' or 'O', at column 48, found 'Y'.
            ......./......./......./......./...X.../....... O       | 35 | The stone in column 4, row 2 has nothing below it.
            ......./......./......./......./......./...X... X       | 48 | With 1 X and 0 O it cannot be the turn of X; X begins and the sides alternate.
            ......./......./......./......./OOO..../XXXX... X       | 48 | With 4 X and 3 O it cannot be the turn of X; X begins and the sides alternate.
            ......./......./......./......./OOOO.../XXXX... X       | 48 | X has four in a row already, so it cannot be its turn.
            4448                                                    | 3  | Move 4: '8' is not a column with room; expected one of 1, 2, 3, 4, 5, 6, 7.
            12121212                                                | 7  | Move 8: The game is over, so '2' cannot be played.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        NotationContract.refuses(notation, text, column, message);
    }

    @Test
    void movesThatDoNotFitAreRefusedWithTheCandidates() {
        NotationContract.refusesMove(
                notation,
                notation.position("444444"),
                "4",
                "'4' is not a column with room; expected one of 1, 2, 3, 5, 6, 7.");
    }
}
