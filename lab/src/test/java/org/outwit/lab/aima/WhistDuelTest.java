package org.outwit.lab.aima;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.lab.experiment.Measurement;

class WhistDuelTest {

    /** Who meets an equal wins from one seat what is lost from the other. */
    @Test
    void equalsComeOutEven() {
        Measurement measurement = new WhistDuel(Algorithm.PIMC, Algorithm.PIMC, 500).play(1);
        assertThat(measurement.number("tricks")).isZero();
        assertThat(measurement.number("as pimc")).isEqualTo(1);
    }
}
