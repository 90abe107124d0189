package org.outwit.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class LabResultsTest {

    /** Cells with one seed share what is random, so together they are one observation, however many there are. */
    @Test
    void aSeedIsOneObservation() {
        LabResults results = new LabResults(
                Size.FULL,
                Map.of(
                        Cell.of(2, "budget", 100), Measurement.of("points", 1),
                        Cell.of(2, "budget", 200), Measurement.of("points", 2),
                        Cell.of(1, "budget", 100), Measurement.of("points", 0),
                        Cell.of(3, "budget", 200), Measurement.of("points", 0.5)));
        assertThat(results.bySeed(each -> each.number("points"))).containsExactly(0, 1.5, 0.5);
    }
}
