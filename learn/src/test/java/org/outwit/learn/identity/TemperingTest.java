package org.outwit.learn.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TemperingTest {

    /** Games of people who are told apart by one bell-shaped number each; {@code times} is how much too sure the likelihoods are. */
    private static List<List<double[]>> rows(int people, int games, double apart, double times) {
        Random random = new Random(1);
        List<List<double[]>> rows = new ArrayList<>();
        for (int person = 0; person < people; person++) {
            List<double[]> theirs = new ArrayList<>();
            for (int game = 0; game < games; game++) {
                double[] row = new double[people];
                double[] seen = new double[people];
                for (int i = 0; i < people; i++) seen[i] = (i == person ? apart : 0) + random.nextGaussian();
                for (int i = 0; i < people; i++) row[i] = times * (seen[i] * apart - apart * apart / 2);
                theirs.add(row);
            }
            rows.add(theirs);
        }
        return rows;
    }

    @Test
    void likelihoodsThatAreTooSureAreTempered() {
        assertThat(Tempering.of(rows(12, 200, 0.5, 1), 4, 1).factor()).isCloseTo(1, within(0.25));
        assertThat(Tempering.of(rows(12, 200, 0.5, 4), 4, 1).factor()).isCloseTo(0.25, within(0.06));
    }

    @Test
    void moreGamesAreRightOftener() {
        List<List<double[]>> rows = rows(20, 100, 0.5, 1);
        Tempering one = Tempering.of(rows, 1, 1);
        Tempering twenty = Tempering.of(rows, 20, 1);
        assertThat(one.right().estimate()).isBetween(0.05, 0.4);
        assertThat(twenty.right().estimate()).isBetween(0.5, 0.85); // 0.65 by the theory of the bell curve
        assertThat(one.firstThree().estimate()).isGreaterThan(one.right().estimate());
        assertThat(Tempering.of(rows, 20, 1)).isEqualTo(twenty);
    }

    @Test
    void whoHasTooFewGamesIsLeftOut() {
        Tempering none = Tempering.of(rows(3, 5, 1, 1), 6, 1);
        assertThat(none.people()).isZero();
        assertThat(none.factor()).isEqualTo(1);
    }
}
