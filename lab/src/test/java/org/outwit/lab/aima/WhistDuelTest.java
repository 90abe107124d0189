package org.outwit.lab.aima;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.lab.experiment.Measurement;

class WhistDuelTest {

    /** Who meets an equal wins from one seat what is lost from the other. */
    @Test
    void equalsComeOutEven() {
        Measurement outcome = new WhistDuel(Algorithm.PIMC, Algorithm.PIMC, 500).play(1);
        assertThat(outcome.number("tricks")).isZero();
        assertThat(outcome.number("as pimc")).isEqualTo(1);
    }
}
