package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.games.draughts.DraughtsPosition;

class NoisyFunctionTest {

    private static final int RANGE = 300;

    @Test
    void errsForAboutSoManyPositions() {
        NoisyFunction noisy = new NoisyFunction(SamuelTerms.F1, 25, RANGE, 1);
        int wrong = 0;
        for (int pair = 0; pair < 1000; pair++) {
            DraughtsPosition position = new CheckersTournament(1, 2000).opening(pair);
            int value = noisy.value(position, 0);
            assertThat(noisy.value(position, 0)).isEqualTo(value);
            assertThat(noisy.value(position, 1)).isEqualTo(-value);
            if (value == SamuelTerms.F1.value(position, 0)) continue;
            assertThat(value).isBetween(-RANGE, RANGE);
            wrong++;
        }
        assertThat(wrong).isBetween(200, 300);
    }

    @Test
    void withoutErrorItIsTheFunction() {
        DraughtsPosition position = new CheckersTournament(1, 2).opening(0);
        assertThat(new NoisyFunction(SamuelTerms.F2, 0, RANGE, 1).value(position, 0))
                .isEqualTo(SamuelTerms.F2.value(position, 0));
    }
}
