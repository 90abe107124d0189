package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class CombinationsTest {

    @Test
    void choicesOfAllBitsAreInTheOrderOfInts() {
        int[] ranks = new int[11];
        for (int chosen = 0; chosen < 1 << 10; chosen++) {
            int count = Integer.bitCount(chosen);
            assertThat(Combinations.rank(chosen, -1)).isEqualTo(ranks[count]);
            assertThat(Combinations.choice(ranks[count]++, count, -1)).isEqualTo(chosen);
        }
        assertThat(ranks).startsWith(1, 10, 45, 120, 210, 252);
    }

    @Test
    void choicesOfFreeBitsGoThereAndBack() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            int free = random.nextInt() | 0x0F0F_0F0F;
            int n = Integer.bitCount(free);
            int k = random.nextInt(n + 1);
            int rank = random.nextInt(Combinations.choose(n, k));
            int chosen = Combinations.choice(rank, k, free);
            assertThat(chosen & ~free).isZero();
            assertThat(Integer.bitCount(chosen)).isEqualTo(k);
            assertThat(Combinations.rank(chosen, free)).isEqualTo(rank);
        }
    }

    @Test
    void theLargestNumbersFit() {
        assertThat(Combinations.choose(32, 16)).isEqualTo(601_080_390);
        assertThat(Combinations.choose(32, 0)).isEqualTo(1);
        assertThat(Combinations.choose(3, 5)).isZero();
        assertThat(Combinations.choice(601_080_389, 16, -1)).isEqualTo(0xFFFF_0000);
    }
}
