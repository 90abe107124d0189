package org.outwit.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SpreadTest {

    @Test
    void medianIsTheMiddleOrTheMeanOfTheTwoInTheMiddle() {
        assertThat(Spread.of(new double[] {9, 1, 4})).isEqualTo(new Spread(1, 4, 9));
        assertThat(Spread.of(new double[] {9, 1, 4, 5})).isEqualTo(new Spread(1, 4.5, 9));
    }
}
