package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.learn.example.Outlook;

class AgreementTest {

    @Test
    void countsBestGuessedAndRank() {
        assertThat(Agreement.of(new long[] {3, 5, 5, 1}, 1, 1)).isEqualTo(new Agreement(1, 1, 1, 4));
        assertThat(Agreement.of(new long[] {3, 5, 5, 1}, 2, 1)).isEqualTo(new Agreement(1, 1, 0, 4));
        assertThat(Agreement.of(new long[] {3, 5, 5, 1}, 0, 2)).isEqualTo(new Agreement(2, 0, 0, 0));
        assertThat(Agreement.of(new long[] {3, 5, 5, 1}, 3, 1)).isEqualTo(new Agreement(1, 0, 0, -2));
        Agreement both = new Agreement(1, 1, 1, 4).plus(new Agreement(2, 0, 0, 0));
        assertThat(both).isEqualTo(new Agreement(3, 1, 1, 4));
        assertThat(both.share()).isEqualTo(1.0 / 3);
        assertThat(Agreement.NONE.share()).isZero();
    }

    @Test
    void valuesAreThoseOfTheSearch() {
        Outlook outlook = new Outlook(
                0, new int[2], new int[][] {{2, -1}, {0, 0}}, new double[] {0, -7.5}, new boolean[] {false, true});
        assertThat(Agreement.values(outlook, new int[] {300, 50}, 1000)).containsExactly(550, -7500);
    }
}
