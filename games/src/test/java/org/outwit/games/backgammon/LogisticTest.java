package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class LogisticTest {

    @Test
    void isCloseToTheFunction() {
        for (float x = -20; x <= 20; x += 0.01f) {
            assertThat((double) Logistic.of(x)).isCloseTo(1 / (1 + Math.exp(-x)), within(1e-5));
        }
    }
}
