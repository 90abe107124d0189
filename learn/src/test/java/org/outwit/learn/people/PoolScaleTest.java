package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PoolScaleTest {

    private static final PoolScale SCALE = PoolScale.of(new long[] {30, 20, 0, 50});

    @Test
    void numbersAreZeroOnAverage() {
        assertThat(SCALE.standard(Optional.of(Pool.BULLET)))
                .containsExactly(new double[] {0.7, -0.2, 0, -0.5}, within(1e-12));
        double[] sums = new double[4];
        for (Pool pool : List.of(Pool.BULLET, Pool.BLITZ, Pool.TOURNAMENT)) {
            double[] numbers = SCALE.standard(Optional.of(pool));
            for (int i = 0; i < sums.length; i++) sums[i] += SCALE.shares()[pool.ordinal()] * numbers[i];
        }
        for (double sum : sums) assertThat(sum).isEqualTo(0, within(1e-12));
        assertThat(SCALE.standard(Optional.empty())).containsOnly(0).hasSize(4);
    }

    /** One in a thousand would be told from the others by a number a thousand times as large as theirs. */
    @Test
    void aSmallPoolIsAnybodys() {
        PoolScale scale = PoolScale.of(new long[] {300, 200, 1, 499});
        assertThat(scale.shares()).containsExactly(0.3, 0.2, 0, 0.499);
        assertThat(scale.standard(Optional.of(Pool.RAPID))).containsOnly(0).hasSize(4);
        assertThat(scale.standard(Optional.of(Pool.BLITZ))[Pool.RAPID.ordinal()])
                .isZero();
        assertThat(new Standing(1, scale.standard(Optional.of(Pool.RAPID))).leaning(1))
                .isZero();
    }

    @Test
    void wherePeopleArePlayingUnderTheSameConditionsNothingIsTold() {
        assertThat(PoolScale.of(new long[] {0, 0, 0, 50}).size()).isZero();
        assertThat(PoolScale.of(new long[] {1, 0, 0, 999}).size()).isZero();
        assertThat(PoolScale.of(new long[4]).size()).isZero();
        assertThat(PoolScale.NONE.standard(Optional.of(Pool.BLITZ))).isEmpty();
    }

    /** Strength, having little time, and both. */
    @Test
    void leaningsAreStrengthAndHurry() {
        Standing fast = new Standing(2, SCALE.standard(Optional.of(Pool.BLITZ)));
        assertThat(fast.leaning(0)).isEqualTo(2);
        assertThat(fast.leaning(1)).isEqualTo(0.5);
        assertThat(fast.leaning(2)).isEqualTo(1);
        Standing slow = new Standing(-1, SCALE.standard(Optional.of(Pool.TOURNAMENT)));
        assertThat(slow.leaning(1)).isEqualTo(-0.5);
        assertThat(Standing.of(3).leaning(1)).isZero();
        assertThat(Standing.leanings(SCALE)).isEqualTo(3);
        assertThat(Standing.leanings(PoolScale.NONE)).isEqualTo(1);
    }

    @Test
    void otherNumbersOfPoolsAreRefused() {
        assertThatExceptionOfType(IllegalArgumentException.class)
                .isThrownBy(() -> new PoolScale(new double[3]))
                .withMessage("it has 3 pools");
    }
}
