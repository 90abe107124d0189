package org.outwit.lab.framework;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.lab.experiment.Measurement;

class FrameworkTrialTest {

    @Test
    void whatThePaperClaimsHoldsOnTreesWithTies() {
        double fewer = 0;
        double beyond = 0;
        for (long seed = 1; seed <= 40; seed++) {
            Measurement measurement = FrameworkTrial.of(InformedTree.tied(seed, 3, 5), seed % 2 == 0);
            for (FrameworkClaim claim : FrameworkClaim.values()) {
                if (claim.isPrinted() || claim == FrameworkClaim.AMONG_ALPHA_BETAS)
                    assertThat(measurement.number(claim.broken()))
                            .as(claim + ", seed " + seed)
                            .isZero();
            }
            fewer += measurement.number("fewer than sss-2");
            beyond += measurement.number(FrameworkClaim.H_AMONG_ALPHA_BETAS.broken());
        }
        assertThat(fewer).isPositive();
        assertThat(beyond).isPositive();
    }

    @Test
    void nodesAreCountedOnce() {
        InformedTree tree = InformedTree.random(3, 2, 1);
        Measurement measurement = FrameworkTrial.of(tree, false);
        assertThat(measurement.number("nodes alpha-beta")).isEqualTo(3);
        assertThat(measurement.number("nodes sss*")).isEqualTo(3);
        assertThat(measurement.number("held maxsearch")).isEqualTo(3);
    }
}
