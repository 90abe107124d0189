package org.outwit.logic.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.InputException;
import org.outwit.core.work.ProgressMonitor;

class DimacsTest {

    /** By trying all values: thousands of random problems around the ratio where half of them can be true, empty clauses and none included. */
    @Test
    void agreesWithTheTruthTable() {
        Random random = new Random(28);
        int satisfiable = 0;
        for (int i = 0; i < 4000; i++) {
            ClauseProblem problem = random(random, 1 + random.nextInt(9));
            ClauseProblem read = Dimacs.read(written(problem));
            Optional<int[]> model = read.model(ProgressMonitor.NONE);
            assertThat(model.isPresent()).as(written(problem)).isEqualTo(byTable(problem));
            if (model.isEmpty()) continue;
            satisfiable++;
            assertThat(problem.isModel(model.get())).isTrue();
        }
        assertThat(satisfiable).isBetween(1000, 3000);
    }

    private static ClauseProblem random(Random random, int variables) {
        List<int[]> clauses = new ArrayList<>();
        int count = random.nextInt(5 * variables + 1);
        for (int i = 0; i < count; i++) {
            int[] clause = new int[random.nextInt(60) == 0 ? 0 : 1 + random.nextInt(3)];
            for (int k = 0; k < clause.length; k++)
                clause[k] = (1 + random.nextInt(variables)) * (random.nextBoolean() ? 1 : -1);
            clauses.add(clause);
        }
        return new ClauseProblem(variables, clauses);
    }

    private static boolean byTable(ClauseProblem problem) {
        for (int values = 0; values < 1 << problem.variables(); values++) {
            int[] literals = new int[problem.variables()];
            for (int i = 0; i < literals.length; i++) literals[i] = (values >> i & 1) == 1 ? i + 1 : -i - 1;
            if (problem.isModel(literals)) return true;
        }
        return false;
    }

    /** As files are written in practice: clauses over several lines, comments between them. */
    private static String written(ClauseProblem problem) {
        StringBuilder text = new StringBuilder("c a problem\np cnf " + problem.variables() + "  "
                + problem.clauses().size() + "\n");
        for (int[] clause : problem.clauses()) {
            for (int each : clause) text.append(each).append(each > 0 ? " " : "\n");
            text.append("0\nc\n");
        }
        return text.append("%\n0\n").toString();
    }

    /** 200 variables at the ratio where problems are hardest, which is much too wide for any table. */
    @Test
    void twoHundredVariablesAreNotTooMany() {
        Random random = new Random(1);
        for (int round = 0; round < 3; round++) {
            List<int[]> clauses = new ArrayList<>();
            for (int i = 0; i < 852; i++) {
                int[] clause = new int[3];
                for (int k = 0; k < 3; k++) clause[k] = (1 + random.nextInt(200)) * (random.nextBoolean() ? 1 : -1);
                clauses.add(clause);
            }
            new ClauseProblem(200, clauses).model(ProgressMonitor.NONE); // checks itself what it finds
        }
    }

    /** Eleven pigeons and ten holes: nobody answers that before the first conflict. */
    @Test
    void whoHasNoTimeIsToldSo() {
        List<int[]> clauses = new ArrayList<>();
        for (int pigeon = 0; pigeon < 11; pigeon++) {
            int[] somewhere = new int[10];
            for (int hole = 0; hole < 10; hole++) {
                somewhere[hole] = 1 + 10 * pigeon + hole;
                for (int other = 0; other < pigeon; other++)
                    clauses.add(new int[] {-(1 + 10 * pigeon + hole), -(1 + 10 * other + hole)});
            }
            clauses.add(somewhere);
        }
        ClauseProblem problem = new ClauseProblem(110, clauses);
        assertThatThrownBy(() -> problem.model(ProgressMonitor.stoppedBy(() -> true)))
                .isInstanceOf(CancellationException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | 0: expected a line 'p cnf VARIABLES CLAUSES', found the end of the file.",
                "'1 2 0' | 1: expected 'p cnf VARIABLES CLAUSES' before the first clause, found '1'.",
                "'p dnf 1 1' | 1: expected 'p cnf VARIABLES CLAUSES', found 'p dnf 1 1'.",
                "'p cnf x 1' | 1: expected a whole number, found 'x'.",
                "'p cnf -1 1' | 1: expected a number from 0 to 10000000, found -1.",
                "'c\np cnf 2 1\n1 3 0' | 3: expected a literal from -2 to 2, found 3.",
                "'p cnf 2 1\n1 2' | 2: expected a 0 at the end of the last clause, found the end of the file.",
                "'p cnf 2 2\n1 2 0' | 2: expected 2 clauses, as the line 'p cnf' says, found 1.",
                "'p cnf 2 1\np cnf 2 1\n1 0' | 2: there is a line 'p cnf' already.",
            })
    void refusalsNameTheLine(String text, String sentence) {
        assertThatThrownBy(() -> Dimacs.read(text))
                .isInstanceOf(InputException.class)
                .hasMessage(sentence);
    }
}
