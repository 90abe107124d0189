package org.outwit.lab.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.store.CsvImport.Row;

class CsvImportTest {

    /** As {@link CsvExport} does. */
    private static String csv(List<Row> rows) {
        CsvColumns columns = CsvColumns.ofExperiments();
        for (Row each : rows) columns.add(each.cell(), each.measurement());
        StringBuilder text = new StringBuilder(columns.head()).append('\n');
        for (Row each : rows) {
            text.append(columns.line(
                            each.cell(),
                            each.measurement(),
                            each.what().experiment(),
                            each.what().version(),
                            each.cell().inputs()))
                    .append('\n');
        }
        return text.toString();
    }

    @Test
    void whatWasWrittenComesBack() {
        Random random = new Random(3);
        for (int i = 0; i < 200; i++) {
            List<Row> rows = new ArrayList<>();
            int size = random.nextInt(8);
            for (int j = 0; j < size; j++) rows.add(row(random, j));
            assertThat(CsvImport.read(csv(rows), "test")).isEqualTo(rows);
        }
    }

    private static Row row(Random random, int number) {
        List<Object> parameters = new ArrayList<>(List.of("number", number));
        if (random.nextBoolean()) parameters.addAll(List.of("seed", "a,\"b\""));
        if (random.nextBoolean()) parameters.addAll(List.of("text", "é"));
        Map<String, Double> numbers = new HashMap<>();
        if (random.nextBoolean()) numbers.put("number", random.nextGaussian());
        if (random.nextBoolean()) numbers.put("seed", Double.NaN);
        if (random.nextBoolean()) numbers.put("x", Double.NEGATIVE_INFINITY);
        String text = random.nextBoolean() ? "" : "one, \"two\"\r\nthree\n";
        return new Row(
                new Measured("e" + random.nextInt(2), 1 + random.nextInt(2)),
                Cell.of(random.nextLong(), parameters.toArray())
                        .measuredWith(random.nextBoolean() ? "" : "f" + random.nextInt(3)),
                new Measurement(numbers, text));
    }

    /** As they were exported before results had inputs. */
    @Test
    void olderFilesAreRead() {
        assertThat(CsvImport.read("experiment,version,bound,seed,n\ne,1,25,2,3\n", "x.csv"))
                .containsExactly(new Row(new Measured("e", 1), Cell.of(2, "bound", 25), Measurement.of("n", 3)));
    }

    @Test
    void otherFilesAreRefusedWithASentence() {
        assertThatThrownBy(() -> CsvImport.read("a,b\n1,2\n", "x.csv"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("x.csv: expected what 'outwit lab export' writes");
        assertThatThrownBy(() -> CsvImport.read("experiment,version,seed,n\ne,1,2\n", "x.csv"))
                .hasMessage("x.csv, record 2: expected 4 fields, found 3.");
        assertThatThrownBy(() -> CsvImport.read("experiment,version,seed,n\ne,1,2,many\n", "x.csv"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("x.csv, record 2: ");
        assertThatThrownBy(() -> CsvImport.read("", "x.csv")).hasMessage("x.csv: the file is empty.");
    }
}
