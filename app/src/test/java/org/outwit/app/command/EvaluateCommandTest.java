package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;

class EvaluateCommandTest {

    private static final String START = "4HPwATDgc/ABMA";

    @TempDir
    private Path folder;

    @Test
    void tellsValuesBeforeTheRoll() {
        Shell shell = Shell.run("evaluate", "backgammon", START, "270BAEAAAAAAAA");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.lines()).hasSize(4);
        assertThat(shell.lines().get(0)).isEqualTo("Backgammon, by network, in units of a point");
        assertThat(shell.lines().get(1))
                .matches("position +for +value +win +win gammon +win backgammon +lose gammon +lose backgammon");
        assertThat(shell.lines().get(3)).matches("270BAEAAAAAAAA:\\S+ +first +1.000 +1.0000 .*");
    }

    @Test
    void tellsThemToPrograms() {
        Shell shell = Shell.run("evaluate", "backgammon", START, "--json");
        assertThat(shell.out())
                .startsWith("{\"game\":\"backgammon\",\"by\":\"network\",\"position\":\"" + START)
                .contains("\"player\":0,\"over\":false,\"value\":", "\"unit\":\"point\",\"values\":[")
                .contains("\"probabilities\":{\"win\":0.", "\"winGammon\":", "\"loseBackgammon\":");
        assertThat(Shell.run("evaluate", "backgammon", START, "--json", "--by", "balanced@2")
                        .out())
                .doesNotContain("values", "probabilities");
        assertThat(Shell.run("evaluate", "chess", "6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1", "--by", "material@3", "--json")
                        .out())
                .contains("\"wins\":true,\"distance\":1");
        assertThat(Shell.run("evaluate", "chess", "6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1", "--by", "material@3")
                        .out())
                .contains("mates in 1");
    }

    @Test
    void everyGameHasAValueAtTheStart() {
        for (Game<?> game : Games.all()) {
            Shell shell = Shell.run("evaluate", game.name());
            assertThat(shell.status()).as(game.name() + shell.err()).isZero();
            assertThat(shell.lines()).as(game.name()).hasSizeGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void positionsComeFromFilesToo() throws IOException {
        Path file = Files.writeString(folder.resolve("positions.txt"), START + "\n\n" + START + ":cAkAAAAAAAAA\n");
        assertThat(Shell.run("evaluate", "backgammon", "--file", file.toString())
                        .lines())
                .hasSize(4);
        assertThat(Shell.fed(START + "\n", "evaluate", "backgammon", "--file", "-")
                        .lines())
                .hasSize(3);
        Files.writeString(file, START + "\nnonsense\n");
        Shell bad = Shell.run("evaluate", "backgammon", "--file", file.toString());
        assertThat(bad.status()).isEqualTo(2);
        assertThat(bad.err()).contains("positions.txt, line 2: Expected a position ID");
        Files.writeString(file, "\n");
        assertThat(Shell.run("evaluate", "backgammon", "--file", file.toString())
                        .err())
                .contains("has no position.");
        assertThat(Shell.run("evaluate", "backgammon", "--file", "nowhere.txt").err())
                .contains("--file: cannot read nowhere.txt: there is no such file.");
    }

    @Test
    void badInputIsRefusedWithASentence() {
        Shell shell = Shell.run("evaluate", "backgammon", START, "xx");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).startsWith("outwit: Position 2: Expected a position ID of 14 characters");
        assertThat(Shell.run("evaluate", "kalah", "--by", "zzz").err())
                .contains("kalah has no evaluator named 'zzz'; it has stores");
    }
}
