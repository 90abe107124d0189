package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.app.Shell;
import org.outwit.trees.TwoPlayerNames;

class TreeGrowTest {

    @Test
    void writesATreeFile() {
        Shell shell = Shell.run(
                "tree", "grow", "b=2,d=1,seed=5", "b=1,d=0,functions=2,range=0", "--algorithm", "pvs", "--player", "f");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).hasSize(2);
        assertThat(shell.lines().get(0))
                .matches("\\{\"name\":\"b=2,d=1,seed=5\",\"tree\":\\{\"values\":\\{\"f\":-?\\d+},\"children\":\\["
                        + "\\{\"values\":\\{\"f\":-?\\d+}},\\{\"values\":\\{\"f\":-?\\d+}}]},"
                        + "\"solve\":\\{\"algorithm\":\"pvs\",\"player\":\"f\"}}");
        assertThat(shell.lines().get(1)).contains("\"tree\":{\"values\":{\"f1\":0,\"f0\":0}}");
    }

    @Test
    void equalSeedsEqualTrees() {
        String one = Shell.run("tree", "grow", "b=2-4,d=5,seed=1,leaf=20").out();
        assertThat(Shell.run("tree", "grow", "b=2-4,d=5,seed=1,leaf=20").out()).isEqualTo(one);
        assertThat(Shell.run("tree", "grow", "b=2-4,d=5,seed=2,leaf=20").out()).isNotEqualTo(one);
    }

    /** A tree that is written down first is the same as one that is grown during the search, for every algorithm. */
    @ParameterizedTest
    @ValueSource(
            strings = {"b=3,d=5,seed=4", "b=1-4,d=6,seed=9,leaf=20,range=5", "b=2,d=0", "b=2,d=6,functions=2,bound=3"})
    void writtenAndUnwrittenTreesHaveTheSameAnswer(String description) {
        String player = description.contains("functions") ? "-f1" : "f";
        Shell file = Shell.run("tree", "grow", description);
        Shell written =
                Shell.fed(file.out(), "tree", "solve", "-", "--algorithm", TwoPlayerNames.JOINED, "--player=" + player);
        Shell grown = Shell.run(
                "tree", "solve", "--random", description, "--algorithm", TwoPlayerNames.JOINED, "--player=" + player);
        assertThat(grown.status()).isZero();
        assertThat(values(grown.out())).isEqualTo(values(written.out()));
        assertThat(grown.lines()).hasSameSizeAs(TwoPlayerNames.ALL);
    }

    /** Without the counts of mtd-f, which guesses 0 first: a rank in a written tree, a value in an unwritten one. */
    private static String values(String answers) {
        return answers.replaceAll("(\"algorithm\":\"mtd-f\".*)\"leaves.*", "$1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            b=4,d=10         | The tree has more than 200000 nodes, too many for a file; solve it unwritten with 'outwit tree solve --random'.
            b=1,d=2147483647 | The tree has more than 200000 nodes, too many for a file; solve it unwritten with 'outwit tree solve --random'.
            b=4              | 'd' is missing; expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50.
            b=4,d=2,x=3      | 'x=3' is not understood; expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50.
            b=4,d            | 'd' is not understood; expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50.
            b=4,d=2,d=3      | 'd' stands there twice; expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50.
            b=x,d=3          | 'b=x' is not a whole number that fits; expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50.
            b=2,d=3,seed=x   | the seed 'x' is not a whole number; expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50.
            b=0,d=3          | The fewest children (0) must be at least 1.
            b=4-2,d=3        | The most children (2) must be at least the fewest.
            b=2,d=-1         | The depth (-1) must be at least 0.
            b=2,d=2,leaf=101 | The percentage of leaves (101) must be 0 to 100.
            """)
    void refusals(String description, String sentence) {
        Shell shell = Shell.run("tree", "grow", description);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("outwit: " + description + ": " + sentence);
    }

    @Test
    void refusesUnknownAlgorithms() {
        assertThat(Shell.run("tree", "grow", "b=2,d=2", "--algorithm", "x").err())
                .startsWith("outwit: --algorithm: unknown algorithm 'x'; expected one of ");
    }
}
