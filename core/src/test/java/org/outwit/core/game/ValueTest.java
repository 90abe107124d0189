package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ValueTest {

    @Test
    void infinityIsBeyondEveryValue() {
        assertThat(Value.isFinite(Value.INFINITY - 1)).isTrue();
        assertThat(Value.isFinite(-Value.INFINITY + 1)).isTrue();
        assertThat(Value.isFinite(Value.INFINITY)).isFalse();
        assertThat(Value.isFinite(-Value.INFINITY)).isFalse();
        assertThat(Value.isFinite(Long.MAX_VALUE)).isFalse();
    }

    /** What searches do with it must not overflow. */
    @Test
    void infinitySurvivesArithmetic() {
        assertThat(Math.addExact(Value.INFINITY, Value.INFINITY)).isPositive();
        assertThat(Math.negateExact(Value.INFINITY)).isNegative();
        assertThat(-Value.INFINITY - 1 - Value.INFINITY).isNegative();
    }
}
