package org.outwit.games.record.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.mnk.MnkPosition;
import org.outwit.games.mnk.TicTacToe;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Damage;
import org.outwit.games.record.MemorySource;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

/** PGN needs no chess: tic-tac-toe has moves that look like squares, too. */
class PgnFormatTest {

    private final TicTacToe game = new TicTacToe();
    private final PgnFormat<MnkPosition> format = new PgnFormat<>(game);

    @Test
    void gamesArePlayed() throws IOException {
        Collected<MnkPosition> found = read("[White \"Ann\"]\n[Black \" ? \"]\n\n1.b2 {centre} a1 (1... a2) 2. c3 0-1");
        assertThat(found.rejections()).isEmpty();
        PlayedGame<MnkPosition> played = found.games().get(0);
        assertThat(played.players()).containsExactly("Ann", "");
        assertThat(played.outcome()).isEqualTo(Outcome.SECOND_WINS);
        assertThat(played.moves()).hasSize(3);
        assertThat(game.notation().format(played.end())).isEqualTo("..X/.X./O.. O");
    }

    @Test
    void whatCannotBePlayedIsRejectedInItsPlace() throws IOException {
        Collected<MnkPosition> found = read("1. b2 b2 *\n[FEN \"nonsense\"] *\n1. b2 *");
        assertThat(found.rejections()).hasSize(2);
        assertThat(found.rejections().get(0).toString())
                .startsWith("line 1, column 7, game 1: Move 1... b2 cannot be played: ");
        assertThat(found.rejections().get(1).toString())
                .startsWith("line 2, column 1, game 2: The position in the tag FEN cannot be used: ");
        assertThat(found.games()).extracting(PlayedGame::number).containsExactly(3L);
    }

    /** Whoever has no use for somebody's moves need not wait until they are replayed. */
    @Test
    void gamesThatNobodyWantsAreNotReplayed() throws IOException {
        List<List<String>> asked = new ArrayList<>();
        Collected<MnkPosition> found = new Collected<>();
        RecordSink<MnkPosition> sink = new RecordSink<>() {
            @Override
            public boolean isDoneWith(List<String> players) {
                asked.add(players);
                return players.contains("Ann");
            }

            @Override
            public void game(PlayedGame<MnkPosition> game) {
                found.game(game);
            }

            @Override
            public void rejected(Rejection rejection) {
                found.rejected(rejection);
            }
        };
        String text = "[White \"Ann\"][Black \"Bob\"] 1. z9 *\n[White \"Carl\"][Black \"Bob\"] 1. b2 *\n";
        format.read(new MemorySource(text), sink);
        assertThat(asked).containsExactly(List.of("Ann", "Bob"), List.of("Carl", "Bob"));
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games()).hasSize(1);
    }

    @Test
    void theSevenTagsAreWrittenFirst() throws IOException {
        Collected<MnkPosition> found = read("[Annotator \"me\"][FEN \"..O/.X./... X\"][Site \"here\"] 2. a1 1/2");
        assertThat(written(found.games()))
                .isEqualTo("[Event \"?\"]\n[Site \"here\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
                        + "[Black \"?\"]\n[Result \"1/2-1/2\"]\n[Annotator \"me\"]\n[FEN \"..O/.X./... X\"]\n\n"
                        + "1. a1 1/2-1/2\n\n");
    }

    @Test
    void numbersGoOnFromThePosition() throws IOException {
        MnkPosition start = game.notation().position(".../.X./... O");
        Map<String, String> tags = Map.of("Result", "1-0");
        String text = written(List.of(
                new PlayedGame<>(1, new Place(1, 1), tags, List.of("a", "b"), start, new int[] {0}, Outcome.UNKNOWN)));
        assertThat(text)
                .contains("[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \".../.X./... O\"]");
        assertThat(text).endsWith("\n\n1... a1 *\n\n");
    }

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        Collected<MnkPosition> first = read("[Event \"a\"] 1. b2 a1 2. c3 1-0\n[Event \"b\"] 1. a1 *\n b1 b2 0-1");
        Collected<MnkPosition> second = read(written(first.games()));
        assertThat(second.rejections()).isEmpty();
        assertThat(second.games()).hasSameSizeAs(first.games());
        for (int i = 0; i < first.games().size(); i++) {
            assertThat(second.games().get(i).moves())
                    .isEqualTo(first.games().get(i).moves());
            assertThat(second.games().get(i).outcome())
                    .isEqualTo(first.games().get(i).outcome());
            assertThat(second.games().get(i).tags())
                    .containsAllEntriesOf(first.games().get(i).tags());
        }
        assertThat(written(second.games())).isEqualTo(written(first.games()));
    }

    @Test
    void damagedFilesAreAnswered() throws IOException {
        String good =
                "[Event \"e\"]\n[FEN \"..O/.X./... X\"]\n\n1. a1 $1 {b} c1 (1... b1) 1-0\n\n[White \"w\"]\n\n1. b2 a1 *\n";
        assertThat(read(good).rejections()).isEmpty();
        Damage.checkText(format, good, 13);
    }

    private Collected<MnkPosition> read(String text) throws IOException {
        return Collected.of(format, new MemorySource(text));
    }

    private String written(List<PlayedGame<MnkPosition>> games) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        format.write(games, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
