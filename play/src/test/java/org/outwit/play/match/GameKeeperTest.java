package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.othello.Othello;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.Rejection;

class GameKeeperTest {

    private static final ConnectFour GAME = new ConnectFour();
    private static final List<String> NAMES = List.of(YourGames.YOU, "lines");

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("games.txt");
    }

    private static GameKeeper<ConnectFourPosition> begun(Path file, String... moves) throws IOException {
        GameKeeper<ConnectFourPosition> keeper = new GameKeeper<>(GAME, file);
        keeper.begin(GAME.start(), NAMES);
        play(keeper, moves);
        return keeper;
    }

    private static void play(GameKeeper<ConnectFourPosition> keeper, String... moves) throws IOException {
        for (String move : moves) keeper.move(GAME.notation().parse(GAME.start(), move));
    }

    /** The games of the file; none may be broken. */
    private static <P extends Position> List<PlayedGame<P>> games(Game<P> game, Path file) throws IOException {
        List<PlayedGame<P>> games = new ArrayList<>();
        RecordFiles.read(game, file.toString(), new RecordSink<>() {
            @Override
            public void game(PlayedGame<P> played) {
                games.add(played);
            }

            @Override
            public void rejected(Rejection rejection) {
                throw new AssertionError(rejection.toString());
            }
        });
        return games;
    }

    @Test
    void aClosedGameIsInTheFileAndNothingElseIsLeft() throws IOException {
        GameKeeper<ConnectFourPosition> keeper = begun(file(), "4", "3", "2");
        keeper.undo(2);
        play(keeper, "7");
        keeper.end(Outcome.SECOND_WINS, GameEnd.RESIGNATION);
        keeper.close();
        PlayedGame<ConnectFourPosition> kept = games(GAME, file()).get(0);
        assertThat(kept.moves()).hasSize(2);
        assertThat(kept.players()).isEqualTo(NAMES);
        assertThat(kept.outcome()).isEqualTo(Outcome.SECOND_WINS);
        assertThat(folder.toFile().list()).containsExactly("games.txt");
        begun(file()).close(); // a game without moves is none
        assertThat(games(GAME, file())).hasSize(1);
    }

    @Test
    void anEndThatIsTakenBackIsNone() throws IOException {
        GameKeeper<ConnectFourPosition> keeper = begun(file(), "4");
        keeper.end(Outcome.SECOND_WINS, GameEnd.RESIGNATION);
        keeper.undo(0);
        keeper.close();
        assertThat(games(GAME, file()).get(0).outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    /** Three of five were kept: each read the file, and wrote it back with its own game. */
    @Test
    void fiveSessionsOnOneFileKeepAllGames() throws IOException {
        List<GameKeeper<ConnectFourPosition>> keepers = new ArrayList<>();
        for (int i = 1; i <= 5; i++) keepers.add(begun(file(), String.valueOf(i)));
        for (GameKeeper<ConnectFourPosition> each : keepers) play(each, "7");
        for (GameKeeper<ConnectFourPosition> each : keepers) each.close();
        assertThat(games(GAME, file())).hasSize(5).allMatch(each -> each.moves().length == 2);
        assertThat(folder.toFile().list()).containsExactly("games.txt");
    }

    /** A process that plays three moves and then waits to be killed. */
    static final class Session {

        private Session() {}

        public static void main(String[] args) throws IOException {
            GameKeeper<ConnectFourPosition> keeper = begun(Path.of(args[0]), "4", "4", "3");
            System.out.println("> ");
            System.out.flush();
            while (System.in.read() >= 0) continue;
            keeper.close();
        }
    }

    @Test
    void everyMoveOfAKilledSessionIsKept() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Session.class.getName(),
                        file().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertThat(process.inputReader().readLine()).isEqualTo("> ");
            begun(file(), "1").close(); // another session leaves it alone while it lives
            assertThat(games(GAME, file())).hasSize(1);
        } finally {
            process.destroyForcibly().waitFor();
        }
        GameKeeper<ConnectFourPosition> next = begun(file());
        assertThat(next.recovered()).isOne();
        next.close();
        assertThat(games(GAME, file())).extracting(each -> each.moves().length).containsExactly(1, 3);
        assertThat(folder.toFile().list()).containsExactly("games.txt");
    }

    /** Wherever the process dies while the game is put into the file, the game is there once in the end. */
    @Test
    void aGameIsPutIntoTheFileOnce() throws IOException {
        begun(file(), "1").close();
        byte[] before = Files.readAllBytes(file());
        Path journal = folder.resolve("games.txt.playing");
        GameKeeper<ConnectFourPosition> keeper = begun(file(), "4", "4", "3");
        String lines = Files.readString(journal);
        keeper.close();
        byte[] after = Files.readAllBytes(file());
        String put = lines + "{\"put\":" + before.length + "}\n";
        for (int length = before.length; length <= after.length; length++) {
            for (String left : List.of(lines, put)) {
                if (left.equals(lines) && length > before.length) continue; // it says so before it writes
                Files.write(file(), Arrays.copyOf(after, length));
                Files.writeString(journal, left);
                begun(file()).close();
                assertThat(Files.readAllBytes(file())).isEqualTo(after);
                assertThat(journal).doesNotExist();
            }
        }
    }

    @Test
    void whatIsNoJournalOfOursStays() throws IOException {
        Path journal = folder.resolve("games.txt.playing");
        for (String text : List.of("my notes", "{\"outwit\":\"game in progress\",\"game\":\"chess\"}\n")) {
            Files.writeString(journal, text);
            begun(file(), "1").close();
            assertThat(journal).hasContent(text);
        }
        assertThat(games(GAME, file())).hasSize(2);
    }

    @Test
    void theFileIsCheckedBeforeTheFirstMove() throws IOException {
        refused(new Chess(), "games.epd", "such as games.pgn");
        refused(new Othello(), "games.obf", "such as games.ggf");
        refused(new Othello(), "games.txt", "such as games.ggf");
        refused(new Othello(), "games.wtb", "such as games.ggf");
        refused(GAME, "games.doc", "that end in .txt");
        refused(GAME, "missing/games.txt", "There is no folder ");
        Files.createDirectory(folder.resolve("folder.txt"));
        refused(GAME, "folder.txt", "is a folder");
        Files.writeString(folder.resolve("poem.txt"), "Shall I compare thee\n");
        refused(GAME, "poem.txt", "no game of connect4 can be read from it");
        assertThat(new YourGames<>(GAME, file()).decisions()).isEmpty();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("folder.txt", "poem.txt");
    }

    private void refused(Game<?> game, String name, String message) {
        assertThatThrownBy(() -> new YourGames<>(game, folder.resolve(name)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }
}
