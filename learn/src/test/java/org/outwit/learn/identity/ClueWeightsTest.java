package org.outwit.learn.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.learn.people.Clue;

class ClueWeightsTest {

    /** Games of people who are told apart by these clues, each by so much. */
    private static List<List<double[][]>> later(int people, int games, double... apart) {
        Random random = new Random(2);
        List<List<double[][]>> later = new ArrayList<>();
        for (int person = 0; person < people; person++) {
            List<double[][]> theirs = new ArrayList<>();
            for (int game = 0; game < games; game++) {
                double[][] clues = Clue.rows(people);
                for (int k = 0; k < clues.length; k++) {
                    for (int i = 0; i < people; i++)
                        clues[k][i] = -500 + (i == person ? apart[k] : 0) + random.nextGaussian();
                }
                theirs.add(clues);
            }
            later.add(theirs);
        }
        return later;
    }

    @Test
    void whatTellsPeopleApartCounts() {
        double[] weights = ClueWeights.fit(later(20, 60, 0, 0, 0, 1), 4, 1).weights();
        for (Clue each : List.of(Clue.TASTE, Clue.BOOK, Clue.BEEN))
            assertThat(weights[Clue.LOOKS.ordinal()]).isGreaterThan(5 * weights[each.ordinal()]);
        assertThat(weights).doesNotContain(Double.NaN);
        for (double each : weights) assertThat(each).isNotNegative();
        double[] other = ClueWeights.fit(later(20, 60, 1, 0, 0, 0), 4, 1).weights();
        assertThat(other[Clue.TASTE.ordinal()]).isGreaterThan(5 * other[Clue.LOOKS.ordinal()]);
        assertThat(ClueWeights.fit(later(20, 60, 1, 0, 0, 0), 4, 1).weights()).isEqualTo(other);
    }

    /** The usual weights hardly hear the clue by which these people are known. */
    @Test
    void fittedWeightsAreRightOftener() {
        List<List<double[][]>> later = later(20, 60, 0, 0, 0, 1);
        List<List<double[]>> usual = later.stream()
                .map(person -> person.stream().map(ClueWeights.USUAL::weigh).toList())
                .toList();
        double before = Tempering.of(usual, 4, 1).right().estimate();
        double fitted =
                Tempering.of(ClueWeights.crossed(later, 4, 1), 4, 1).right().estimate();
        assertThat(before).isLessThan(0.15);
        assertThat(fitted).isGreaterThan(0.4);
    }

    /** Where clues tell nothing, weights that were fitted to the people themselves would seem to: those of others do not. */
    @Test
    void whereNothingTellsPeopleApartNobodyIsFound() {
        double right = Tempering.of(ClueWeights.crossed(later(20, 60, 0, 0, 0, 0), 4, 1), 4, 1)
                .right()
                .estimate();
        assertThat(right).isLessThan(0.12);
    }

    @Test
    void ofFewPeopleNothingIsLearned() {
        assertThat(ClueWeights.fit(later(7, 20, 0, 0, 0, 3), 4, 1)).isSameAs(ClueWeights.USUAL);
        assertThat(ClueWeights.fit(later(20, 3, 0, 0, 0, 3), 4, 1)).isSameAs(ClueWeights.USUAL);
    }
}
