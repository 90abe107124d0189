package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrunedByBoundTest {

    private static final int TREES = 400;

    /** Portions pruned on 1,000 trees by another program, written from the print, with other random numbers. */
    @ParameterizedTest
    @CsvSource({"0, 0.478, 0.691", "500, 0.454, 0.671", "2500, 0.405, 0.610", "20000, 0.294, 0.453"})
    void prunesWhatAnIndependentProgramFound(int bound, double valid, double tail) {
        Map<String, Double> sums = new HashMap<>();
        for (long seed = 1; seed <= TREES; seed++) {
            PrunedByBound.measure(seed, bound).forEach((name, number) -> sums.merge(name, number, Double::sum));
        }
        assertThat(sums).doesNotContainKey("wrong");
        assertThat(portion(sums.get("older-valid"))).isCloseTo(valid, within(0.02));
        assertThat(portion(sums.get("older-tail"))).isCloseTo(tail, within(0.02));
        assertThat(sums.get("older-tail")).isEqualTo(sums.get("corrected"));
        if (bound == 0) assertThat(sums.get("older-tail")).isEqualTo(sums.get("alpha-beta"));
    }

    private static double portion(double leaves) {
        return 1 - leaves / (TREES * 1024.0);
    }
}
