package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Games;

class ClaimCalibrationTest {

    private static List<ClaimCalibration.Claim> claims(int count, double shift, double slope) {
        Random random = new Random(5);
        List<ClaimCalibration.Claim> claims = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double claimed = 0.1 + 0.85 * random.nextDouble();
            double logit = shift + slope * Math.log(claimed / (1 - claimed));
            claims.add(new ClaimCalibration.Claim(claimed, random.nextDouble() < 1 / (1 + Math.exp(-logit))));
        }
        return claims;
    }

    @Test
    void whatIsTrueIsFound() {
        ClaimCalibration found = ClaimCalibration.fit(claims(20_000, -1.2, 0.7));
        assertThat(found.shift()).isCloseTo(-1.2, within(0.06));
        assertThat(found.slope()).isCloseTo(0.7, within(0.06));
        assertThat(found.cases()).isEqualTo(20_000);
        assertThat(found.played(0.5)).isCloseTo(1 / (1 + Math.exp(1.2)), within(0.02));
    }

    @Test
    void ofNothingNothingIsConcluded() {
        ClaimCalibration nothing = ClaimCalibration.fit(List.of());
        assertThat(nothing.played(0.4)).isEqualTo(0.4);
        ClaimCalibration one = ClaimCalibration.fit(List.of(new ClaimCalibration.Claim(0.9, false)));
        assertThat(one.played(0.9)).isBetween(0.5, 0.9);
    }

    /** Errors are never made likelier than the predictor says, and likelier ones stay likelier. */
    @Test
    void noClaimIsMadeLarger() {
        List<ClaimCalibration> all = new ArrayList<>();
        for (String game : List.of("othello", "checkers", "chess")) all.add(ClaimCalibration.of(Games.named(game)));
        all.add(ClaimCalibration.fit(claims(200, 1, 1)));
        for (ClaimCalibration each : all) {
            double before = 0;
            for (double claimed = 0.01; claimed < 1; claimed += 0.01) {
                double played = each.played(claimed);
                assertThat(played).isBetween(before, claimed);
                before = played;
            }
        }
    }
}
