package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TrustTest {

    @Test
    void isTheFormula() {
        double[] expected = {0.5, 0.3, 0.2};
        new Trust(2, 0.5).apply(new double[] {3, 1, 0}, expected, 3);
        assertThat(expected[0]).isCloseTo((2.5 + (2 + 1) * 0.5) / 6, within(1e-12));
        assertThat(expected[1]).isCloseTo((0.5 + (2 + 1) * 0.3) / 6, within(1e-12));
        assertThat(expected[2]).isCloseTo((2 + 1) * 0.2 / 6, within(1e-12));
    }

    @Test
    void probabilitiesSumToOneWhateverTheCounts() {
        Random random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            double[] counts =
                    random.doubles(6, -3, 3).map(count -> Math.max(0, count)).toArray();
            double[] expected = random.doubles(6, 0.01, 1).toArray();
            double sum = Arrays.stream(expected).sum();
            for (int j = 0; j < 6; j++) expected[j] /= sum;
            new Trust(0.1 + random.nextDouble() * 5, random.nextDouble()).apply(counts, expected, 6);
            assertThat(Arrays.stream(expected).sum()).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void growsWithTheCounts() {
        double before = 0.1;
        for (int n = 1; n < 100; n++) {
            double[] expected = {0.1, 0.9};
            new Trust(5, 0.3).apply(new double[] {n, 0}, expected, 2);
            assertThat(expected[0]).isGreaterThan(before);
            before = expected[0];
        }
        assertThat(before).isGreaterThan(0.9);
    }

    @Test
    void anEmptyBookSaysNothing() {
        double[] expected = {0.25, 0.75};
        new Trust(5, 0.3).apply(new double[2], expected, 2);
        assertThat(expected).containsExactly(0.25, 0.75);
    }

    @Test
    void oneCaseIsWhatApplySays() {
        double[] counts = {3, 0.2, 0};
        double[] expected = {0.5, 0.3, 0.2};
        for (int i = 0; i < 3; i++) {
            Trust.Case each = new Trust.Case(counts, i, expected[i]);
            double[] all = expected.clone();
            new Trust(2, 0.5).apply(counts, all, 3);
            assertThat(new Trust(2, 0.5).probability(each)).isCloseTo(all[i], within(1e-12));
        }
    }

    /** A person who always repeats moves is to be trusted at once, one who never does not at all. */
    @Test
    void fitsWhatItSees() {
        List<Trust.Case> steady = new ArrayList<>();
        List<Trust.Case> fickle = new ArrayList<>();
        for (int n = 1; n < 20; n++) {
            steady.add(new Trust.Case(new double[] {n, 0}, 0, 0.1));
            fickle.add(new Trust.Case(new double[] {n, 0}, 1, 0.5));
        }
        assertThat(Trust.fit(steady)).isEqualTo(new Trust(0.1, 0));
        assertThat(Trust.fit(fickle).strength()).isEqualTo(128);
    }

    @Test
    void refusesWhatIsNoTrust() {
        assertThatThrownBy(() -> new Trust(0, 0.5)).hasMessageContaining("strength (0.0)");
        assertThatThrownBy(() -> new Trust(1, 2)).hasMessageContaining("2.0");
    }
}
