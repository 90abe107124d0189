package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.search.Limits;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.play.resources.SharedResources;

class ResultsFileTest {

    @TempDir
    private Path folder;

    private static MatchPlan<ConnectFourPosition> plan(int games, int depth) {
        return MatchTest.plan(
                new ConnectFour(), "(lines,attack)", "random", games, Limits.depth(depth), TimeControl.NONE);
    }

    private List<MatchGame> written(Path file, int games) throws IOException {
        MatchPlan<ConnectFourPosition> plan = plan(games, 2);
        try (ResultsFile<ConnectFourPosition> results = new ResultsFile<>(file, plan)) {
            return new Match<>(plan, SharedResources.OF_TESTS)
                    .play(results.before(), 1, game -> add(results, game), () -> false);
        }
    }

    private static void add(ResultsFile<?> results, MatchGame game) {
        try {
            results.add(game);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        Path file = folder.resolve("match.jsonl");
        List<MatchGame> games = written(file, 6);
        assertThat(Files.readAllLines(file)).hasSize(7);
        try (ResultsFile<?> again = new ResultsFile<>(file, plan(6, 2))) {
            assertThat(again.before())
                    .usingRecursiveFieldByFieldElementComparator()
                    .containsExactlyElementsOf(games);
        }
        assertThat(written(file, 10)).hasSize(10);
        assertThat(Files.readAllLines(file)).hasSize(11);
    }

    @Test
    void aLineThatWasCutShortIsPlayedAgain() throws IOException {
        Path file = folder.resolve("match.jsonl");
        written(file, 4);
        String text = Files.readString(file);
        for (int cut : new int[] {1, 20, 60}) {
            Files.writeString(file, text.substring(0, text.length() - cut));
            written(file, 4);
            assertThat(Files.readString(file)).isEqualTo(text);
        }
        Files.writeString(file, text.substring(0, 10));
        written(file, 4);
        assertThat(Files.readString(file)).isEqualTo(text);
    }

    @Test
    void resultsOfAnotherMatchAreLeftAlone() throws IOException {
        Path file = folder.resolve("match.jsonl");
        written(file, 2);
        String text = Files.readString(file);
        assertThatThrownBy(() -> new ResultsFile<>(file, plan(2, 3)))
                .hasMessageContaining("results of another match: its depth is 2, where 3 was expected");
        Files.writeString(file, "1. e4 e5\n");
        assertThatThrownBy(() -> new ResultsFile<>(file, plan(2, 2)))
                .hasMessageContaining("line 1: expected a JSON object");
        Files.writeString(file, text + "{\"game\":3}\n");
        assertThatThrownBy(() -> new ResultsFile<>(file, plan(2, 2)))
                .hasMessageContaining("line 4: this is not a game of the match");
        Files.writeString(file, text.replace("\"moves\":[\"", "\"moves\":[\"9"));
        assertThatThrownBy(() -> new ResultsFile<>(file, plan(2, 2))).hasMessageContaining("line 2:");
    }

    /** A text without a newline was taken for a header that had been cut short, and emptied. */
    @Test
    void aFileWithoutANewlineIsNotEmptied() throws IOException {
        Path file = folder.resolve("poem.txt");
        for (String text : List.of("Shall I compare thee", "{\"game\":\"chess\"}", "[1, 2]")) {
            Files.writeString(file, text);
            assertThatThrownBy(() -> new ResultsFile<>(file, plan(2, 2))).isInstanceOf(InputException.class);
            assertThat(file).hasContent(text);
        }
    }

    /** A cut inside a character could not be read as text at all. */
    @Test
    void aCutInsideACharacterIsPlayedAgain() throws IOException {
        Path file = folder.resolve("match.jsonl");
        written(file, 4);
        byte[] whole = Files.readAllBytes(file);
        byte[] cut = Arrays.copyOf(whole, whole.length - 20);
        cut[cut.length - 1] = (byte) 0xE2; // the first byte of a character of three
        Files.write(file, cut);
        written(file, 4);
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }

    @Test
    void twoMatchesDoNotPlayTheSameGamesTwice() throws IOException {
        Path file = folder.resolve("match.jsonl");
        try (ResultsFile<?> first = new ResultsFile<>(file, plan(4, 2))) {
            assertThat(first.before()).isEmpty();
            assertThatThrownBy(() -> new ResultsFile<>(file, plan(4, 2)))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("match.jsonl is in use by another outwit");
        }
        assertThat(written(file, 4)).hasSize(4);
    }
}
