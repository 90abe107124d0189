package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MoveCountsTest {

    private record Entry(long key, int move) {}

    @Test
    void countsAsAMapDoes() {
        Random random = new Random(1);
        MoveCounts book = new MoveCounts();
        Map<Entry, Double> naive = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            Entry entry = new Entry(random.nextInt(3000) * 1024L, random.nextInt(5));
            double count = 1 + random.nextInt(2);
            book.add(entry.key, entry.move, count);
            naive.merge(entry, count, Double::sum);
        }
        assertThat(book.entries()).isEqualTo(naive.size());
        assertThat(book.positions()).isEqualTo((int)
                naive.keySet().stream().map(Entry::key).distinct().count());
        naive.forEach(
                (entry, count) -> assertThat(book.count(entry.key, entry.move)).isEqualTo(count));
        Map<Entry, Double> visited = new HashMap<>();
        book.forEach((key, move, count) -> visited.put(new Entry(key, move), count));
        assertThat(visited).isEqualTo(naive);
    }

    @Test
    void knowsNothingOfWhatWasNotPlayed() {
        MoveCounts book = new MoveCounts();
        book.add(5, 1);
        assertThat(book.count(5, 2)).isZero();
        assertThat(book.count(6, 1)).isZero();
    }

    @Test
    void countsAreInTheOrderOfTheMoves() {
        MoveCounts book = new MoveCounts();
        book.add(5, 1);
        book.add(5, 3, 2);
        double[] counts = new double[4];
        assertThat(book.counts(5, new int[] {3, 2, 1, 0}, 4, counts)).isEqualTo(3);
        assertThat(counts).containsExactly(2, 0, 1, 0);
        assertThat(book.counts(6, new int[] {3, 2, 1, 0}, 4, counts)).isZero();
        assertThat(counts).containsOnly(0);
    }

    @Test
    void anotherBookCanBeAddedAndTakenAway() {
        MoveCounts book = new MoveCounts();
        book.add(5, 1);
        MoveCounts other = new MoveCounts();
        other.add(5, 1, 3);
        other.add(7, 2);
        book.addAll(other, 1);
        assertThat(book.count(5, 1)).isEqualTo(4);
        assertThat(book.count(7, 2)).isEqualTo(1);
        book.addAll(other, -1);
        assertThat(book.count(5, 1)).isEqualTo(1);
        assertThat(book.count(7, 2)).isZero();
    }
}
