package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BearOffTest {

    private final Map<Integer, Double> best = new HashMap<>();

    private static Board board(int[] own, int[] other) {
        int[] first = new int[Board.BAR + 1];
        int[] second = new int[Board.BAR + 1];
        System.arraycopy(own, 1, first, 1, BearOffTable.POINTS);
        System.arraycopy(other, 1, second, 1, BearOffTable.POINTS);
        return Board.of(first, second);
    }

    private static float[] predicted(int[] own, int[] other) {
        float[] outputs = new float[EquityNetwork.OUTPUTS];
        BearOff.predict(board(own, other), 0, outputs);
        return outputs;
    }

    /** The probability that who rolls wins if both always make the play that is best against the other. */
    private double best(int own, int other) {
        Double known = best.get(own << 16 | other);
        if (known != null) return known;
        int[] first = new int[BearOffTable.POINTS + 1];
        int[] second = new int[BearOffTable.POINTS + 1];
        BearOffTable.counts(own, first);
        BearOffTable.counts(other, second);
        BackgammonPosition position = BackgammonPosition.before(board(first, second), MatchTerms.PLAIN, 0);
        int[] rolls = new int[PlayLister.MOST_PLAYS];
        int[] plays = new int[PlayLister.MOST_PLAYS];
        double sum = 0;
        int rollCount = position.moves(rolls, 0);
        for (int i = 0; i < rollCount; i++) {
            double probability = position.probability(rolls[i]);
            position.make(rolls[i]);
            double most = 0;
            int playCount = position.moves(plays, 0);
            for (int j = 0; j < playCount; j++) {
                position.make(plays[j]);
                int left = BearOffTable.rank(position.board(), 0);
                position.undo();
                most = Math.max(most, left == 0 ? 1 : 1 - best(other, left));
            }
            position.undo();
            sum += probability * most;
        }
        best.put(own << 16 | other, sum);
        return sum;
    }

    /** That both play as if they were alone costs little: nobody wins more often by the best play than this is off. */
    @Test
    void isCloseToTheBestPlayOfBoth() {
        int size = BearOffTable.size(3);
        double sum = 0;
        double largest = 0;
        int[] own = new int[BearOffTable.POINTS + 1];
        int[] other = new int[BearOffTable.POINTS + 1];
        for (int i = 1; i < size; i++) {
            for (int j = 1; j < size; j++) {
                BearOffTable.counts(i, own);
                BearOffTable.counts(j, other);
                double error = Math.abs(predicted(own, other)[0] - best(i, j));
                sum += error;
                largest = Math.max(largest, error);
            }
        }
        assertThat(sum / ((size - 1) * (size - 1))).isLessThan(0.0001);
        assertThat(largest).isLessThan(0.002);
    }

    /** One roll each: who rolls wins at once by 36 of 36, or else the other does. */
    @Test
    void whoRollsFirstIsAhead() {
        assertThat(predicted(new int[] {0, 2, 0, 0, 0, 0, 0}, new int[] {0, 2, 0, 0, 0, 0, 0}))
                .containsExactly(1, 0, 0, 0, 0);
        float[] four = predicted(new int[] {0, 4, 0, 0, 0, 0, 0}, new int[] {0, 2, 0, 0, 0, 0, 0});
        assertThat((double) four[0]).isCloseTo(6 / 36.0, within(1e-6));
    }

    @Test
    void gammonsAreWhatTheFirstCheckerIsTooLateFor() {
        int[] last = {0, 2, 0, 0, 0, 0, 0};
        int[] all = {0, 0, 0, 0, 0, 0, 15};
        assertThat(predicted(last, all)).containsExactly(1, 1, 0, 0, 0);
        float[] late = predicted(all, last);
        assertThat(late[0]).isZero();
        assertThat((double) late[3]).isCloseTo(19 / 36.0, within(1e-6));
    }

    @Test
    void isOnlyWhereBothAreHome() {
        Board start = Board.start();
        assertThat(BearOff.isIn(start)).isFalse();
        int[] own = {0, 0, 0, 0, 0, 1, 1};
        assertThat(BearOff.isIn(board(own, own))).isTrue();
        Board outside = board(own, own);
        outside.put(0, 7);
        assertThat(BearOff.isIn(outside)).isFalse();
        Board bar = board(own, own);
        bar.put(1, Board.BAR);
        assertThat(BearOff.isIn(bar)).isFalse();
    }
}
