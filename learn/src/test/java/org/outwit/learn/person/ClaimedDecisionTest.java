package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ClaimedDecisionTest {

    /** A claim of a half is worth a quarter or so. */
    private static final ClaimCalibration RARER = new ClaimCalibration(-1, 1, -0.5, 100);

    @Test
    void textTellsEverything() {
        ClaimedDecision decision =
                new ClaimedDecision(17, new double[] {0.25, 0.7431, 0.0069}, new double[] {0, 0.5, 2.125}, 1);
        ClaimedDecision read = ClaimedDecision.of(decision.text());
        assertThat(decision.text()).isEqualTo("17 1 0.2500:0.000 0.7431:0.500 0.0069:2.125");
        assertThat(read.text()).isEqualTo(decision.text());
        assertThat(read.expected()).isCloseTo(0.7431 * 0.5 + 0.0069 * 2.125, within(1e-12));
        assertThat(read.real()).isEqualTo(0.5);
        assertThat(read.favourite()).isEqualTo(1);
    }

    /** Only errors that were claimed are believed less, and the rest is for all others in proportion. */
    @Test
    void whatIsTakenFromErrorsGoesToTheOthers() {
        ClaimedDecision decision =
                new ClaimedDecision(0, new double[] {0.5, 0.245, 0.25, 0.005}, new double[] {0.8, 0.3, 0, 4}, 0);
        ClaimedDecision believed = decision.believedBy(RARER, 0.5);
        double half = RARER.played(0.5, 1.6);
        assertThat(half).isLessThan(0.25);
        assertThat(believed.probabilities()[0]).isEqualTo(half);
        assertThat(believed.probabilities()[1]).isCloseTo((1 - half) * 0.49, within(1e-12));
        assertThat(believed.probabilities()[2]).isCloseTo((1 - half) * 0.5, within(1e-12));
        assertThat(believed.probabilities()[3]).isCloseTo((1 - half) * 0.01, within(1e-12));
        assertThat(Arrays.stream(believed.probabilities()).sum()).isCloseTo(1, within(1e-12));
        assertThat(decision.believedBy(ClaimCalibration.NONE, 0.5).expected())
                .isCloseTo(decision.expected(), within(1e-12));
    }

    @Test
    void whereEveryMoveLosesOneOfThemIsPlayed() {
        ClaimedDecision decision = new ClaimedDecision(0, new double[] {0.6, 0.4}, new double[] {1, 1}, 0);
        assertThat(decision.believedBy(RARER, 0.5)).isSameAs(decision);
    }
}
