package org.outwit.learn.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;

class IdentificationTest {

    private static final ConfidenceInterval HALF = new ConfidenceInterval(0.5, 0.1, 0.9);

    @Test
    void twoPeopleMakeNobodyCertain() {
        Tempering tempering = new Tempering(1, HALF, HALF, 2, 3);
        Identification found = Identification.of(
                3, 500, Map.of("Anna", -600.0, "Bob", -550.0), Map.of("Anna", -600.0, "Bob", -900.0), tempering);
        assertThat(found.suspects().get(0).name()).isEqualTo("Anna");
        assertThat(found.suspects().get(0).probability()).isCloseTo(0.875, within(1e-9));
        assertThat(found.suspects().get(1).probability()).isCloseTo(0.125, within(1e-9));
        assertThat(found.suspects().get(0).logLoss()).isCloseTo(1.2, within(1e-9));
    }

    /** Ten games that were compared say how far to believe ten; a hundred are not ten times as good. */
    @Test
    void moreGamesThanWereComparedSayHardlyMore() {
        Tempering tempering = new Tempering(0.4, HALF, HALF, 50, 10);
        assertThat(tempering.factor(5)).isEqualTo(0.4);
        assertThat(tempering.factor(100)).isCloseTo(0.04, within(1e-9));
        assertThat(Tempering.usualFactor(10)).isCloseTo(0.42, within(0.01));
        assertThat(Tempering.usualFactor(100)).isCloseTo(0.08, within(0.01));
    }
}
