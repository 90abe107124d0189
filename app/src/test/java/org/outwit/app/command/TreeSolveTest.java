package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.app.Shell;

class TreeSolveTest {

    private static final String TWO_PLY = "((3 12 8) (2 4 6))";

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    private static String leaf(String rest) {
        return "{\"tree\":{\"values\":{\"f\":1}}" + rest + "}\n";
    }

    @Test
    void answersTheExampleOfTheManual() throws IOException {
        String file = file("two-ply.json", """
                {"name": "two-ply",
                 "tree": {"children": [
                   {"children": [{"values": {"f": 3}}, {"values": {"f": 12}}, {"values": {"f": 8}}]},
                   {"children": [{"values": {"f": 2}}, {"values": {"f": 4}},  {"values": {"f": 6}}]}]},
                 "solve": {"algorithm": "alpha-beta", "player": "f"}}
                """);
        Shell shell = Shell.run("tree", "solve", "--visits", file);
        assertThat(shell.status()).isZero();
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out())
                .isEqualTo("{\"name\":\"two-ply\",\"algorithm\":\"alpha-beta\",\"value\":3,\"move\":0,\"line\":[0,0],"
                        + "\"leaves\":4,\"evaluations\":{\"total\":4,\"f\":4},\"expansions\":3,"
                        + "\"visits\":[\"\",\"0\",\"0.0\",\"0.1\",\"0.2\",\"1\",\"1.0\"]}\n");
        assertThat(Shell.run("tree", "solve", "--json", "--visits", file)).isEqualTo(shell);
    }

    @Test
    void answersForPeople() {
        Shell shell =
                Shell.run("tree", "solve", "--tree", TWO_PLY, "--algorithm", "alpha-beta,sss-2", "--text", "--visits");
        assertThat(shell.out()).isEqualToNormalizingNewlines("""
                        alpha-beta
                          value 3, move 0, line 0 0
                          leaves 4, evaluations (total 4, f 4), expansions 3
                          visits root 0 0.0 0.1 0.2 1 1.0
                        sss-2
                          value 3, move 0, line 0 0
                          leaves 4, evaluations (total 4, f 4), expansions 3, held 9
                          visits root 0 0.0 1 1.0 0.1 0.2
                        """);
    }

    @Test
    void complainsToPeople() {
        Shell shell = Shell.fed(
                leaf(",\"name\":\"n\",\"solve\":{\"algorithm\":\"nn\"}") + "x\n", "tree", "solve", "-", "--text");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.lines().get(0)).isEqualTo("n: nn");
        assertThat(shell.lines().get(1)).startsWith("  error: stdin:1: unknown algorithm 'nn'; expected one of ");
        assertThat(shell.lines().get(2)).startsWith("  error: stdin:2: not JSON");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            f     | 3    | 0
            -f    | -6   | 1
            f@2   | 3    | 0
            f@1   | 20   | 1
            f@0   | 5    | null
            -f@1  | -10  | 0
            """)
    void players(String player, String value, String move) {
        Shell shell = Shell.run(
                "tree", "solve", "--tree", "5(10(3 12 8) 20(2 4 6))", "--algorithm", "alpha-beta", "--player", player);
        assertThat(shell.out()).contains("\"value\":" + value + ",\"move\":" + move + ",");
    }

    @Test
    void theSmallerDepthCounts() {
        for (String depth : new String[] {"0", "1", "2"}) {
            Shell shell = Shell.run(
                    "tree",
                    "solve",
                    "--tree",
                    "5(10(3) 20(2))",
                    "--algorithm",
                    "minimax",
                    "--player",
                    "f@1",
                    "--depth",
                    depth);
            assertThat(shell.out()).contains(depth.equals("0") ? "\"value\":5," : "\"value\":20,");
        }
    }

    /** Values come back exactly as they were written: none ever goes through a double. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            8                              | 8
            -0.25                          | -0.25
            0.1000000000000000055511151231 | 0.1000000000000000055511151231
            1e3                            | 1000
            "1/3"                          | "1/3"
            "2/8"                          | 0.25
            "inf"                          | "inf"
            "-inf"                         | "-inf"
            123456789012345678901234567890 | 123456789012345678901234567890
            -0.0                           | 0
            """)
    void numbers(String written, String answered) {
        for (String algorithm : new String[] {"minimax", "alpha-beta", "pvs", "mtd-f", "maxsearch", "sss*"}) {
            String question = "{\"tree\":{\"children\":[{\"values\":{\"f\":" + written
                    + "}}]},\"solve\":{\"algorithm\":\"" + algorithm + "\"}}";
            assertThat(Shell.fed(question, "tree", "solve", "-").out())
                    .contains("\"value\":" + answered + ",\"move\":0,");
        }
    }

    @Test
    void nearlyEqualNumbersAreToldApart() {
        String question =
                "{\"tree\":{\"children\":[{\"values\":{\"f\":\"1/3\"}},{\"values\":{\"f\":0.3333333333333333333333}},"
                        + "{\"values\":{\"f\":0.33333333333333333333333}}]},\"solve\":{\"algorithm\":\"pvs\",\"player\":\"-f\"}}";
        assertThat(Shell.fed(question, "tree", "solve", "-").out())
                .contains("\"value\":-0.3333333333333333333333,\"move\":1,");
    }

    @Test
    void windowsGiveBounds() {
        String[] all = {"alpha-beta", "pvs", "gsearch-alpha-beta", "maxsearch", "minsearch", "h**"};
        for (String algorithm : all) {
            assertThat(within("4,inf", algorithm)).contains("\"bound\":\"upper\",\"move\":null,\"line\":[]");
            assertThat(within("-5,2", algorithm)).contains("\"bound\":\"lower\",\"move\":");
            assertThat(within("2,4", algorithm))
                    .contains("\"value\":3,\"move\":0,")
                    .doesNotContain("bound");
            assertThat(within("-inf,inf", algorithm))
                    .contains("\"value\":3,\"move\":0,")
                    .doesNotContain("bound");
            assertThat(within("2.5,7/2", algorithm))
                    .contains("\"value\":3,\"move\":0,")
                    .doesNotContain("bound");
        }
        for (String algorithm : new String[] {"minimax", "mtd-f", "sss*", "sss-2", "dual-sss*", "dual-sss-2"}) {
            assertThat(within("2,4", algorithm)).contains("--tree: solve: " + algorithm + " does not use 'window'.");
        }
    }

    private static String within(String window, String algorithm) {
        return Shell.run("tree", "solve", "--tree", TWO_PLY, "--window", window, "--algorithm", algorithm)
                .out();
    }

    @Test
    void stridesAndMarksSaveMemory() {
        String tree = "((((1 2)(3 4))((5 6)(7 8)))(((9 1)(2 3))((4 5)(6 7))))";
        for (String algorithm : new String[] {"gsearch-alpha-beta", "maxsearch", "minsearch", "h**"}) {
            String whole = Shell.run("tree", "solve", "--tree", tree, "--algorithm", algorithm)
                    .out();
            String local = Shell.run("tree", "solve", "--tree", tree, "--algorithm", algorithm, "--stride", "2")
                    .out();
            String marked = Shell.run(
                            "tree",
                            "solve",
                            "--tree",
                            tree.replace("((((", "((!((").replace(")(((", ")(!(("),
                            "--algorithm",
                            algorithm)
                    .out();
            assertThat(held(local)).isLessThan(held(whole));
            assertThat(held(marked)).isLessThan(held(whole));
        }
    }

    private static int held(String answer) {
        return Integer.parseInt(answer.replaceAll("(?s).*\"held\":(\\d+).*", "$1"));
    }

    @Test
    void knownBoundsStandInForValues() {
        Shell shell =
                Shell.run("tree", "solve", "--tree", "({4..4} ({1..1} 9))", "--algorithm", "alpha-beta", "--visits");
        assertThat(shell.out()).contains("\"value\":4,\"move\":0").contains("\"visits\":[\"\",\"0\",\"1\",\"1.0\"]");
    }

    @Test
    void aBadQuestionLeavesTheOthersAlone() {
        String input = leaf(",\"solve\":{\"algorithm\":\"pvs\"}") + "x\n" + leaf(",\"solve\":{\"algorithm\":\"pvs\"}");
        Shell shell = Shell.fed(input, "tree", "solve", "-");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.lines()).hasSize(3);
        assertThat(shell.lines().get(0)).contains("\"value\":1,\"move\":null,\"line\":[],\"leaves\":1");
        assertThat(shell.lines().get(1)).startsWith("{\"error\":\"stdin:2: not JSON at column 1");
        assertThat(shell.lines().get(2)).isEqualTo(shell.lines().get(0));
    }

    @Test
    void anUnreadableFileLeavesTheOthersAlone() throws IOException {
        String good = file("good.jsonl", leaf(",\"solve\":{\"algorithm\":\"pvs\"}"));
        String none = folder.resolve("none.jsonl").toString();
        Shell shell = Shell.run("tree", "solve", none, folder.toString(), good);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.lines()).hasSize(1);
        assertThat(shell.err())
                .isEqualToNormalizingNewlines("outwit: cannot read " + none + ": there is no such file.\n"
                        + "outwit: cannot read " + folder + ": it is a folder.\n");
    }

    @Test
    void anEmptyFileIsMentioned() {
        Shell shell = Shell.fed("\n", "tree", "solve", "-");
        assertThat(shell.status()).isZero();
        assertThat(shell.err()).isEqualToNormalizingNewlines("outwit: - holds no question.\n");
    }

    @Test
    void aFileForOtherAlgorithmsIsMentioned() throws IOException {
        String file = file("other.jsonl", leaf(",\"solve\":{\"algorithm\":\"pvs\"}"));
        Shell shell = Shell.run("tree", "solve", file, "--algorithm", "minimax,sss*");
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err())
                .isEqualToNormalizingNewlines("outwit: " + file
                        + " asks other algorithms than minimax, sss*; a question that names none is asked of these.\n");
    }

    /** One answer of three, and nobody would know why. */
    @Test
    void algorithmsThatWereAskedNothingAreMentioned() throws IOException {
        String file = file("own.jsonl", leaf(",\"solve\":{\"algorithm\":\"pvs\"}"));
        Shell shell = Shell.run("tree", "solve", file, "--algorithm", "minimax,pvs,sss*");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).hasSize(1);
        assertThat(shell.err())
                .isEqualToNormalizingNewlines(
                        "outwit: minimax, sss* were asked nothing: every question names its own"
                                + " algorithm, and --algorithm picks among these; a question that names none is asked of each.\n");
        assertThat(Shell.run("tree", "solve", file, "--algorithm", "pvs").err()).isEmpty();
    }

    @Test
    void algorithmsOfTheCommandLineChooseAndSupply() {
        String input = leaf(",\"name\":\"a\",\"solve\":{\"algorithm\":\"pvs\"}")
                + leaf(",\"name\":\"b\",\"solve\":{\"algorithm\":\"minimax\"}")
                + leaf(",\"name\":\"c\"")
                + leaf(",\"name\":\"d\",\"solve\":{\"algorithm\":\"minimax\",\"depth\":-1}");
        Shell shell = Shell.fed(input, "tree", "solve", "-", "--algorithm", "pvs", "--algorithm", "sss*,mtd-f");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines().stream().map(line -> line.replaceAll(",\"value.*", "")))
                .containsExactly(
                        "{\"name\":\"a\",\"algorithm\":\"pvs\"",
                        "{\"name\":\"c\",\"algorithm\":\"pvs\"",
                        "{\"name\":\"c\",\"algorithm\":\"sss*\"",
                        "{\"name\":\"c\",\"algorithm\":\"mtd-f\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            --tree ((1) --algorithm pvs                    | --tree: At character 5 of the tree: expected a node or ')', found the end.
            --tree (1) file                                | Say what to solve: FILE… (- is standard input), or --tree TEXT, or --random TREE.
            --tree (1)                                     | --tree and --random need an --algorithm to solve them.
            --random b=2,d=2                               | --tree and --random need an --algorithm to solve them.
            --algorithm pvs --tree (1) --json --text                       | --json and --text exclude each other.
            --tree (1) --algorithm nonsense                | --algorithm: unknown algorithm 'nonsense'; expected one of minimax, alpha-beta
            --tree (1) --algorithm pvs --depth -1          | --depth must be 0 or more, found -1.
            --tree (1) --algorithm pvs --stride 0          | --stride must be 1 or more, found 0.
            --tree (1) --algorithm pvs --window 3          | --window: Expected two numbers such as -5,inf; found '3'.
            --tree (1) --algorithm pvs --window 3,x        | --window: 'x' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.
            --tree (1) --algorithm pvs --window 3,2        | --window: The first number must be below the second, found [3, 2].
            --algorithm pvs --random b=2                                   | --random: 'd' is missing; expected something like b=4,d=10,seed=7,range=100,leaf=20,functions=2,bound=50.
            --algorithm pvs --random b=2,d=2 --visits                      | --random has no names to visit and nothing to check; write the tree down with 'outwit tree grow'.
            """)
    void badOptions(String line, String sentence) {
        Shell shell = Shell.run(("tree solve " + line).split(" "));
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("outwit: " + sentence);
    }
}
