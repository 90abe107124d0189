package org.outwit.lab.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.RunOrigin;

class ShippedRunTest {

    private static final RunOrigin ORIGIN = new RunOrigin(
            "1.0", List.of("1a2b", "3c"), LocalDate.of(2026, 1, 2), LocalDate.of(2026, 1, 3), Duration.ofSeconds(59));

    private static final double[] ODD = {
        0.1, -0.0, 0, 1e300, Double.MIN_VALUE, Double.NaN, Double.NEGATIVE_INFINITY, 1.0 / 3, 123_456_789_012_345L, -7
    };

    private static ShippedRun run(Map<Cell, Measurement> measurements) {
        Inputs inputs = Inputs.NONE.and("club \"A\".pdn", "h1").and("b", "h2");
        return new ShippedRun(new Measured("odd", 3), ORIGIN, Map.of(inputs.fingerprint(), inputs), measurements);
    }

    /** Some numbers are missing in some cells, seeds come in any order, and some cells have words. */
    private static Map<Cell, Measurement> drawn(Random random) {
        Map<Cell, Measurement> drawn = new LinkedHashMap<>();
        int cells = random.nextInt(30);
        for (int i = 0; i < cells; i++) {
            long seed = random.nextInt(4) == 0 ? random.nextLong() : i;
            Cell cell = random.nextInt(5) == 0
                    ? Cell.of(seed)
                    : Cell.of(seed, "level", random.nextInt(2), "name", random.nextBoolean() ? "a,b" : "ü");
            Map<String, Double> numbers = new TreeMap<>();
            for (String name : List.of("leaves", "points of 2", "cell"))
                if (random.nextInt(5) > 0) numbers.put(name, ODD[random.nextInt(ODD.length)]);
            String text = random.nextInt(3) == 0 ? "1. e4 \"x\"\n2. …" : "";
            drawn.put(cell.measuredWith(random.nextInt(3) == 0 ? "f1" : ""), new Measurement(numbers, text));
        }
        return drawn;
    }

    @Test
    void whatIsWrittenIsReadBackWithTheSameBits() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            ShippedRun run = run(drawn(random));
            String text = ShippedRunWriter.text(run);
            ShippedRun read = ShippedRunReader.read(text, "odd.jsonl");
            assertThat(read).isEqualTo(run);
            assertThat(ShippedRunReader.head(text.lines().findFirst().orElseThrow(), "odd.jsonl"))
                    .isEqualTo(new ShippedRunHead(run.what(), run.measurements().size(), ORIGIN, run.inputs()));
        }
    }

    @Test
    void seedsThatFollowEachOtherAreShort() {
        List<Long> seeds = List.of(1L, 2L, 3L, 9L, -4L, -3L, 10L, 5L);
        assertThat(SeedList.write(seeds)).isEqualTo("1..3 9 -4..-3 10 5");
        assertThat(SeedList.read("1..3 9 -4..-3 10 5")).isEqualTo(seeds);
    }

    @Test
    void aLineIsACombinationOfParameters() {
        Map<Cell, Measurement> cells = new LinkedHashMap<>();
        for (int seed = 1; seed <= 3; seed++)
            cells.put(Cell.of(seed, "level", 1), Measurement.of("leaves", seed * 2, "same", -0.0));
        assertThat(ShippedRunWriter.text(run(cells)).lines().skip(1))
                .containsExactly("{\"cell\":\"level=1\",\"seeds\":\"1..3\",\"n:leaves\":[2,4,6],\"n:same\":-0.0}");
    }

    @Test
    void whatIsBrokenIsRefusedWithItsPlace() {
        String text = ShippedRunWriter.text(run(Map.of(Cell.of(1, "a", 1), Measurement.of("n", 1))));
        refused("", "odd.jsonl: the file is empty.");
        refused("{}\n", "odd.jsonl: This is no file of shipped results");
        refused(text.lines().findFirst().orElseThrow(), "odd.jsonl: expected 1 cells as the first line says, found 0.");
        refused(
                text.replace("n:n\":1", "n:n\":[1,2]"),
                "odd.jsonl, line 2: expected parameters, seeds and a number of each");
        refused(text.replace("\"seeds\":\"1\"", "\"seeds\":\"one\""), "odd.jsonl, line 2");
        refused(text + "{\"cell\":", "odd.jsonl, line 3");
        refused(text.replace("2026-01-02", "yesterday"), "odd.jsonl: Text 'yesterday' could not be parsed");
        refused(text + text.lines().skip(1).findFirst().orElseThrow(), "stands there twice");
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> ShippedRunReader.read(text, "odd.jsonl"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(sentence);
    }
}
