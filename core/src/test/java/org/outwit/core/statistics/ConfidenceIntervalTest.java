package org.outwit.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfidenceIntervalTest {

    /** Table I of Newcombe, 1998, method 3. */
    @ParameterizedTest
    @CsvSource({"81, 263, 0.2553, 0.3662", "15, 148, 0.0624, 0.1605", "0, 20, 0, 0.1611", "1, 29, 0.0061, 0.1718"})
    void sharesHaveWilsonsInterval(long successes, long trials, double low, double high) {
        ConfidenceInterval interval = ConfidenceInterval.ofShare(successes, trials);
        assertThat(interval.estimate()).isEqualTo((double) successes / trials);
        assertThat(interval.low()).isCloseTo(low, within(5.1e-5));
        assertThat(interval.high()).isCloseTo(high, within(5.1e-5));
    }

    @Test
    void nothingCountedIsNothingKnown() {
        assertThat(ConfidenceInterval.ofShare(0, 0)).isEqualTo(new ConfidenceInterval(0.5, 0, 1));
        assertThat(ConfidenceInterval.ofPoints()).isEqualTo(new ConfidenceInterval(0.5, 0, 1));
        assertThat(ConfidenceInterval.ofGames(0, 0, 0).estimate()).isEqualTo(0.5);
        assertThat(ConfidenceInterval.ofMean(3).halfWidth()).isInfinite();
        assertThat(ConfidenceInterval.errorOfShare(0, 0)).isZero();
    }

    @Test
    void isWrittenWithPlusAndMinusOrBothEnds() {
        assertThat(new ConfidenceInterval(0.5, 0.4, 0.6).text(3)).isEqualTo("0.500 ± 0.100");
        assertThat(ConfidenceInterval.ofShare(20, 20).text(3)).isEqualTo("1.000 (0.839 to 1.000)");
        assertThat(ConfidenceInterval.ofMean(1, 3).text(1)).isEqualTo("2.0 ± 12.7");
    }

    @Test
    void endsOfSharesAreExact() {
        assertThat(ConfidenceInterval.ofShare(0, 7).low()).isZero();
        assertThat(ConfidenceInterval.ofShare(7, 7).high()).isEqualTo(1);
    }

    /** "Student", 1908: hours of sleep gained by ten patients; the mean is 1.58 and its standard error 0.389. */
    @Test
    void pairsAreComparedByTheirDifferences() {
        double[] hyoscyamine = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
        double[] hyoscine = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};
        ConfidenceInterval gain = ConfidenceInterval.ofDifference(hyoscine, hyoscyamine);
        assertThat(gain.estimate()).isCloseTo(1.58, within(1e-12));
        assertThat(gain.halfWidth()).isCloseTo(2.262 * 0.389, within(2e-3));
        assertThat(gain.low()).isCloseTo(1.58 - gain.halfWidth(), within(1e-12));
    }

    @Test
    void theConstantHoldsNinetyFivePercent() {
        double z = ConfidenceInterval.halfWidth(1);
        assertThat(2 * mass(z)).isCloseTo(0.95, within(1e-5));
    }

    /** The mass of the normal density between the mean and z, by Simpson's rule. */
    private static double mass(double z) {
        int steps = 2000;
        double sum = 0;
        for (int i = 0; i <= steps; i++) {
            double x = z * i / steps;
            sum += (i == 0 || i == steps ? 1 : i % 2 == 1 ? 4 : 2) * Math.exp(-x * x / 2);
        }
        return sum * z / steps / 3 / Math.sqrt(2 * Math.PI);
    }
}
