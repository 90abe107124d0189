package org.outwit.games.ninemensmorris;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Notation;
import org.outwit.games.NotationContract;

class MorrisNotationTest {

    private final NineMensMorris game = new NineMensMorris();
    private final Notation<MorrisPosition> notation = game.notation();

    @Test
    void pointsHaveFileAndRank() {
        MorrisPosition position = game.start();
        position.make(notation.parse(position, "a1"));
        position.make(notation.parse(position, "g7"));
        assertThat(notation.format(position)).isEqualTo("..B/.../.../....../.../.../W.. W 8 8 0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            ..X                                         | 2  | Expected 'W', 'B' or '.' for g7 at column 2, found 'X'.
            ....                                        | 3  | Expected '/' before b6 at column 3, found '.'.
            .../.../.../....../.../.../...              | 30 | Expected a space and the side to move after seven rows at column 30, found the end.
            .../.../.../....../.../.../... X            | 31 | Expected the side to move, 'W' or 'B', at column 31, found 'X'.
            .../.../.../....../.../.../... W            | 32 | Expected a space and the men in hand of W at column 32, found the end.
            .../.../.../....../.../.../... W x          | 33 | Expected the men in hand of W at column 33, found 'x'.
            .../.../.../....../.../.../... W 9 9        | 36 | Expected a space and the plies since a man was placed or removed at column 36, found the end.
            .../.../.../....../.../.../... W 9 9 0 0    | 38 | Expected the end after the plies since a man was placed or removed at column 38, found ' '.
            W../.../.../....../.../.../... W 9 9 0      | 33 | W has 1 men on the board and 9 in hand, more than 9.
            .../.../.../....../.../.../... W 9 10 0     | 35 | B has 0 men on the board and 10 in hand, more than 9.
            .../.../.../....../.../.../... B 9 9 0      | 31 | With 9 and 9 men in hand it cannot be the turn of B; W begins and men are placed in turn.
            .../.../.../....../.../.../... W 9 9 1      | 37 | Expected 0 while men are placed for the plies without progress at column 37, found 1.
            WWW/.../.../....../.../.../BBB W 0 0 101    | 37 | Expected at most 100 for the plies without progress at column 37, found 101.
            WWW/.../.../....../.../.../BB. W 0 0 0      | 31 | B has fewer than three men, so it cannot be the turn of W.
            """)
    void whatIsWrongIsSaidWhere(String text, int column, String message) {
        NotationContract.refuses(notation, text, column, message);
    }

    @Test
    void movesThatDoNotFitAreRefusedWithTheCandidates() {
        MorrisPosition position = notation.position("WB./..B/.../W.B.../B../..W/BBW W 0 0 3");
        NotationContract.refusesMove(
                notation,
                position,
                "a4-a1",
                "'a4-a1' is not a legal move; expected one of a4-b4, f2-f4, f2-d2, g1-g4.");
        MorrisPosition lost = notation.position("WW./.../.../....../.../.../BBB W 0 0 0");
        NotationContract.refusesMove(notation, lost, "a7-a4", "The game is over, so 'a7-a4' cannot be played.");
    }
}
