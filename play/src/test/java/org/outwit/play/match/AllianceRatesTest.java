package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;

class AllianceRatesTest {

    private static final Offset<Double> CLOSE = Offset.offset(1e-12);

    /** By writing down every alliance and counting. */
    @Test
    void anOpeningIsOneObservation() {
        Random random = new Random(3);
        for (int round = 0; round < 200; round++) {
            int players = 2 + random.nextInt(4);
            int openings = 2 + random.nextInt(5);
            AllianceRates rates = new AllianceRates(players);
            double[] ofFirstTwo = new double[openings];
            for (int opening = 0; opening < openings; opening++) {
                int games = 1 + random.nextInt(players);
                List<int[]> all = new ArrayList<>();
                for (int game = 0; game < games; game++) {
                    rates.game(opening);
                    for (int i = random.nextInt(6); i > 0; i--) {
                        int one = random.nextInt(players);
                        int other = (one + 1 + random.nextInt(players - 1)) % players;
                        rates.formed(opening, one, other, 1);
                        all.add(new int[] {one, other});
                    }
                }
                ofFirstTwo[opening] =
                        all.stream().filter(each -> each[0] + each[1] == 1).count() / (double) games;
            }
            check(rates.of(0, 1), ofFirstTwo);
            check(rates.of(1, 0), ofFirstTwo);
        }
    }

    private static void check(ConfidenceInterval found, double[] values) {
        ConfidenceInterval expected = ConfidenceInterval.ofMean(values);
        assertThat(found.estimate()).isCloseTo(expected.estimate(), CLOSE);
        assertThat(found.low()).isCloseTo(Math.max(0, expected.low()), CLOSE);
        assertThat(found.high()).isCloseTo(expected.high(), CLOSE);
    }
}
