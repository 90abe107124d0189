package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.app.Shell;

class PerftCommandTest {

    @Test
    void countsFromTheStart() {
        Shell shell = Shell.run("perft", "connect4", "5");
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).matches("depth 5: 16,807 nodes in [0-9.]+ s, [0-9.]+ million a second\\R");
    }

    @Test
    void countsFromAPosition() {
        assertThat(Shell.run("perft", "tictactoe", "2", "--position", "X../.O./... X", "--json")
                        .out())
                .matches("\\{\"game\":\"tictactoe\",\"depth\":2,\"nodes\":42,\"seconds\":[0-9.E-]+}\\R");
    }

    @Test
    void dividesByTheFirstMove() {
        Shell shell = Shell.run("perft", "connect4", "3", "--divide");
        assertThat(shell.lines()).hasSize(8).startsWith("1        49", "2        49");
        assertThat(shell.lines().get(7)).startsWith("depth 3: 343 nodes");
        assertThat(Shell.run("perft", "connect4", "2", "--divide", "--json").out())
                .contains("\"nodes\":49,", "\"moves\":{\"1\":7,\"2\":7,");
    }

    @Test
    void depthZeroIsOne() {
        assertThat(Shell.run("perft", "connect4", "0", "--json").out()).contains("\"nodes\":1,");
        assertThat(Shell.run("perft", "connect4", "0", "--divide").out()).startsWith("depth 0: 1 node in");
    }

    @Test
    void badInputIsRefusedWithASentence() {
        assertThat(Shell.run("perft", "connect4", "-1").err()).startsWith("outwit: DEPTH must be 0 or more, found -1.");
        assertThat(Shell.run("perft", "connect4", "deep").err()).contains("DEPTH: 'deep' is not a whole number");
        Shell shell = Shell.run("perft", "tictactoe", "3", "--position", "X../.Q./... X");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).startsWith("outwit: --position: ").contains("X../.Q./... X", "       ^");
        assertThat(Shell.run("perft", "connect4").err()).contains("Missing required parameter: 'DEPTH'");
    }
}
