package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.training.Crowd;

class PositionCountsTest {

    private record Pair(long key, int move) {}

    /** Some thousand pairs with counts from 2 to thousands, as books have them. */
    private static Map<Pair, Double> drawn(long seed, int size) {
        Random random = new Random(seed);
        Map<Pair, Double> drawn = new HashMap<>();
        while (drawn.size() < size) {
            Pair pair = new Pair(random.nextInt(size / 3), random.nextInt(64));
            drawn.put(pair, Math.floor(2 * Math.pow(2, 10 * random.nextDouble() * random.nextDouble())));
        }
        return drawn;
    }

    private static PositionCounts counts(Map<Pair, Double> drawn) {
        TreeMap<Long, Double> sorted = new TreeMap<>();
        drawn.forEach((pair, count) -> sorted.merge(PositionCounts.pair(pair.key(), pair.move()), count, Double::sum));
        assertThat(sorted).as("no two pairs share a number").hasSameSizeAs(drawn);
        return PositionCounts.of(
                sorted.keySet().stream().mapToLong(Long::longValue).toArray(),
                sorted.values().stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static double count(PositionCounts counts, long key, int move) {
        return counts.counts(key, new int[] {move}, 1, new double[1]);
    }

    @Test
    void countsAreThoseOfANaiveMapUpToASixth() {
        Map<Pair, Double> drawn = drawn(1, 6000);
        PositionCounts counts = counts(drawn);
        assertThat(counts.size()).isEqualTo(drawn.size());
        int[] moves = new int[64];
        for (int move = 0; move < 64; move++) moves[move] = move;
        double[] row = new double[64];
        for (long key = 0; key < 2500; key++) {
            double sum = counts.counts(key, moves, 64, row);
            double expected = 0;
            for (int move = 0; move < 64; move++) {
                double count = drawn.getOrDefault(new Pair(key, move), 0.0);
                // A quarter of a doubling apart, so off by an eighth of one at most.
                assertThat(row[move]).isEqualTo(count, within(count * (Math.pow(2, 1.0 / 8) - 1) + 1e-9));
                expected += row[move];
            }
            assertThat(sum).isEqualTo(expected, within(1e-9));
        }
    }

    @Test
    void whatWasWrittenIsReadBack() throws IOException {
        Map<Pair, Double> drawn = drawn(2, 6000);
        PositionCounts counts = counts(drawn);
        byte[] written = written(counts);
        assertThat(written.length).as("bytes of " + counts.size()).isLessThan(8 * counts.size());
        PositionCounts read = read(written, counts.size());
        assertThat(read.size()).isEqualTo(counts.size());
        for (Pair pair : drawn.keySet()) {
            assertThat(count(read, pair.key(), pair.move()))
                    .isEqualTo(count(counts, pair.key(), pair.move()))
                    .isPositive();
        }
        assertThat(written(read)).isEqualTo(written);
        assertThat(read(written(PositionCounts.none()), 0).size()).isZero();
    }

    @Test
    void moreThanThereMayBeAreRefused() throws IOException {
        byte[] written = written(counts(drawn(3, 100)));
        assertThatIOException().isThrownBy(() -> read(written, 99)).withMessage("it has a book of 100 moves");
        written[0] = (byte) 0xFF;
        assertThatIOException().isThrownBy(() -> read(written, 1 << 24)).withMessageStartingWith("it has a book of -");
    }

    private static byte[] written(PositionCounts counts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        counts.write(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    private static PositionCounts read(byte[] bytes, int most) throws IOException {
        return PositionCounts.read(new DataInputStream(new ByteArrayInputStream(bytes)), most);
    }

    /** What was played in a position is known in its images, of their moves. */
    @Test
    void imagesAreOnePosition() {
        PositionCounts book = Crowd.population().book();
        var symmetries = Crowd.OTHELLO.symmetries();
        OthelloPosition start = Crowd.OTHELLO.start();
        int[] moves = new int[start.mostMoves()];
        int size = start.moves(moves, 0);
        double[] row = new double[size];
        assertThat(book.counts(symmetries, start, moves, size, row)).isGreaterThan(100);
        int most = 0;
        for (OthelloPosition position : Crowd.positions(300, 5)) {
            int count = position.moves(moves, 0);
            row = new double[count];
            double sum = book.counts(symmetries, position, moves, count, row);
            int symmetry = symmetries.standard(position);
            int[] images = new int[count];
            for (int i = 0; i < count; i++) images[i] = symmetries.move(moves[i], symmetry);
            double[] byKey = new double[count];
            assertThat(book.counts(symmetries.key(position, symmetry), images, count, byKey))
                    .isEqualTo(sum);
            assertThat(byKey).isEqualTo(row);
            if (sum > 0) most++;
        }
        assertThat(most).isPositive();
    }

    @Test
    void aSelectionKeepsWhatWasPlayedMost() {
        for (long seed = 0; seed < 20; seed++) {
            MoveCounts book = new MoveCounts();
            Random random = new Random(seed);
            Map<Pair, Integer> naive = new HashMap<>();
            for (int i = 0; i < 4000; i++) {
                Pair pair = new Pair(random.nextInt(1 + random.nextInt(300)), random.nextInt(1 + random.nextInt(10)));
                book.add(pair.key(), pair.move());
                naive.merge(pair, 1, Integer::sum);
            }
            List<Integer> often = naive.values().stream()
                    .filter(times -> times > 1)
                    .sorted((a, b) -> b - a)
                    .toList();
            for (int most : new int[] {1, 7, 100, often.size(), 5000}) {
                PositionCounts kept = BookSelection.of(book, most);
                int size = Math.min(most, often.size());
                assertThat(kept.size()).isEqualTo(size);
                int least = often.get(size - 1);
                int found = 0;
                for (Map.Entry<Pair, Integer> each : naive.entrySet()) {
                    boolean there =
                            count(kept, each.getKey().key(), each.getKey().move()) > 0;
                    if (there) found++;
                    if (each.getValue() > least) assertThat(there).isTrue();
                    if (each.getValue() < least) assertThat(there).isFalse();
                }
                assertThat(found).isEqualTo(size);
            }
        }
        assertThat(BookSelection.of(new MoveCounts(), 10).size()).isZero();
    }
}
