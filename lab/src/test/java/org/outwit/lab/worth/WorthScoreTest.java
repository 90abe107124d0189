package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.lab.worth.WorthScore.Pair;
import org.outwit.lab.worth.WorthScore.Sight;

class WorthScoreTest {

    private static final Sight SIGHT = new Sight(10, 50, 8, 6);

    /** Means 2 and 1 points a game: 1.5, with a standard error of 0.5. */
    @Test
    void aWinIsTwoPointsAndPairsAreTheSample() {
        WorthScore score = new WorthScore(new Pair[] {new Pair(1, 1, SIGHT), new Pair(1, -1, SIGHT)});
        assertThat(score).hasToString("+3    =0    -1     1.500 ± 0.980  depth  5.0  foreseen 0.75");
    }

    @Test
    void gainsAreTakenOpeningByOpening() {
        WorthScore one = new WorthScore(new Pair[] {new Pair(1, 1, SIGHT), new Pair(0, -1, SIGHT)});
        WorthScore other = new WorthScore(new Pair[] {new Pair(1, 0, SIGHT), new Pair(-1, -1, SIGHT)});
        assertThat(one.gainOver(other)).isEqualTo("+0.500 ± 0.000");
    }
}
