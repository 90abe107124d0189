package org.outwit.learn.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.person.ClaimCalibration;
import org.outwit.learn.person.ErrorClaims;

class ClaimCheckTest {

    private static ClaimCheck check(int decisions, double slope, double error) {
        return check(decisions, slope, error, false);
    }

    private static ClaimCheck check(int decisions, double slope, double error, boolean learned) {
        return check(decisions, 10, slope, error, learned);
    }

    private static ClaimCheck check(int decisions, int cases, double slope, double error, boolean learned) {
        ErrorClaims.Size size = new ErrorClaims.Size(
                2, cases, 0.5, ConfidenceInterval.ofShare(4, 10), 0.3, ConfidenceInterval.ofShare(2, 10));
        return ClaimCheck.of(
                new ErrorClaims(decisions, 3, 5, List.of(size), 2, 1, ClaimCalibration.NONE, interval(slope, error)),
                learned);
    }

    private static ConfidenceInterval interval(double slope, double error) {
        double half = ConfidenceInterval.halfWidth(error);
        return new ConfidenceInterval(slope, slope - half, slope + half);
    }

    @Test
    void ofFewDecisionsNothingIsBelieved() {
        ClaimCheck few = check(99, 1, 0.01);
        assertThat(few.own()).isFalse();
        assertThat(few.kept()).isCloseTo(ClaimCheck.GENERAL, within(1e-9));
        assertThat(few.keptMost() - few.keptLeast()).isGreaterThan(2 * ClaimCheck.SPREAD);
        assertThat(check(1_000, 0, Double.POSITIVE_INFINITY).own()).isFalse();
    }

    /** The surer the person's own slope is, the more it counts. */
    @Test
    void theOwnSlopeIsWeighedAgainstThatOfPeople() {
        assertThat(check(300, 0.2, 0.001).kept()).isCloseTo(0.2, within(0.001));
        assertThat(check(300, 0.2, ClaimCheck.SPREAD).kept()).isCloseTo((0.2 + ClaimCheck.GENERAL) / 2, within(1e-9));
        assertThat(check(300, 0.2, 100).kept()).isCloseTo(ClaimCheck.GENERAL, within(0.001));
        assertThat(check(300, 1.4, 0.001).kept())
                .as("claims are not made larger")
                .isEqualTo(1 - ClaimCheck.LEAST_KEPT);
        assertThat(check(300, -0.4, 0.001).kept()).as("nor turned round").isEqualTo(ClaimCheck.LEAST_KEPT);
    }

    /** "Shrunk to 100 %" was said of a person who had been put to the test four times. */
    @Test
    void nothingIsCertainAndFewCasesSayNothing() {
        assertThat(check(5_000, 4, 1, 0.001, false).own()).isFalse();
        assertThat(check(5_000, 4, 1, 0.001, false).kept()).isCloseTo(ClaimCheck.GENERAL, within(1e-9));
        for (double slope = -1; slope <= 2; slope += 0.1) {
            ClaimCheck each = check(5_000, 40, slope, 0.01, false);
            assertThat(List.of(each.kept(), each.keptLeast(), each.keptMost()))
                    .allMatch(kept -> Math.round(100 * kept) > 0 && Math.round(100 * kept) < 100);
        }
    }

    @Test
    void aModelDoesNotVouchForItself() {
        assertThat(check(300, 1, 0.01, true).kept()).isEqualTo(ClaimCheck.GENERAL);
        assertThat(check(300, 0.2, 0.01, true).kept()).isCloseTo(0.2, within(0.01));
    }

    /** A gain of 1 at a risk of 1 is a claim that they lose 2 more; if half of that comes true, nothing is left. */
    @Test
    void onlyAPartOfWhatOutweighsTheRiskComesTrue() {
        ClaimCheck half = check(300, 0.5, 0.001);
        assertThat(half.left(1, 1).estimate()).isCloseTo(0, within(0.01));
        assertThat(half.left(1, 0).estimate()).isCloseTo(0.5, within(0.01));
        ConfidenceInterval left = check(300, 0.5, 0.1).left(1, 0.2);
        assertThat(left.low()).isLessThan(left.estimate());
        assertThat(left.estimate()).isLessThan(left.high());
    }
}
