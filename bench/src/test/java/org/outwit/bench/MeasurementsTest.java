package org.outwit.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeasurementsTest {

    @Test
    void medianIsTheMiddleOrTheMeanOfTheTwoInTheMiddle() {
        assertThat(Measurements.of(new double[] {9, 1, 4})).isEqualTo(new Measurements(1, 4, 9));
        assertThat(Measurements.of(new double[] {9, 1, 4, 5})).isEqualTo(new Measurements(1, 4.5, 9));
    }
}
