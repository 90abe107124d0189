package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

class TimesPlayedTest {

    private static final Checkers CHECKERS = new Checkers();

    private static double times(String position, String move) {
        DraughtsPosition at = CHECKERS.notation().position(position);
        PopulationModel people = Populations.SHIPPED.of(CHECKERS).orElseThrow();
        double[] times = PopulationPredictor.of(CHECKERS, people, Double.NaN).timesPlayed(at);
        int[] moves = new int[at.mostMoves()];
        int count = at.moves(moves, 0);
        assertThat(times).hasSize(count);
        for (int i = 0; i < count; i++) {
            if (moves[i] == CHECKERS.notation().parse(at, move)) return times[i];
        }
        throw new AssertionError(move + " is not legal.");
    }

    /** A gambit of theory: a search of a dozen plies sees a man lost, and one of twenty sees that it is none. */
    @Test
    void gambitsAreKnown() {
        String position = "B:W17,21,22,23,24,25,26,27,28,30,31,32:B1,2,3,4,5,6,7,10,11,12,13,15";
        assertThat(times(position, "15-18")).isGreaterThan(2);
        assertThat(times(position, "15-19")).isLessThan(2);
    }
}
