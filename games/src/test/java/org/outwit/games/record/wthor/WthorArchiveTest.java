package org.outwit.games.record.wthor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Collected;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.reading.OthelloGames;

class WthorArchiveTest {

    private final WthorArchive<OthelloPosition> archive =
            new WthorArchive<>(OthelloGames.OTHELLO, LocalDate.of(2024, 2, 29));

    @TempDir
    Path folder;

    @Test
    void gamesComeBackWithTheirNamesYearByYear() throws IOException {
        List<PlayedGame<OthelloPosition>> games = OthelloGames.random(300, 1);
        archive.write(games, folder.resolve("new"));
        List<String> expected = new ArrayList<>();
        for (String year : List.of("1980", "1981", "1982")) {
            for (PlayedGame<OthelloPosition> game : games) {
                if (game.tags().get("Year").equals(year)) expected.add(Collected.contents(game));
            }
        }
        assertThat(read(folder.resolve("new"))).isEqualTo(expected);
        byte[] header = Files.readAllBytes(folder.resolve("new/WTH_1981.wtb"));
        assertThat(header).startsWith(20, 24, 2, 29);
    }

    @Test
    void otherNumbersAreNotSpoiled() throws IOException {
        archive.write(OthelloGames.random(3, 1), folder);
        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() -> archive.write(OthelloGames.random(3, 2), folder));
    }

    @Test
    void namesThatDoNotFitAreRefused() {
        PlayedGame<OthelloPosition> game = OthelloGames.random(1, 1).get(0);
        for (String name : List.of("A name of twenty lett", "Łukasz", "a\0b", " space", "???")) {
            PlayedGame<OthelloPosition> renamed = new PlayedGame<>(
                    4, game.place(), game.tags(), List.of(name, "x"), game.start(), game.moves(), game.outcome());
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> archive.write(List.of(renamed), folder))
                    .withMessage("Game 4 has the name '" + name + "'; expected at most 19 characters of Latin-1.");
        }
        assertThat(folder).isEmptyDirectory();
    }

    private static List<String> read(Path folder) throws IOException {
        List<String> contents = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".wtb"))
                    .sorted()
                    .toList()) {
                Collected<OthelloPosition> found =
                        Collected.of(new WthorFormat<>(OthelloGames.OTHELLO), RecordSource.of(file));
                assertThat(found.reasons()).isEmpty();
                contents.addAll(found.contents());
            }
        }
        return contents;
    }
}
