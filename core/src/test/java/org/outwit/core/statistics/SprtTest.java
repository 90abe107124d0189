package org.outwit.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SprtTest {

    private static final Sprt TEST = new Sprt(0, 30, 0.05, 0.05);

    @Test
    void boundsAreWalds() {
        assertThat(TEST.high()).isEqualTo(Math.log(19));
        assertThat(TEST.low()).isEqualTo(-Math.log(19));
    }

    @Test
    void isWrongAboutAsOftenAsAsked() {
        assertThat(wrong(0, Sprt.Answer.SECOND)).isBetween(0.0, 0.07);
        assertThat(wrong(30, Sprt.Answer.FIRST)).isBetween(0.0, 0.07);
    }

    /** The share of 400 simulated matches of a player {@code elo} better that end with the wrong answer. */
    private static double wrong(double elo, Sprt.Answer wrong) {
        double points = Sprt.points(elo);
        int count = 0;
        for (int seed = 0; seed < 400; seed++) {
            if (match(points, new Random(seed)) == wrong) count++;
        }
        return count / 400.0;
    }

    private static Sprt.Answer match(double points, Random random) {
        double[] means = new double[20_000];
        for (int pair = 0; pair < means.length; pair++) {
            means[pair] = ((random.nextDouble() < points ? 1 : 0) + (random.nextDouble() < points ? 1 : 0)) / 2.0;
            if (pair % 10 != 9) continue;
            Sprt.Answer answer = TEST.answer(Arrays.copyOf(means, pair + 1));
            if (answer != Sprt.Answer.OPEN) return answer;
        }
        return Sprt.Answer.OPEN;
    }

    @Test
    void fewPairsDecideNothing() {
        assertThat(TEST.answer(1, 1, 1)).isEqualTo(Sprt.Answer.OPEN);
        double[] all = new double[200];
        Arrays.fill(all, 1);
        assertThat(TEST.answer(all)).isEqualTo(Sprt.Answer.SECOND);
    }

    @Test
    void refusesGuessesThatMakeNoSense() {
        assertThatThrownBy(() -> new Sprt(10, 10, 0.05, 0.05)).hasMessageContaining("must be below");
        assertThatThrownBy(() -> new Sprt(0, 10, 0, 0.05)).hasMessageContaining("between 0 and 1/2");
    }
}
