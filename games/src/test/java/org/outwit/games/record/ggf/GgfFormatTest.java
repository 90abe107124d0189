package org.outwit.games.record.ggf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.reading.OthelloGames;

class GgfFormatTest {

    private static final String BOARD =
            "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

    /** As the server writes games. */
    private static final String SERVED = "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[one]PW[two]RB[2197.01]"
            + "RW[2199.72]TI[05:00//02:00]TY[8]RE[+12.000:r]" + BOARD + "B[d3//0.01]W[c5/-1.5/17.38]B[e6];)";

    private final RecordFormat<OthelloPosition> format = new GgfFormat<>(OthelloGames.OTHELLO);

    @Test
    void propertiesAreTagsMovesAndNames() throws IOException {
        Collected<OthelloPosition> found = read("\n " + SERVED);
        assertThat(found.reasons()).isEmpty();
        PlayedGame<OthelloPosition> game = found.games().get(0);
        assertThat(game.place()).isEqualTo(new Place(2, 2));
        assertThat(game.players()).containsExactly("one", "two");
        assertThat(game.moves()).hasSize(3);
        assertThat(game.outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(game.tags())
                .hasToString("{PC=GGS/os, DT=2003.12.15_13:24:03.MST, RB=2197.01, RW=2199.72, TI=05:00//02:00, TY=8,"
                        + " RE=+12.000:r, Evaluations and times=/0.01 -1.5/17.38 -}");
    }

    @ParameterizedTest
    @CsvSource({
        "RE[+12], FIRST_WINS",
        "RE[-2.00:t], SECOND_WINS",
        "RE[0.0], DRAW",
        "RE[?], UNKNOWN",
        "RE[-127.000], UNKNOWN",
        "RE[], UNKNOWN",
        "PC[x], UNKNOWN"
    })
    void resultsAreBlacks(String result, Outcome outcome) throws IOException {
        PlayedGame<OthelloPosition> game =
                read("(;GM[othello]PB[?]" + result + "B[f5];)").games().get(0);
        assertThat(game.outcome()).isEqualTo(outcome);
        assertThat(game.players()).containsExactly("", "");
    }

    @Test
    void gamesMayHaveNumbersAndShareALine() throws IOException {
        Collected<OthelloPosition> found =
                read("\uFEFF1 " + SERVED + "\n2 " + SERVED + SERVED + "\r\n3. " + SERVED + "\n");
        assertThat(found.reasons()).isEmpty();
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(1L, 2L, 3L, 4L);
    }

    @Test
    void passesMayBeWrittenOrNot() throws IOException {
        for (PlayedGame<OthelloPosition> game : OthelloGames.random(60, 5)) {
            String written = write(List.of(game));
            String leftOut = written.replace("B[PA]", "").replace("W[PA]", "");
            String more = written.replace(";)", "B[PA]W[PA];)");
            for (String text : List.of(written, leftOut, more)) {
                Collected<OthelloPosition> found = read(text);
                assertThat(found.reasons()).isEmpty();
                assertThat(found.games().get(0).moves()).isEqualTo(game.moves());
            }
        }
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        List<PlayedGame<OthelloPosition>> games = new ArrayList<>(OthelloGames.random(50, 6));
        games.addAll(read(SERVED).games());
        games.addAll(read("(;GM[Othello]PB[a\\]b\\\\c]C[a remark \\(;]BO[8 " + "-".repeat(24) + "--***--- ---O*--- "
                        + "-".repeat(24) + " O]W[f3];)")
                .games());
        assertThat(games).hasSize(52);
        Collected<OthelloPosition> once = Collected.again(format, games);
        assertThat(once.reasons()).isEmpty();
        assertThat(once.games())
                .extracting(PlayedGame::players)
                .containsExactlyElementsOf(
                        games.stream().map(PlayedGame::players).toList());
        assertThat(once.games())
                .extracting(PlayedGame::outcome)
                .containsExactlyElementsOf(
                        games.stream().map(PlayedGame::outcome).toList());
        for (int i = 0; i < games.size(); i++) {
            assertThat(once.games().get(i).moves()).isEqualTo(games.get(i).moves());
            assertThat(once.games().get(i).tags())
                    .containsAllEntriesOf(games.get(i).tags());
        }
        assertThat(Collected.again(format, once.games()).contents()).isEqualTo(once.contents());
    }

    @Test
    void aServedGameIsWrittenInFull() throws IOException {
        assertThat(write(read(SERVED).games()))
                .isEqualTo("(;GM[Othello]PB[one]PW[two]PC[GGS/os]DT[2003.12.15_13:24:03.MST]RB[2197.01]RW[2199.72]"
                        + "TI[05:00//02:00]TY[8]RE[+12.000:r]"
                        + "BO[8 ---------------------------O*------*O--------------------------- *]"
                        + "B[D3//0.01]W[C5/-1.5/17.38]B[E6];)\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            (;GM[Amazons]B[f5];)        | line 1, column 3, game 1: Expected a game of othello, found GM[Amazons].
            (;TY[10]B[f5];)             | line 1, column 3, game 1: Expected size 8, found TY[10].
            (;TY[s8r20]B[a1];)          | line 1, column 12, game 1: Move 1: 'a1' is not a legal move for Black; expected one of d3, c4, f5, e6.
            (;B[f5]B[d6];)              | line 1, column 8, game 1: Move 2 is Black's 'd6', but it is White's turn.
            (;B[f5]BO[8];)              | line 1, column 8, game 1: BO comes after a move; expected it before.
            (;BO[8 ---- *];)            | line 1, column 3, game 1: Expected 'X', 'O' or '-' for square f1, found the end.
            (;B[f5]?;)                  | line 1, column 8, game 1: '?' is no property; expected one such as B[F5], or ';)'.
            (;B[f5](;B[f5];)            | line 1, column 8, game 1: Another game begins inside this one; expected ';)'.
            (;B[f5;) (;B[f5];)          | line 1, column 3, game 1: 'B[f5;) ' is no property; expected one such as B[F5], or ';)'.
            hello world (;B[f5];)       | line 1, column 1: 'hello' stands between games and was skipped; expected '(;'.
            (;B[f5];))                  | line 1, column 10: ')' stands between games and was skipped; expected '(;'.
            """)
    void whatIsWrongIsSaidWhere(String text, String rejection) throws IOException {
        Collected<OthelloPosition> found = read(text + "\n" + SERVED);
        assertThat(found.reasons()).containsExactly(rejection);
        assertThat(found.games()).as("the rest is used").isNotEmpty();
    }

    @Test
    void filesThatStopInsideAGameAreTold() throws IOException {
        assertThat(read("(;B[f5]").reasons())
                .containsExactly("line 1, column 8, game 1: The file ends inside this one; expected ';)'.");
        assertThat(read("(;B[f5").reasons())
                .containsExactly(
                        "line 1, column 3, game 1: 'B[f5' is no property; expected one such as B[F5], or ';)'.");
    }

    @Test
    void valuesWithoutEndDoNotFillTheMemory() throws IOException {
        Collected<OthelloPosition> found = read("(;PC[" + "x".repeat(1 << 18) + "]B[f5];)" + SERVED);
        assertThat(found.reasons()).hasSize(1);
        assertThat(found.games()).hasSize(1);
    }

    @Test
    void damageIsSurvived() throws IOException {
        String text = SERVED + "\n" + write(OthelloGames.random(2, 7)) + SERVED;
        Damage.check(format, text.getBytes(StandardCharsets.UTF_8), 1000);
    }

    private String write(List<PlayedGame<OthelloPosition>> games) throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        format.write(games, stream);
        return stream.toString(StandardCharsets.UTF_8);
    }

    private Collected<OthelloPosition> read(String text) throws IOException {
        return Collected.of(format, new MemorySource(text));
    }
}
