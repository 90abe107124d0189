package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;

class RollAverageTest {

    private static final int OUTPUTS = BackgammonNetwork.OUTPUTS;

    private final RandomBoards boards = new RandomBoards(17);
    private final BackgammonNetwork network = BackgammonNetwork.untrained(3);
    private final Evaluator<BackgammonPosition> evaluator = network.evaluator();
    private final RollAverage average = network.rollAverage();

    private static double equity(double[] p) {
        return 2 * p[0] - 1 + p[1] + p[2] - p[3] - p[4];
    }

    @Test
    void atOnceIsWhatTheEvaluatorSays() {
        double[] said = new double[OUTPUTS];
        for (int i = 0; i < 300; i++) {
            BackgammonPosition position = boards.next();
            average.atOnce(position, i & 1, said);
            assertThat(Backgammon.POINT * equity(said)).isCloseTo(evaluator.value(position, i & 1), within(0.51));
        }
    }

    /** The average over all rolls of what the best play is worth. */
    @Test
    void afterRollsIsExpectimax() {
        double[] said = new double[OUTPUTS];
        int[] rolls = new int[PlayLister.MOST_PLAYS];
        int[] plays = new int[PlayLister.MOST_PLAYS];
        for (int i = 0; i < 60; i++) {
            BackgammonPosition position = boards.next();
            int mover = position.turn();
            long key = position.key();
            average.afterRolls(position, mover, said);
            assertThat(position.key()).isEqualTo(key);
            double sum = 0;
            int count = position.moves(rolls, 0);
            for (int j = 0; j < count; j++) {
                double probability = position.probability(rolls[j]);
                position.make(rolls[j]);
                int best = Integer.MIN_VALUE;
                int playCount = position.moves(plays, 0);
                for (int k = 0; k < playCount; k++) {
                    position.make(plays[k]);
                    best = Math.max(best, evaluator.value(position, mover));
                    position.undo();
                }
                position.undo();
                sum += probability * best;
            }
            assertThat(Backgammon.POINT * equity(said)).isCloseTo(sum, within(0.6));
            double[] other = new double[OUTPUTS];
            average.afterRolls(position, 1 - mover, other);
            assertThat(equity(other)).isCloseTo(-equity(said), within(1e-6));
        }
    }
}
