package org.outwit.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Notation;
import org.outwit.games.NotationContract;

class MnkNotationTest {

    private final Notation<MnkPosition> notation = new TicTacToe().notation();

    @Test
    void cellsAreLetteredFromTheLeftAndNumberedFromBelow() {
        MnkPosition position = new TicTacToe().start();
        position.make(notation.parse(position, "b2"));
        position.make(notation.parse(position, "c3"));
        assertThat(notation.format(position)).isEqualTo("..O/.X./... X");
        assertThat(notation.format(position, 0)).isEqualTo("a1");
    }

    @Test
    void largeBoardsHaveTwoDigits() {
        MnkGame go = new MnkGame(19, 19, 5);
        assertThat(go.notation().format(go.start(), 360)).isEqualTo("s19");
        assertThat(go.notation().parse(go.start(), "s19")).isEqualTo(360);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ..X/.        | 5  | Expected 'X', 'O' or '.' at column 5, found the end.
            ..X...       | 3  | Expected '/' after a row of 3 cells at column 3, found '.'.
            .../.../...  | 11 | Expected a space and the side to move after 3 rows at column 11, found the end.
            .../.../... x| 12 | Expected the side to move, 'X' or 'O', at column 12, found 'x'.
            .../.../... XO| 13 | Expected the end after the side to move at column 13, found 'O'.
            .../.X./... X| 12 | With 1 X and 0 O it cannot be the turn of X; X begins and the sides alternate.
            OOO/.../XXX X| 12 | X has 3 in a row already, so it cannot be its turn.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        NotationContract.refuses(notation, text, column, message);
    }

    @Test
    void movesThatDoNotFitAreRefusedWithTheCandidates() {
        NotationContract.refusesMove(
                notation, notation.position("OOO/XX./X.. X"), "b1", "The game is over, so 'b1' cannot be played.");
        NotationContract.refusesMove(
                notation,
                notation.position("XOX/OOX/X.. O"),
                "a1",
                "'a1' is not an empty cell; expected one of b1, c1.");
    }
}
