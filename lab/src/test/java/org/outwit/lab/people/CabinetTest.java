package org.outwit.lab.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.lab.people.DecisionSet.Decision;

class CabinetTest {

    @TempDir
    private Path folder;

    @Test
    void whatWasKeptIsFoundAgain() throws IOException {
        Random random = new Random(1);
        DecisionSet dossier = new DecisionSet();
        for (int d = 0; d < 5; d++) {
            double[][] rows = new double[2 + d][DecisionSet.COLUMNS];
            for (double[] row : rows) for (int c = 0; c < row.length; c++) row[c] = random.nextInt(100) / 4.0;
            int[] moves = random.ints(rows.length, 0, 64).toArray();
            dossier.add(
                    new Decision(
                            d,
                            1990 + d,
                            d % 3,
                            random.nextLong(),
                            moves,
                            random.ints(7).toArray(),
                            d % 2),
                    rows);
        }
        TestedPerson person = new TestedPerson(7, "Anna");
        Cabinet cabinet = new Cabinet(folder.resolve("new"), "one way");
        assertThat(cabinet.find(person)).isEmpty();
        cabinet.keep(person, dossier);
        DecisionSet found = cabinet.find(person).orElseThrow();
        assertThat(found.decisions()).hasSize(5);
        for (int d = 0; d < 5; d++) {
            assertThat(found.decisions().get(d))
                    .usingRecursiveComparison()
                    .isEqualTo(dossier.decisions().get(d));
            assertThat(found.rows(d)).isDeepEqualTo(dossier.rows(d));
        }
        assertThat(new Cabinet(folder.resolve("new"), "another way").find(person))
                .isEqualTo(Optional.empty());
        assertThat(cabinet.find(new TestedPerson(8, "Bob"))).isEmpty();
    }
}
