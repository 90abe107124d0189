package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Games;

class ClaimCalibrationTest {

    private static List<ClaimCalibration.Claim> claims(int count, double shift, double slope, double size) {
        Random random = new Random(5);
        List<ClaimCalibration.Claim> claims = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double claimed = 0.1 + 0.85 * random.nextDouble();
            double loss = 1 + 3 * random.nextDouble();
            double logit = shift + slope * Math.log(claimed / (1 - claimed)) + size * Math.log(loss);
            claims.add(new ClaimCalibration.Claim(claimed, loss, random.nextDouble() < 1 / (1 + Math.exp(-logit))));
        }
        return claims;
    }

    @Test
    void whatIsTrueIsFound() {
        ClaimCalibration found = ClaimCalibration.fit(claims(20_000, -1.2, 0.7, -0.5));
        assertThat(found.shift()).isCloseTo(-1.2, within(0.1));
        assertThat(found.slope()).isCloseTo(0.7, within(0.06));
        assertThat(found.size()).isCloseTo(-0.5, within(0.1));
        assertThat(found.cases()).isEqualTo(20_000);
        assertThat(found.played(0.5, 1)).isCloseTo(1 / (1 + Math.exp(1.2)), within(0.02));
        assertThat(found.played(0.5, Math.E)).isCloseTo(1 / (1 + Math.exp(1.7)), within(0.02));
    }

    @Test
    void ofNothingNothingIsConcluded() {
        ClaimCalibration nothing = ClaimCalibration.fit(List.of());
        assertThat(nothing.played(0.4, 2)).isEqualTo(0.4);
        ClaimCalibration one = ClaimCalibration.fit(List.of(new ClaimCalibration.Claim(0.9, 1, false)));
        assertThat(one.played(0.9, 1)).isBetween(0.3, 0.9);
        ClaimCalibration certain = ClaimCalibration.fit(List.of(new ClaimCalibration.Claim(0.999, 1, false)));
        assertThat(certain.played(0.999, 1)).isLessThan(0.5);
    }

    /** By the definition: nothing near is likelier, where all numbers are held near those that change nothing. */
    @Test
    void whatIsFoundIsTheLikeliest() {
        for (int count : new int[] {1, 3, 20, 200}) {
            List<ClaimCalibration.Claim> claims = claims(count, -1, 0.5, -0.5);
            ClaimCalibration found = ClaimCalibration.fit(claims);
            double best = likelihood(claims, found.shift(), found.slope(), found.size());
            for (double shift = -0.1; shift <= 0.1; shift += 0.05) {
                for (double slope = -0.1; slope <= 0.1; slope += 0.05) {
                    for (double size = -0.1; size <= 0.1; size += 0.05) {
                        assertThat(likelihood(
                                        claims, found.shift() + shift, found.slope() + slope, found.size() + size))
                                .isLessThanOrEqualTo(best + 1e-6);
                    }
                }
            }
        }
    }

    private static double likelihood(List<ClaimCalibration.Claim> claims, double shift, double slope, double size) {
        double sum = -(shift * shift + (slope - 1) * (slope - 1) + size * size) / 2;
        for (ClaimCalibration.Claim each : claims) {
            double logit =
                    shift + slope * Math.log(each.claimed() / (1 - each.claimed())) + size * Math.log(each.loss());
            sum -= Math.log(1 + Math.exp(each.played() ? -logit : logit));
        }
        return sum;
    }

    /** Errors are never made likelier than the predictor says, and likelier ones stay likelier. */
    @Test
    void noClaimIsMadeLarger() {
        List<ClaimCalibration> all = new ArrayList<>();
        for (String game : List.of("othello", "checkers", "chess")) all.add(ClaimCalibration.of(Games.named(game)));
        all.add(ClaimCalibration.fit(claims(200, 1, 1, 0)));
        for (ClaimCalibration each : all) {
            for (double loss : new double[] {1, 2, 4}) {
                double before = 0;
                for (double claimed = 0.011; claimed < 1; claimed += 0.01) {
                    double played = each.played(claimed, loss);
                    assertThat(played).isBetween(before, claimed);
                    before = played;
                }
                assertThat(each.played(0.005, loss)).isEqualTo(0.005);
            }
        }
    }
}
