package org.outwit.games.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Notation;
import org.outwit.games.NotationContract;

class KalahNotationTest {

    private final Notation<KalahPosition> notation = new Kalah(KalahRules.of(3, 2)).notation();

    @Test
    void pitsAreNumberedTowardsTheStore() {
        KalahPosition position = notation.position(" 2,2,2;0;2,2,2;0;N ");
        position.make(notation.parse(position, "3"));
        assertThat(notation.format(position)).isEqualTo("3,2,2;0;2,2,0;1;S");
        assertThat(notation.format(position, 0)).isEqualTo("1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            2,2;            | 3  | Expected ',' and the next of 3 pits at column 3, found ';'.
            2,2,2,          | 5  | Expected ';' after 3 pits at column 5, found ','.
            2,x,2           | 2  | Expected the seeds of a pit at column 2, found 'x'.
            2,-1,2          | 2  | Expected the seeds of a pit at column 2, found '-'.
            2,2222222222    | 2  | Expected the seeds of a pit at column 2, found '2'.
            2,2,2;          | 6  | Expected the seeds of a store at column 6, found the end.
            2,2,2;0,2       | 7  | Expected ';' after a store at column 7, found ','.
            2,2,2;0;2,2,2;0 | 15 | Expected ';' after a store at column 15, found the end.
            2,2,2;0;2,2,2;0;W | 16 | Expected the side to move, 'S' or 'N', at column 16, found 'W'.
            2,2,2;0;2,2,2;0;S. | 17 | Expected the end after the side to move at column 17, found '.'.
            2,2,2;0;2,2,3;0;S | 16 | There are 13 seeds on the board; with 3 pits of 2 on each side there are always 12.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        NotationContract.refuses(notation, text, column, message);
    }

    @Test
    void movesThatDoNotFitAreRefusedWithTheCandidates() {
        NotationContract.refusesMove(
                notation,
                notation.position("2,0,2;2;2,2,2;0;S"),
                "2",
                "'2' is not a pit of the mover with seeds; expected one of 1, 3.");
        NotationContract.refusesMove(
                notation, notation.position("0,0,0;6;0,0,0;6;S"), "2", "The game is over, so '2' cannot be played.");
    }
}
