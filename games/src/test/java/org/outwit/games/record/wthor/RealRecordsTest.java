package org.outwit.games.record.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.ggf.GgfFormat;
import org.outwit.games.record.obf.ObfFormat;
import org.outwit.games.record.reading.OthelloGames;
import org.outwit.games.record.transcript.TranscriptFormat;

/** Collections of real games and problems, where they are at hand. */
class RealRecordsTest {

    private final RecordFormat<OthelloPosition> wthor = new WthorFormat<>(OthelloGames.OTHELLO);

    @TempDir
    Path folder;

    @Test
    void theFirstYearsOfTheDatabaseAreLegalAndScoredRight() throws IOException {
        List<Path> files = files("wthor", ".wtb");
        check(files.subList(0, Math.min(10, files.size())));
    }

    @Test
    @Tag("long")
    void everyGameOfTheDatabaseIsLegalAndScoredRight() throws IOException {
        check(files("wthor", ".wtb"));
    }

    @Test
    @Tag("long")
    void theWholeDatabaseIsReadWrittenAndReadAgain() throws IOException {
        List<PlayedGame<OthelloPosition>> games = new ArrayList<>();
        List<Path> files = files("wthor", ".wtb");
        for (Path file : files) {
            games.addAll(Collected.of(wthor, RecordSource.of(file)).games());
        }
        new WthorArchive<>(OthelloGames.OTHELLO, LocalDate.of(2024, 1, 1)).write(games, folder);
        int from = 0;
        for (Path file : files) {
            Collected<OthelloPosition> copy = Collected.of(wthor, RecordSource.of(folder.resolve(file.getFileName())));
            assertThat(copy.reasons()).isEmpty();
            int to = from + copy.games().size();
            assertThat(copy.contents())
                    .isEqualTo(games.subList(from, to).stream()
                            .map(Collected::contents)
                            .toList());
            from = to;
        }
        assertThat(from).isEqualTo(games.size());
    }

    private void check(List<Path> files) throws IOException {
        int games = 0;
        for (Path file : files) {
            Collected<OthelloPosition> found = Collected.of(wthor, RecordSource.of(file));
            assertThat(found.reasons()).as(file.toString()).isEmpty();
            for (PlayedGame<OthelloPosition> game : found.games()) {
                OthelloPosition end = game.end();
                if (!end.isOver()) continue;
                int black = 32 + end.payoff(0) / 2000;
                // A plain comparison: there are many games.
                boolean right = game.tags().get("Score").equals(black + "-" + (64 - black));
                if (!right) fail("%s, game %d is scored %s.", file, game.number(), game.tags());
            }
            games += found.games().size();
        }
        assertThat(games).isPositive();
    }

    @Test
    void realGamesAreReadWrittenAndReadInEveryFormat() throws IOException {
        Path file = files("wthor", ".wtb").get(3);
        Collected<OthelloPosition> found = Collected.of(wthor, RecordSource.of(file));
        new WthorArchive<>(OthelloGames.OTHELLO, LocalDate.of(2024, 1, 1)).write(found.games(), folder);
        Path copy = folder.resolve(file.getFileName());
        assertThat(Collected.of(wthor, RecordSource.of(copy)).contents()).isEqualTo(found.contents());

        for (RecordFormat<OthelloPosition> format : List.<RecordFormat<OthelloPosition>>of(
                new GgfFormat<>(OthelloGames.OTHELLO), new TranscriptFormat<>(OthelloGames.OTHELLO))) {
            Collected<OthelloPosition> once = Collected.again(format, found.games());
            assertThat(once.reasons()).isEmpty();
            assertThat(once.games())
                    .extracting(PlayedGame::moves)
                    .containsExactlyElementsOf(
                            found.games().stream().map(PlayedGame::moves).toList());
            assertThat(Collected.again(format, once.games()).contents()).isEqualTo(once.contents());
        }
    }

    @Test
    void problemsAndSolvedEndGamesAreReadAndWritten() throws IOException {
        RecordFormat<OthelloPosition> obf = new ObfFormat<>(OthelloGames.OTHELLO);
        List<Path> files = Stream.concat(files("ffo", ".obf").stream(), files("endgames", ".txt").stream())
                .toList();
        for (Path file : files) {
            Collected<OthelloPosition> found = Collected.of(obf, RecordSource.of(file));
            assertThat(found.reasons()).as(file.toString()).isEmpty();
            assertThat(found.games()).isNotEmpty();
            Collected<OthelloPosition> again = Collected.again(obf, found.games());
            assertThat(again.reasons()).isEmpty();
            assertThat(again.contents()).isEqualTo(found.contents());
        }
    }

    private static List<Path> files(String name, String ending) throws IOException {
        Path folder = OthelloGames.shared(name);
        assumeTrue(folder != null, "no data/othello/" + name + "; set OUTWIT_SHARED to the folder that has it");
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }
}
