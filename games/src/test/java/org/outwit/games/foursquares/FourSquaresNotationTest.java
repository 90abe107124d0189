package org.outwit.games.foursquares;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Notation;
import org.outwit.games.NotationContract;

class FourSquaresNotationTest {

    private final Notation<FourSquaresPosition> notation = new FourSquares().notation();

    @Test
    void squaresAreNumberedFromTheLeft() {
        FourSquaresPosition position = notation.position("AB.. A");
        assertThat(notation.parse(position, "3")).isEqualTo(2);
        position.make(2);
        assertThat(notation.format(position)).isEqualTo(".BA. B");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            A..     | 3 | Expected 'A', 'B' or '.' for each of 4 squares at column 3, found the end.
            A.x.    | 2 | Expected 'A', 'B' or '.' for each of 4 squares at column 2, found 'x'.
            A..A B  | 3 | There is a second token of A at column 3.
            A..B    | 4 | Expected a space and the side to move after 4 squares at column 4, found the end.
            A..B a  | 5 | Expected the side to move, 'A' or 'B', at column 5, found 'a'.
            A..B AB | 6 | Expected the end after the side to move at column 6, found 'B'.
            A... A  | 4 | The token of B is missing among the squares.
            .B.A A  | 5 | A has reached the other end already, so it cannot be its turn.
            B..A B  | 5 | B has reached the other end already, so it cannot be its turn.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        NotationContract.refuses(notation, text, column, message);
    }

    @Test
    void movesThatDoNotFitAreRefusedWithTheCandidates() {
        NotationContract.refusesMove(
                notation,
                notation.position(".AB. A"),
                "3",
                "'3' is not a square that can be reached; expected one of 4, 1.");
        NotationContract.refusesMove(
                notation, notation.position(".B.A B"), "1", "The game is over, so '1' cannot be played.");
    }
}
