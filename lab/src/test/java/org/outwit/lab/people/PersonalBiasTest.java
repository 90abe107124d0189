package org.outwit.lab.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloSurroundings;
import org.outwit.lab.people.DecisionSet.Decision;

class PersonalBiasTest {

    /** Two alternatives with surroundings of their own, of which this one is played. */
    private static Decision decision(int first, int second, int chosen) {
        int[] places = new int[2 * OthelloSurroundings.COUNT];
        Arrays.fill(places, 0, OthelloSurroundings.COUNT, first);
        Arrays.fill(places, OthelloSurroundings.COUNT, places.length, second);
        return new Decision(0, 2000, 0, 1, new int[] {10, 20}, places, chosen);
    }

    @Test
    void knowsNothingAtFirst() {
        double[] expected = {0.3, 0.7};
        new PersonalBias(0.04).apply(decision(1, 2, 0), expected);
        assertThat(expected).containsExactly(0.3, 0.7);
    }

    @Test
    void whatWasPlayedBecomesLikelierWhereItIsLikeThat() {
        PersonalBias leaning = new PersonalBias(0.04);
        for (int i = 0; i < 10; i++) {
            double[] expected = {0.3, 0.7};
            leaning.apply(decision(1, 2, 0), expected);
            leaning.learn(decision(1, 2, 0), expected);
        }
        double[] alike = {0.3, 0.7};
        leaning.apply(decision(1, 3, 1), alike);
        assertThat(alike[0]).isGreaterThan(0.5);
        assertThat(alike[0] + alike[1]).isCloseTo(1, within(1e-12));
        double[] other = {0.3, 0.7};
        leaning.apply(decision(4, 5, 0), other);
        assertThat(other).containsExactly(0.3, 0.7);
    }

    @Test
    void withoutStepsNothingIsLearned() {
        PersonalBias leaning = new PersonalBias(0);
        double[] expected = {0.3, 0.7};
        leaning.learn(decision(1, 2, 0), expected);
        leaning.apply(decision(1, 2, 0), expected);
        assertThat(expected).containsExactly(0.3, 0.7);
    }
}
