package org.outwit.games.record.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.reading.OthelloGames;

class TranscriptFormatTest {

    private final RecordFormat<OthelloPosition> format = new TranscriptFormat<>(OthelloGames.OTHELLO);

    @Test
    void everyLineIsAGame() throws IOException {
        Collected<OthelloPosition> found = read("""
                # two games
                f5d6c3d3c4

                E6 F4 E3 F6 G5 D6 E7 F5 C5
                """);
        assertThat(found.reasons()).isEmpty();
        assertThat(found.games()).hasSize(2);
        PlayedGame<OthelloPosition> first = found.games().get(0);
        assertThat(first.number()).isEqualTo(1);
        assertThat(first.place()).isEqualTo(new Place(2, 1));
        assertThat(first.moves()).hasSize(5);
        assertThat(first.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(first.players()).containsExactly("", "");
        assertThat(found.games().get(1).place()).isEqualTo(new Place(4, 1));
        assertThat(found.games().get(1).outcome()).isEqualTo(Outcome.FIRST_WINS);
    }

    @Test
    void badGamesAreToldAndTheOthersUsed() throws IOException {
        Collected<OthelloPosition> found =
                read("f5d6a1\nf5d6c3\nhello\nf5d6c3 40-24\n" + "f5".repeat(40000) + "\nf5\n");
        assertThat(found.reasons())
                .containsExactly(
                        "line 1, column 5, game 1: Move 3: 'a1' is not a legal move for Black; expected one of c3, c4, c5,"
                                + " c6, c7.",
                        "line 3, column 1, game 3: Move 1: 'hello' is no move; expected a square from a1 to h8 or a pass.",
                        "line 4, column 8, game 4: Move 4: '40-24' is no move; expected a square from a1 to h8 or a pass.",
                        "line 5, column 65536, game 5: The line is too long to be a game.");
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(2L, 6L);
    }

    @Test
    void passesMayBeWrittenOrNot() throws IOException {
        for (PlayedGame<OthelloPosition> game : OthelloGames.random(60, 2)) {
            StringBuilder written = new StringBuilder();
            OthelloPosition position = game.start().copy();
            for (int move : game.moves()) {
                String text = OthelloGames.OTHELLO.notation().format(position, move);
                written.append(text.equals("pass") ? "--" : text);
                position.make(move);
            }
            Collected<OthelloPosition> found =
                    read(written + "\n" + written.toString().replace("-", "") + "\n" + written + "--PASS");
            assertThat(found.reasons()).isEmpty();
            for (PlayedGame<OthelloPosition> read : found.games())
                assertThat(read.moves()).isEqualTo(game.moves());
        }
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        List<PlayedGame<OthelloPosition>> games = OthelloGames.random(100, 3);
        Collected<OthelloPosition> once = Collected.again(format, games);
        assertThat(once.reasons()).isEmpty();
        assertThat(once.games())
                .extracting(PlayedGame::moves)
                .containsExactlyElementsOf(games.stream().map(PlayedGame::moves).toList());
        assertThat(once.games())
                .extracting(PlayedGame::outcome)
                .containsExactlyElementsOf(
                        games.stream().map(PlayedGame::outcome).toList());
        assertThat(Collected.again(format, once.games()).contents()).isEqualTo(once.contents());
    }

    @Test
    void otherStartsHaveNoTranscript() {
        PlayedGame<OthelloPosition> game = new PlayedGame<>(
                7,
                new Place(1, 1),
                Map.of(),
                List.of("", ""),
                OthelloGames.OTHELLO.notation().position("f5"),
                new int[0],
                Outcome.UNKNOWN);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> format.write(List.of(game), new ByteArrayOutputStream()))
                .withMessage("Game 7 has no moves from the usual start, so it has no transcript.");
    }

    @Test
    void damageIsSurvived() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        format.write(OthelloGames.random(3, 4), stream);
        stream.write("f5d6c3\n".getBytes(StandardCharsets.UTF_8));
        Damage.check(format, stream.toByteArray(), 500);
    }

    private Collected<OthelloPosition> read(String text) throws IOException {
        return Collected.of(format, new MemorySource(text));
    }
}
