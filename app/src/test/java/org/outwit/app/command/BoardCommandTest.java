package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.app.Shell;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;

class BoardCommandTest {

    @TempDir
    private Path folder;

    static Iterable<String> names() {
        return Games.all().stream().map(Game::name).toList();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyGameIsDrawnBothWays(String game) {
        Shell text = Shell.run("board", game);
        assertThat(text.err()).isEmpty();
        assertThat(text.lines()).hasSizeGreaterThan(3).anyMatch(line -> line.startsWith("Moves: "));
        assertThat(Shell.run("board", game, "--svg").out())
                .startsWith("<svg ")
                .endsWith("</svg>"
                        + System.lineSeparator().charAt(System.lineSeparator().length() - 1));
    }

    @Test
    void movesArePlayedFirst() {
        assertThat(Shell.run("board", "tictactoe", "b2", "a1").out()).contains("Moves: b1 c1 a2 c2 a3 b3 c3");
    }

    @Test
    void aGameThatIsOverSaysSo() {
        Shell shell = Shell.run("board", "tictactoe", "a1", "a2", "b1", "b2", "c1");
        assertThat(shell.out()).contains("The game is over: the first player wins.");
        assertThat(Shell.run("board", "tictactoe", "a1", "a2", "b1", "b2", "c1", "c2")
                        .err())
                .startsWith("outwit: Move 6 (c2): the game is over already.");
    }

    @Test
    void whoWinsIsSaidInTheGamesOwnUnits() {
        Shell wiped =
                Shell.run("board", "othello", "--position", "-".repeat(27) + "XX------XX" + "-".repeat(27) + " X");
        assertThat(wiped.out()).contains("The game is over: the first player wins by 64 discs.");
        assertThat(Shell.run("board", "chess", "f3", "e5", "g4", "Qh4").out())
                .contains("The game is over: the second player wins.");
    }

    @Test
    void theEndingSaysWhatIsDrawn() throws IOException {
        Path picture = folder.resolve("b.svg");
        assertThat(Shell.run("board", "tictactoe", "--out", picture.toString()).status())
                .isZero();
        assertThat(Files.readString(picture)).startsWith("<svg ");
        Shell other =
                Shell.run("board", "tictactoe", "--out", folder.resolve("b.png").toString());
        assertThat(other.status()).isEqualTo(2);
        assertThat(other.err()).contains("expected a file that ends in .svg or .txt, found '");
        assertThat(folder.resolve("b.png")).doesNotExist();
    }

    @Test
    void aMoveThatCannotBePlayedIsNamedWithItsPlace() {
        Shell shell = Shell.run("board", "tictactoe", "b2", "b2");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).startsWith("outwit: Move 2 (b2): ");
    }

    @Test
    void theFileIsWrittenWholeOrNotAtAll() throws IOException {
        Path file = folder.resolve("board.svg");
        assertThat(Shell.run("board", "connect4", "--svg", "--out", file.toString())
                        .status())
                .isZero();
        assertThat(Files.readString(file)).startsWith("<svg ").contains("</svg>");
        assertThat(Shell.run("board", "othello", "--svg", "--out", file.toString())
                        .status())
                .isZero(); // our own
        Files.writeString(file, "<svg xmlns=\"http://www.w3.org/2000/svg\">their own</svg>");
        assertThat(Shell.run("board", "othello", "--svg", "--out", file.toString())
                        .err())
                .contains("board.svg is there already and is not a picture that Outwit drew.");
        assertThat(Files.readString(file)).contains("their own");
        Path nowhere = folder.resolve("no/such/folder.svg");
        Shell shell = Shell.run("board", "connect4", "--svg", "--out", nowhere.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("cannot be written: there is no such folder.");
    }
}
