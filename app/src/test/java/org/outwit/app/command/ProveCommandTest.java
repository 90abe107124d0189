package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    /** 3-SAT with 200 variables, as premises and as one formula: many connectives, few of them inside each other. */
    @Test
    void wideProblemsAreNotDeep() {
        Random random = new Random(28);
        List<String> clauses = new ArrayList<>();
        for (int i = 0; i < 800; i++) {
            List<String> literals = new ArrayList<>();
            for (int k = 0; k < 3; k++) literals.add((random.nextBoolean() ? "x" : "~x") + random.nextInt(200));
            clauses.add(String.join(" | ", literals));
        }
        Shell apart = prove(String.join(", ", clauses) + " |= False", "--json", "--ascii");
        assertThat(apart.err()).isEmpty();
        Shell together = prove("(" + String.join(") & (", clauses) + ") |= False", "--json", "--ascii");
        assertThat(together.err()).isEmpty();
        String answer = "\"entailed\":" + apart.out().contains("\"entailed\":true");
        assertThat(together.out()).contains(answer);
        String wide = "a" + IntStream.range(0, 4000).mapToObj(i -> " | a" + i).collect(Collectors.joining());
        assertThat(prove(wide + " |= b", "--json").out()).contains("\"entailed\":false");
        Shell tooWide = prove("a" + " | a".repeat(10_001) + " |= b");
        assertThat(tooWide.status()).isEqualTo(2);
        assertThat(tooWide.err()).contains("formulas are nested at most 10000 deep.");
    }

    /** Pigeons and holes: resolution needs exponentially many steps, so a millisecond is not enough on any machine. */
    @Test
    void givesUpWhereTheTimeIsOver() throws IOException {
        int holes = 14;
        StringBuilder text = new StringBuilder();
        int count = 0;
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            for (int hole = 1; hole <= holes; hole++)
                text.append(holes * pigeon + hole).append(' ');
            text.append("0\n");
            count++;
            for (int other = 0; other < pigeon; other++) {
                for (int hole = 1; hole <= holes; hole++, count++)
                    text.append(-holes * pigeon - hole)
                            .append(' ')
                            .append(-holes * other - hole)
                            .append(" 0\n");
            }
        }
        String cnf = "p cnf " + holes * (holes + 1) + " " + count + "\n" + text;
        Path file = Files.writeString(folder.resolve("pigeons.cnf"), cnf);
        Shell shell = prove("--dimacs", file.toString(), "--time", "1");
        assertThat(shell.status()).isEqualTo(1);
        assertThat(shell.lines().get(0)).isEqualTo(file + ": 210 variables, 1485 clauses");
        assertThat(shell.lines().get(1)).matches("Gave up after \\d+\\.\\d s: nobody knows\\.");
        String premises = cnf.lines()
                .skip(1)
                .map(line -> line.replace(" 0", "")
                        .replace("-", "~x")
                        .replaceAll("(?<!x)\\b(\\d)", "x$1")
                        .replace(" ", " | "))
                .collect(Collectors.joining(", "));
        Shell formulas = prove(premises + " |= False", "--time", "1", "--ascii");
        assertThat(formulas.status()).isEqualTo(1);
        assertThat(formulas.lines().get(1)).startsWith("Gave up after ");
        assertThat(prove(premises + " |= False", "--time", "1", "--json").out()).contains("\"gaveUpAfter\":");
        assertThat(prove("A |= A", "--time", "0").err()).contains("--time must be 1 or more, found 0.");
    }

    @Test
    void readsClausesOfDimacs() throws IOException {
        Path file = Files.writeString(folder.resolve("small.cnf"), "c small\np cnf 3 2\n1 -2 0 2\n3 0\n");
        assertThat(prove("--file", file.toString(), "--json").out())
                .startsWith(
                        "{\"file\":\"" + file + "\",\"variables\":3,\"clauses\":2,\"satisfiable\":true,\"model\":[");
        Shell shell = prove("--dimacs", file.toString());
        assertThat(shell.lines().get(1)).isEqualTo("Satisfiable: all clauses are true with");
        assertThat(shell.lines().get(3)).isEqualTo("v 0");
        Path none = Files.writeString(folder.resolve("none.cnf"), "p cnf 1 2\n1 0\n-1 0\n");
        assertThat(prove("--dimacs", none.toString()).lines())
                .containsExactly(none + ": 1 variable, 2 clauses", "Unsatisfiable: no values make all clauses true.");
        Path bad = Files.writeString(folder.resolve("bad.cnf"), "p cnf 1 1\n2 0\n");
        assertThat(prove("--dimacs", bad.toString()).err())
                .startsWith("outwit: " + bad + ":2: expected a literal from -1 to 1, found 2.");
        assertThat(prove("--dimacs", bad.toString(), "--proof").err()).startsWith("outwit: --dimacs reads clauses");
        assertThat(prove("--dimacs", folder.resolve("no.cnf").toString()).status())
                .isEqualTo(2);
    }

    /** Whatever is asked, and whatever names people choose. */
    @Test
    void asciiIsAscii() throws IOException {
        List<String> problems = List.of(
                "A ∧ B, A ⇒ größe ⊨ größe",
                "A ⇔ B, A ∧ ¬B ⊨ D",
                "A | B |= A",
                "⊨ ¬¬A ⇒ A ∨ C",
                "A; ¬B |= C",
                "A ∨ ∧ |= C",
                "𝒜 |= 𝒜");
        List<List<String>> asked = List.of(
                List.of("--proof", "--cnf", "--table", "--parts", "--count", "--sample", "2"),
                List.of("--json", "--proof", "--count", "--sample", "2"),
                List.of("--by", "resolution"),
                List.of("--by", "forward"),
                List.of("--tree", folder.resolve("proof.svg").toString()));
        for (String problem : problems) {
            for (List<String> options : asked) {
                List<String> all = new ArrayList<>(List.of(problem, "--ascii"));
                all.addAll(options);
                Shell shell = prove(all.toArray(String[]::new));
                assertThat(shell.out() + shell.err())
                        .as(all.toString())
                        .isNotEmpty()
                        .matches("[\\n\\r\\x20-\\x7e]*");
            }
        }
        assertThat(Files.readString(folder.resolve("proof.svg"))).matches("[\\n\\r\\x20-\\x7e]*");
        assertThat(prove("A => B, A |= B", "--table", "--ascii").lines())
                .contains("  A  B |  A => B  A |  B", "-------+------------+----", "  T  T |    T     T |  T   *");
    }
}
