package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

    @Test
    void tellsItsVersion() {
        Shell shell = Shell.run("--version");
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).matches("Outwit .+ \\(Java .+\\)\\R");
        assertThat(Version.text()).isEqualTo(shell.out().strip());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "tree", "tree solve", "tree draw", "tree grow"})
    void everyCommandHasHelpWithExamples(String command) {
        List<String> words = command.isEmpty() ? List.of() : List.of(command.split(" "));
        String[] args = new String[words.size() + 1];
        words.toArray(args);
        args[words.size()] = "--help";
        Shell shell = Shell.run(args);
        assertThat(shell.status()).isZero();
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out()).contains("Usage: outwit", "Examples:", "  outwit tree ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "tree",
                "tree solve",
                "tree grow",
                "nonsense",
                "tree solve --nonsense x",
                "tree solve --depth x y"
            })
    void badUsageIsASentenceAndStatusTwo(String line) {
        Shell shell = Shell.run(line.isEmpty() ? new String[0] : line.split(" "));
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("outwit: ").doesNotContain("\tat ", "Exception");
    }

    @Test
    void pointsToTheHelpOfTheCommand() {
        assertThat(Shell.run("tree", "solve").err()).isEqualToNormalizingNewlines("""
                        outwit: Say what to solve: FILE… (- is standard input), or --tree TEXT, or --random TREE.
                        See 'outwit tree solve --help'.
                        """);
    }

    @Test
    void suggestsTheCommandThatWasMeant() {
        assertThat(Shell.run("tree", "solv").err()).contains("'solv'", "Did you mean: tree solve?");
    }
}
