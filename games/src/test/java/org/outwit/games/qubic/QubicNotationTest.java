package org.outwit.games.qubic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.NotationContract;

class QubicNotationTest {

    private final Qubic game = new Qubic(3);
    private final Notation<QubicPosition> notation = game.notation();

    @Test
    void cellsHaveColumnRowAndLevel() {
        QubicPosition position = game.start();
        position.make(notation.parse(position, "c1.1"));
        position.make(notation.parse(position, " a3.2 "));
        assertThat(notation.format(position)).isEqualTo(".../.../..X|O../.../...|.../.../... X");
        Qubic large = new Qubic();
        assertThat(large.notation().format(large.start(), 0)).isEqualTo("a1.1");
        assertThat(large.notation().format(large.start(), 63)).isEqualTo("d4.4");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '"', textBlock = """
            ..Y                                   ! 2  ! Expected 'X', 'O' or '.' at column 2, found 'Y'.
            ....                                  ! 3  ! Expected '/' after a row of 3 cells at column 3, found '.'.
            .../.../.../                          ! 11 ! Expected '|' after a level of 3 rows at column 11, found '/'.
            .../.../...|.../.../...|.../.../...   ! 35 ! Expected a space and the side to move after 3 levels at column 35, found the end.
            .../.../...|.../.../...|.../.../... Z ! 36 ! Expected the side to move, 'X' or 'O', at column 36, found 'Z'.
            .../.../...|.../.../...|.../.../... XX! 37 ! Expected the end after the side to move at column 37, found 'X'.
            .../.../...|.../.X./...|.../.../... X ! 36 ! With 1 X and 0 O it cannot be the turn of X; X begins and the sides alternate.
            X../.../.OO|.../.X./...|.../.../O.X X ! 36 ! X has filled a line already, so it cannot be its turn.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        NotationContract.refuses(notation, text, column, message);
    }

    @Test
    void movesThatDoNotFitAreRefusedWithTheCandidates() {
        QubicPosition position = notation.position("..X/.../...|.../.../...|.../.../... O");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.parse(position, "c3.1"))
                .withMessageStartingWith("'c3.1' is not an empty cell; expected one of a1.1, b1.1, c1.1, a2.1, ")
                .withMessageEndingWith(", a3.3, b3.3, c3.3.");
        QubicPosition won = notation.position("XXX/OO./...|.../.../...|.../.../... O");
        NotationContract.refusesMove(notation, won, "c2.1", "The game is over, so 'c2.1' cannot be played.");
    }
}
