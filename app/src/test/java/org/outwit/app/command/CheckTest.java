package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.app.Shell;

/** {@code outwit tree solve --check}. */
class CheckTest {

    private static String question(String algorithm, String expect) {
        return "{\"name\":\"q\",\"tree\":{\"children\":[{\"values\":{\"f\":\"1/3\"}},{\"values\":{\"f\":0.25}}]},"
                + "\"solve\":{\"algorithm\":\"" + algorithm + "\"},\"expect\":" + expect + "}\n";
    }

    private static Shell check(String input) {
        return Shell.fed(input, "tree", "solve", "--check", "-");
    }

    @Test
    void everyKeyOfTheAnswerCanBeExpected() {
        Shell shell = check(question("maxsearch", """
                {"name": "q", "algorithm": "maxsearch", "value": "1/3", "move": 0, "line": [0], "leaves": 2,
                 "evaluations": {"total": 2, "f": 2}, "expansions": 1, "held": 3, "visits": ["", "0", "1"]}
                """.replace("\n", "")));
        assertThat(shell.out()).isEqualToNormalizingNewlines("1 passed, 0 failed\n");
        assertThat(shell.status()).isZero();
    }

    @Test
    void numbersAreEqualInWhateverForm() {
        assertThat(check(question("pvs", "{\"value\":\"2/6\",\"move\":0.0,\"leaves\":\"2\",\"evaluations\":2}"))
                        .out())
                .isEqualToNormalizingNewlines("1 passed, 0 failed\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"value": 0.333333333333}      | value expected 0.333333333333, got "1/3"
            {"value": null}                | value expected null, got "1/3"
            {"value": "x"}                 | value expected "x", got "1/3"
            {"move": null}                 | move expected null, got 0
            {"line": [0, 1]}               | line expected [0,1], got [0]
            {"line": 0}                    | line expected 0, got [0]
            {"visits": ["", "1", "0"]}     | visits expected ["","1","0"], got ["","0","1"]
            {"evaluations": {"g": 2}}      | evaluations expected {"g":2}, got {"total":2,"f":2}
            {"evaluations": 3}             | evaluations expected 3, got {"total":2,"f":2}
            {"bound": "upper"}             | bound expected "upper", got nothing
            {"error": "x"}                 | error expected "x", got nothing
            """)
    void differences(String expect, String difference) {
        Shell shell = check(question("pvs", expect));
        assertThat(shell.out()).isEqualToNormalizingNewlines("stdin:1 q: " + difference + "\n0 passed, 1 failed\n");
        assertThat(shell.status()).isEqualTo(1);
    }

    @Test
    void countsQuestionsNotDifferences() {
        Shell shell = check(question("pvs", "{\"value\":1,\"move\":1}")
                + question("pvs", "{\"move\":0}")
                + question("pvs", "{}")
                + question("nonsense", "{}")
                + "x\n");
        assertThat(shell.lines()).hasSize(5).last().isEqualTo("1 passed, 3 failed");
        assertThat(shell.lines().get(2)).startsWith("stdin:4 q: unknown algorithm 'nonsense'; expected one of ");
        assertThat(shell.lines().get(3)).startsWith("stdin:5: not JSON at column 1: ");
        assertThat(shell.status()).isEqualTo(1);
    }

    @Test
    void errorsCanBeExpected() {
        String sentence = "solve: pvs does not use 'stride'.";
        String ask = "{\"tree\":{},\"solve\":{\"algorithm\":\"pvs\",\"stride\":2},\"expect\":{\"error\":\"%s\"}}\n";
        assertThat(check(ask.formatted(sentence)).out()).isEqualToNormalizingNewlines("1 passed, 0 failed\n");
        assertThat(check(ask.formatted("stdin:1: " + sentence)).out())
                .isEqualToNormalizingNewlines("1 passed, 0 failed\n");
        assertThat(check(ask.formatted("other")).out())
                .isEqualToNormalizingNewlines("stdin:1: " + sentence + "\n0 passed, 1 failed\n");
    }

    @Test
    void programsGetJson() {
        Shell shell = Shell.fed(
                question("pvs", "{\"value\":1,\"bound\":\"upper\"}") + "{}\n",
                "tree",
                "solve",
                "--check",
                "--json",
                "-");
        assertThat(shell.lines())
                .containsExactly(
                        "{\"file\":\"stdin\",\"line\":1,\"name\":\"q\",\"key\":\"value\",\"expected\":1,\"got\":\"1/3\"}",
                        "{\"file\":\"stdin\",\"line\":1,\"name\":\"q\",\"key\":\"bound\",\"expected\":\"upper\",\"got\":null}",
                        "{\"file\":\"stdin\",\"line\":2,\"error\":\"there is no 'tree' in this question.\"}",
                        "{\"passed\":0,\"failed\":2}");
    }

    @Test
    void anUnreadableFileIsStatusTwo() {
        Shell shell = Shell.run("tree", "solve", "--check", "no-such-file.jsonl");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEqualToNormalizingNewlines("0 passed, 0 failed\n");
    }
}
