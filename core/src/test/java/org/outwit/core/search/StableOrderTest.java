package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StableOrderTest {

    private static int[] stable(int[] values) {
        return IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparing(i -> -values[i]))
                .mapToInt(i -> i)
                .toArray();
    }

    @Test
    void ranksAsAStableSortDoes() {
        Random random = new Random(3);
        for (int trial = 0; trial < 500; trial++) {
            int[] values = random.ints(random.nextInt(12), -3, 4).toArray();
            double[] chances = Arrays.stream(values).asDoubleStream().toArray();
            int[] places = new int[values.length];
            int[] byChance = new int[values.length];
            for (int i = 0; i < values.length; i++) {
                StableOrder.insert(i, places, i, values);
                StableOrder.insert(i, byChance, i, chances);
            }
            assertThat(places).containsExactly(stable(values));
            assertThat(byChance).containsExactly(stable(values));
        }
    }

    @Test
    void movesThatStandBeforeTheFirstStay() {
        Random random = new Random(4);
        for (int trial = 0; trial < 500; trial++) {
            int[] values = random.ints(random.nextInt(12), -3, 4).toArray();
            int[] moves = new int[values.length + 2];
            int[] scores = new int[moves.length];
            for (int i = 2; i < moves.length; i++) {
                moves[i] = i - 2;
                StableOrder.insert(moves, scores, 2, i, values[i - 2]);
            }
            assertThat(Arrays.copyOf(moves, 2)).containsExactly(0, 0);
            assertThat(Arrays.copyOfRange(moves, 2, moves.length)).containsExactly(stable(values));
            for (int i = 2; i < moves.length; i++) assertThat(scores[i]).isEqualTo(values[moves[i]]);
        }
    }
}
