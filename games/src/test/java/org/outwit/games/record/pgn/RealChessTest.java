package org.outwit.games.record.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Installed;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.RoundTrip;
import org.outwit.games.record.SharedFolder;

/** The collected games of four masters. */
class RealChessTest {

    @Test
    void allGamesOfMorphyAreLegal() throws IOException {
        checkLegal("Morphy", 211);
    }

    @Test
    @Tag("long")
    void allGamesOfTheOthersAreLegal() throws IOException {
        checkLegal("Capablanca", 597);
        checkLegal("Fischer", 827);
        checkLegal("Tal", 2431);
    }

    private static void checkLegal(String player, int games) throws IOException {
        Collected<?> found = Collected.of(new PgnFormat<>(Installed.game("chess")), file(player));
        assertThat(found.rejections()).isEmpty();
        assertThat(found.games()).hasSize(games);
    }

    /** An independent reader checks every move of what we write. */
    @Test
    void pgnExtractAcceptsWhatIsWritten(@TempDir Path folder) throws IOException, InterruptedException {
        Path program = Stream.of("/usr/games/pgn-extract", "/usr/bin/pgn-extract", "/usr/local/bin/pgn-extract")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
        assumeTrue(program != null, "pgn-extract is not installed");
        Path written = folder.resolve("written.pgn");
        Path said = folder.resolve("said.txt");
        Files.write(written, written(Installed.game("chess"), "Morphy"));
        Process process = new ProcessBuilder(program.toString(), "-s", "-r", written.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        assertThat(process.waitFor()).isZero();
        assertThat(Files.readString(said)).isBlank();
    }

    private static <P extends Position> byte[] written(Game<P> game, String player) throws IOException {
        PgnFormat<P> format = new PgnFormat<>(game);
        return RoundTrip.check(game, format, Collected.of(format, file(player)));
    }

    private static RecordSource file(String player) {
        return RecordSource.of(SharedFolder.path("chess/players/" + player + "-pgnmentor.pgn"));
    }
}
