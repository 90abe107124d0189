package org.outwit.games.record.obf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.reading.OthelloGames;

class ObfFormatTest {

    private static final String SQUARES = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

    private final RecordFormat<OthelloPosition> format = new ObfFormat<>(OthelloGames.OTHELLO);

    @Test
    void scoresAreTags() throws IOException {
        Collected<OthelloPosition> found = read("% problems\n" + SQUARES + " X; G8:+18; H1:-12; A4:6; % the first\n\n");
        assertThat(found.reasons()).isEmpty();
        PlayedGame<OthelloPosition> game = found.games().get(0);
        assertThat(game.number()).isEqualTo(1);
        assertThat(game.place()).hasToString("line 2, column 1");
        assertThat(game.moves()).isEmpty();
        assertThat(game.start().mover()).isZero();
        assertThat(game.tags()).hasToString("{g8=+18, h1=-12, a4=+6, Comment=the first}");
    }

    @Test
    void solvedEndGamesAreReadWithTheScoreOfTheMover() throws IOException {
        Collected<OthelloPosition> found = read(SQUARES + " Black 62 18\n"
                + "XXXXX----XXXXX--OOXOX-O--OOXOOO-XOOOXXO--OOOXXXO-OOOOXXXXXXXXXOO White 5 46\n"
                + "XO------" + "-".repeat(16) + "---XX---".repeat(2) + "-".repeat(24) + " White -1 64\n");
        assertThat(found.reasons()).isEmpty();
        assertThat(found.games())
                .extracting(game -> game.tags().toString())
                .containsExactly("{g8=+18}", "{f1=-46}", "{pass=-64}");
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        Collected<OthelloPosition> found =
                read(SQUARES + " X; G8:+18; H1:+0; % 1\n" + SQUARES + " O\n" + SQUARES + " Black 62 18\n");
        assertThat(found.games()).hasSize(3);
        Collected<OthelloPosition> again = Collected.again(format, found.games());
        assertThat(again.contents()).isEqualTo(found.contents());
        assertThat(again.reasons()).isEmpty();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        format.write(found.games().subList(0, 1), stream);
        assertThat(stream).hasToString(SQUARES + " X; G8:+18; H1:+0; % 1\n");
    }

    @Test
    void badLinesAreToldAndTheOthersUsed() throws IOException {
        Collected<OthelloPosition> found = read(SQUARES + " X; D1:+2;\n"
                + SQUARES + " X; G8:+99;\n"
                + SQUARES + " X; G8:+2; g8:+4\n"
                + SQUARES + " X; G8\n"
                + SQUARES.substring(1) + " X; G8:+2\n"
                + SQUARES + " Black 64 0\n"
                + SQUARES + " Black 0 0\n"
                + SQUARES + " Black -1 0\n"
                + SQUARES + " X; G8:+2\n");
        assertThat(found.reasons().get(0))
                .startsWith("line 1, column 69, game 1: 'D1' is not a legal move for Black; ");
        assertThat(found.reasons().get(6))
                .startsWith("line 7, column 72, game 7: 'a1' is not a legal move for Black; ");
        assertThat(found.reasons().get(7))
                .isEqualTo(
                        "line 8, column 72, game 8: No move is given for the score; expected a square from 0 to 63.");
        assertThat(found.reasons().subList(1, 6))
                .containsExactly(
                        "line 2, column 72, game 2: The score is +99; expected discs from -64 to +64.",
                        "line 3, column 76, game 3: Move g8 is scored twice.",
                        "line 4, column 68, game 4: Expected a move and its score such as G8:+18, found 'G8'.",
                        "line 5, column 66, game 5: Expected the side to move, 'X' or 'O', after 64 squares,"
                                + " found the end.",
                        "line 6, column 72, game 6: Square 64 is not on the board; expected a number from 0 to 63.");
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(9L);
    }

    @Test
    void playedGamesAreNotPositions() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> format.write(OthelloGames.random(1, 1), new ByteArrayOutputStream()))
                .withMessageContaining("OBF holds positions");
    }

    @Test
    void damageIsSurvived() throws IOException {
        String text = SQUARES + " X; G8:+18; H1:+0; % 1\n" + SQUARES + " Black 62 18\n";
        Damage.check(format, text.getBytes(StandardCharsets.UTF_8), 1000);
    }

    private Collected<OthelloPosition> read(String text) throws IOException {
        return Collected.of(format, new MemorySource(text));
    }
}
