package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.NotationException;

class DraughtsFenTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            checkers         | B:W18,24,K10:B12,16,K22.         | B:WK10,18,24:B12,16,K22
            checkers         | W:B1-12:W21-32                   | W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12
            checkers         | B : W 18 , K 24 : B K1-3, K7-K8 . | B:W18,K24:BK1,K2,K3,K7,K8
            checkers         | B:W18:B1:H12                     | B:W18:B1:H12
            checkers         | B:W18:B1:H0.                     | B:W18:B1
            checkers         | B:W:B1                           | B:W:B1
            draughts         | W:W50:BK46                       | W:W50:BK46
            draughts-russian | W:Wa1,Kh8:Bb8                    | W:WKh8,a1:Bb8
            draughts-russian | W:W29,K4:B1                      | W:WKh8,a1:Bb8
            draughts-italian | W:W32:BK1                        | W:W32:BK1
            """)
    void positionsAreReadGenerouslyAndWrittenPlainly(String name, String text, String written) {
        DraughtsGame game = DraughtsTestGames.named(name);
        assertThat(game.notation().format(game.notation().position(text))).isEqualTo(written);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            X:W1:B2             | 0  | Expected the side to move, 'B' or 'W', at column 0, found 'X'.
            B                   | 1  | Expected ':' after the side to move at column 1, found the end.
            B:18                | 2  | Expected 'B' or 'W' and its squares at column 2, found '1'.
            B:W18               | 5  | Expected ':' and the squares of the other side at column 5, found the end.
            B:W18:W19           | 6  | The squares of White are given twice; expected those of Black.
            B:W18:B33           | 7  | Expected a square from 1 to 32 at column 7, found '3'.
            B:W18,:B3           | 6  | Expected a square from 1 to 32 at column 6, found ':'.
            B:W18:B18           | 7  | Square 18 is taken twice, again at column 7.
            B:W3:B18            | 3  | A man of White on 3 would be a king; expected K3 at column 3.
            B:W18:B30           | 7  | A man of Black on 30 would be a king; expected K30 at column 7.
            B:W18:B9-5          | 9  | The range 9-5 at column 9 goes backwards.
            B:W18:B1-13         | 6  | Black has 13 pieces; there are 12 to a side.
            B:W18:B1:12         | 9  | Expected 'H' and the plies without progress at column 9, found '1'.
            B:W18:B1:H81        | 10 | Expected a number of plies from 0 to 80 at column 10, found '8'.
            B:W18:B1:H          | 10 | Expected a number of plies from 0 to 80 at column 10, found the end.
            B:W18:B1 and more   | 9  | Expected the end at column 9, found 'a'.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> new Checkers().notation().position(text))
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            W:Wa2:Bb8  | 3 | Expected a dark square from a1 to h8 at column 3, found 'a'.
            W:Wi1:Bb8  | 3 | Expected a dark square from a1 to h8 at column 3, found 'i'.
            W:Wa9:Bb8  | 3 | Expected a dark square from a1 to h8 at column 3, found 'a'.
            W:Wa1-c1:B | 5 | Expected ':' and the squares of the other side at column 5, found '-'.
            """)
    void lettersAreChecked(String text, int column, String message) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> new RussianDraughts().notation().position(text))
                .withMessage(message)
                .satisfies(refusal -> assertThat(refusal.column()).isEqualTo(column));
    }
}
