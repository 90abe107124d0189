package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RaceInputsTest {

    private static int[] numbers(int[] own, int[] other) {
        int[] numbers = new int[RaceInputs.COUNT];
        RaceInputs.write(Board.of(own, other), 0, numbers, 0);
        return numbers;
    }

    private static int[] places(int point, int checkers) {
        int[] places = new int[Board.BAR + 1];
        places[point] = checkers;
        return places;
    }

    private static double deviations(int[] numbers, int at) {
        return numbers[at] + numbers[at + 1] / 16.0 - numbers[at + 2] - numbers[at + 3] / 16.0;
    }

    /** One checker on the highest point needs a second roll with probability 1/4: mean 5/4 and variance 3/16. */
    @Test
    void atHomeTheTableTellsTheRolls() {
        int[] numbers = numbers(places(6, 1), places(6, 1));
        double expected = 0.5 / Math.sqrt(2 * 3 / 16.0 + 0.01);
        assertThat(deviations(numbers, 0)).isCloseTo(expected, within(1 / 16.0));
        assertThat(deviations(numbers, 4)).isEqualTo(deviations(numbers, 8)).isZero(); // no gammons
        assertThat(numbers).endsWith(0, 0); // nobody far back
    }

    /** 3 checkers on point 9 have 27 pips and waste 8, which is 4.29 rolls of 8 1/6. */
    @Test
    void elsewhereThePipsDo() {
        int[] numbers = numbers(places(9, 3), places(1, 2));
        double mean = 35 / (49 / 6.0);
        assertThat(deviations(numbers, 0))
                .isCloseTo((1 - mean + 0.5) / Math.sqrt(0.28 * mean + 0.01), within(1 / 16.0));
    }

    /** All checkers on point 7 are 15 pips from home, and who has not borne off any of them may lose a gammon. */
    @Test
    void gammonsAreEstimatedFromTheFirstChecker() {
        int[] numbers = numbers(places(7, 15), places(3, 4));
        double first = 0.8 + 15 * 0.107 + 15 * 0.214;
        BearOffTable table = BearOff.untilAllAreOff();
        int rank = BearOffTable.rank(Board.of(places(7, 15), places(3, 4)), 1);
        double deviations = (first - table.mean(rank) - 0.5) / Math.sqrt(0.14 * first + table.variance(rank) + 0.01);
        assertThat(deviations(numbers, 8)).isCloseTo(deviations, within(1 / 16.0));
        assertThat(deviations(numbers, 4)).isZero();
    }

    @Test
    void muchIsAsMuchAsCanBeSaid() {
        int[] numbers = numbers(places(24, 15), places(1, 2));
        assertThat(numbers).startsWith(0, 0).endsWith(15, 0);
        assertThat(deviations(numbers, 0)).isEqualTo(-63 / 16.0);
    }
}
