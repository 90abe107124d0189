package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.app.Shell;

class ProveCommandTest {

    @TempDir
    private Path folder;

    private static Shell prove(String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "prove";
        System.arraycopy(args, 0, all, 1, args.length);
        return Shell.run(all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"A, A => B |= B", "A, A ⇒ B ⊨ B", "A, A -> B |- B"})
    void answersYes(String problem) {
        Shell shell = prove(problem, "--json");
        assertThat(shell.status()).isZero();
        assertThat(shell.out())
                .isEqualTo("{\"problem\":\"A, A ⇒ B ⊨ B\",\"entailed\":true,\"contradictory\":false}"
                        + System.lineSeparator());
        assertThat(prove(problem).lines()).containsExactly("A, A ⇒ B ⊨ B", "Yes: it follows.");
    }

    @Test
    void answersNoWithACounterModel() {
        Shell shell = prove("A | B |= A", "--ascii");
        assertThat(shell.status()).isZero();
        assertThat(shell.lines()).containsExactly("A | B |= A", "No: it does not follow. Counter-model: ~A, B.");
        assertThat(prove("A | B |= A", "--json").out())
                .contains("\"entailed\":false", "\"counterModel\":{\"A\":false,\"B\":true}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"A =", "A, B", "|=", "A => |= B", "A |= B)", "A; B |= C"})
    void marksTheFault(String problem) {
        Shell shell = prove(problem);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("outwit: Column ").contains("\n  " + problem + "\n  ", "^");
    }

    @Test
    void printsProofs() {
        assertThat(prove("(P | H) & ~H |= P", "--proof").lines())
                .contains(
                        "Proof by the rule system R, as short as possible:",
                        "  4. P              unit resolution (2, 3)");
        assertThat(prove("|= A | ~A", "--proof").out()).contains("Yes: it is valid", "Proof by resolution:");
        assertThat(prove("A | B, ~A |= B", "--by", "rules").out()).contains("R has none, for R is not complete");
        assertThat(prove("A, A => B |= B", "--by", "backward").out()).contains("Proof by backward chaining:");
        assertThat(prove("A |= B", "--proof").out()).doesNotContain("Proof");
        assertThat(prove("A |= A", "--json", "--proof").out())
                .contains(
                        "\"proof\":{\"system\":\"rules\",\"shortest\":true,\"lines\":[{\"formula\":\"A\",\"rule\":\"premise\",\"from\":[]}]}");
        Shell bad = prove("A | B, ~A |= B", "--by", "forward");
        assertThat(bad.status()).isEqualTo(2);
        assertThat(bad.err()).contains("A ∨ B is none");
        assertThat(prove("A |= A", "--by", "magic").err()).contains("expected rules, resolution, forward or backward");
    }

    @Test
    void saysThatPremisesContradictEachOther() {
        Shell shell = prove("A => B, A, C, ~B |= D");
        assertThat(shell.out())
                .contains("contradict each other: everything follows", "The contradiction by the rule system R");
        assertThat(shell.out()).doesNotContain("C   ");
        assertThat(prove("A <=> B, A & ~B |= D", "--json").out())
                .contains("\"contradictory\":true,\"contradiction\":{\"system\":\"resolution\"");
    }

    @Test
    void drawsTablesAndClauses() {
        assertThat(prove("A => B, A |= B", "--table", "--parts").out()).contains("  T  T │  ", "✓");
        assertThat(prove("A <=> B |= A", "--cnf").out()).contains("(¬A ∨ B) ∧ (¬B ∨ A)   A ⇒ B is ¬A ∨ B");
        Shell large = prove("A, B, C, D, E, F, G, H, I, J |= K", "--table");
        assertThat(large.status()).isEqualTo(2);
        assertThat(large.out()).isEmpty();
        assertThat(large.err()).contains("2^11 rows");
    }

    @Test
    void countsAndDrawsModels() {
        assertThat(prove("A | B, C |= C", "--count", "--sample", "2").out()).contains("The premises have 3 models.");
        assertThat(prove("A | B, C |= C", "--count", "--sample", "2", "--json").out())
                .contains("\"models\":\"3\",\"samples\":[{\"A\":");
        assertThat(prove("A, ~A |= C", "--count", "--sample", "2").out()).contains("The premises have 0 models.");
    }

    @Test
    void drawsATreeAndReplacesOnlyPictures() throws IOException {
        Path picture = folder.resolve("proof.svg");
        assertThat(prove("A, A => B |= B", "--tree", picture.toString()).status())
                .isZero();
        assertThat(prove("A, A => B |= B", "--tree", picture.toString()).status())
                .isZero();
        assertThat(Files.readString(picture)).startsWith("<svg ");
        Path own = Files.writeString(folder.resolve("own.svg"), "mine");
        Shell refused = prove("A, A => B |= B", "--tree", own.toString());
        assertThat(refused.status()).isEqualTo(2);
        assertThat(Files.readString(own)).isEqualTo("mine");
        Path none = folder.resolve("none.svg");
        assertThat(prove("A |= B", "--tree", none.toString()).err()).contains("no proof to draw");
        assertThat(none).doesNotExist();
    }

    @Test
    void answersAFileLineByLine() throws IOException {
        Path file = Files.writeString(
                folder.resolve("problems.txt"), "# three problems\nA, A => B |= B\n\nA => |= B # bad\n  A | B |= A\n");
        Shell shell = prove("--file", file.toString(), "--json");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.lines()).hasSize(2);
        assertThat(shell.lines().get(0)).startsWith("{\"line\":2,\"problem\":").contains("\"entailed\":true");
        assertThat(shell.lines().get(1)).startsWith("{\"line\":5,\"problem\":").contains("\"entailed\":false");
        assertThat(shell.err())
                .isEqualTo("outwit: " + file + ":4:6: expected a formula, found '|='." + System.lineSeparator());
        assertThat(Shell.fed("A |= A\n", "prove", "--file", "-").lines())
                .containsExactly("1: A ⊨ A", "Yes: it follows.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "prove",
                "prove --file nowhere.txt",
                "prove --parts X|=X",
                "prove --json --table X|=X",
                "prove --sample -1 X|=X",
                "prove --file x.txt X|=X",
                "prove --file x.txt --tree y.svg"
            })
    void refusesBadUsage(String line) {
        Shell shell = Shell.run(line.split(" "));
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith("outwit: ").contains("See 'outwit prove --help'.");
    }

    @Test
    void refusesAFileThatIsNoText() throws IOException {
        Path file = Files.write(folder.resolve("bytes.txt"), new byte[] {'A', (byte) 0xff, '|', '='});
        Shell shell = prove("--file", file.toString());
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("cannot read " + file);
    }

    /** Far more variables than any table has. */
    @Test
    void answersAtScale() {
        StringBuilder problem = new StringBuilder("v0");
        for (int i = 0; i < 300; i++)
            problem.append(", v").append(i).append(" => v").append(i + 1);
        Shell shell = prove(problem + " |= v300", "--json", "--proof");
        assertThat(shell.status()).isZero();
        assertThat(shell.out()).contains("\"entailed\":true");
    }
}
