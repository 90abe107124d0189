package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSource;

class GameSaverTest {

    private static final Chess CHESS = new Chess();

    @TempDir
    private Path folder;

    private static SavedGames<ChessPosition> game(String... texts) {
        ChessPosition position = CHESS.start();
        int[] moves = new int[texts.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = CHESS.notation().parse(position, texts[i]);
            position.make(moves[i]);
        }
        SavedGames<ChessPosition> saved = new SavedGames<>(CHESS);
        saved.add(
                CHESS.start(),
                List.of("You", "classic"),
                new GameReport(moves, Outcome.UNKNOWN, GameEnd.ABANDONED, List.of(0L, 0L)));
        return saved;
    }

    private static long count(Path file) throws IOException {
        return RecordFiles.count(SavedGames.format(CHESS, file), RecordSource.of(file));
    }

    /** One game replaced 362. */
    @Test
    void theGamesOfTheFileStay() throws IOException {
        Path file = folder.resolve("games.pgn");
        Files.writeString(file, "[White \"Ann\"]\n\n1. d4 d5 1-0\n\n1. c4 *"); // without a newline at the end
        String before = Files.readString(file);
        GameSaver<ChessPosition> saver = new GameSaver<>(CHESS);
        saver.save(game("e4"), file);
        assertThat(Files.readString(file)).startsWith(before).contains("1. e4");
        assertThat(count(file)).isEqualTo(3);
        saver.save(game("e4", "e5"), file);
        saver.save(game("a3"), file);
        assertThat(count(file)).isEqualTo(3);
        assertThat(Files.readString(file)).startsWith(before).contains("1. a3").doesNotContain("e4");
        new GameSaver<>(CHESS).save(game("e4"), file);
        assertThat(count(file)).isEqualTo(4);
    }

    @Test
    void whatHoldsNoGamesIsLeftAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("poem.pgn"), "Shall I compare thee to a summer's day?");
        assertThatThrownBy(() -> new GameSaver<>(CHESS).save(game("e4"), file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no game of chess can be read from it");
        assertThat(file).hasContent("Shall I compare thee to a summer's day?");
        assertThatThrownBy(() -> new GameSaver<>(CHESS).save(game("e4"), folder.resolve("missing/games.pgn")))
                .isInstanceOf(IOException.class);
    }

    @Test
    void aFullDeviceIsAFailure() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.isWritable(full));
        Path link = folder.resolve("games.pgn");
        assertThatThrownBy(() -> {
                    Files.createSymbolicLink(link, full);
                    new GameSaver<>(CHESS).save(game("e4"), link);
                })
                .isInstanceOf(IOException.class)
                .hasMessageContaining("No space left");
    }
}
