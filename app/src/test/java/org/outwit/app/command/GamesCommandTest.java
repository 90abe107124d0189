package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.app.Shell;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;

class GamesCommandTest {

    @Test
    void namesEveryInstalledGameAndWhatItOffers() {
        Shell shell = Shell.run("games");
        assertThat(shell.status()).isZero();
        for (Game<?> game : Games.all()) {
            assertThat(shell.out()).contains(game.name(), game.title());
            for (String evaluator : game.evaluators().keySet())
                assertThat(shell.out()).contains(evaluator);
        }
    }

    @Test
    void hasOneObjectAGame() {
        Shell shell = Shell.run("games", "--json");
        assertThat(shell.lines()).hasSize(Games.all().size());
        assertThat(shell.out())
                .contains(
                        "{\"game\":\"connect4\",\"title\":\"Connect Four, seven columns of six\",\"players\":2,"
                                + "\"zeroSum\":true,\"chance\":false,\"hidden\":false,\"loops\":false,\"unit\":\"win\","
                                + "\"evaluators\":[\"lines\",\"centre\",\"threats\",\"attack\",\"self-taught\"],\"features\":[\"ones\",");
    }

    @Test
    void featuresAreToldWithTheirWeights() {
        Shell shell = Shell.run("features", "connect4");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).anyMatch(line -> line.matches("centre +-4 +4 +opposed +varies +lead in stones .*"));
        assertThat(shell.lines()).contains("lines        0.0005 ones, 0.002 twos, 0.01 threes");
    }

    /** An evaluator may weigh differently in each phase of the game. */
    @Test
    void weightsAreToldPhaseByPhase() {
        assertThat(Shell.run("features", "checkers").lines())
                .anyMatch(line -> line.matches("self-taught +opening: 1\\.314 men, .*; middle: .*; ending: .* move"));
        assertThat(Shell.run("features", "checkers", "--json").out())
                .contains("{\"evaluator\":\"self-taught\",\"unit\":1000,\"phases\":{\"opening\":{\"men\":1.314,");
    }

    @Test
    void featuresOfAPositionAreToldForEachPlayer() {
        Shell shell = Shell.run("features", "tictactoe", "--position", "X../.O./... X", "--json");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.lines()).allMatch(line -> line.contains("\"values\":["));
        assertThat(Shell.run("features", "tictactoe", "--position", "X../.O./... X")
                        .out())
                .contains("here");
    }

    @Test
    void aGameThatIsNotThereIsAnsweredWithThoseThatAre() {
        Shell shell = Shell.run("features", "go");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("There is no game named go; installed: ", "tictactoe");
    }

    @Test
    void aFileWithoutItsGameIsAskedForTheGame() {
        Shell shell = Shell.run("records", "pom.xml");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("'pom.xml' is a file. The name of its game comes first");
    }
}
