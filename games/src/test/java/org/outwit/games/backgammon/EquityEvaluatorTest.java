package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.DetailedEvaluator;
import org.outwit.core.game.Evaluator;

class EquityEvaluatorTest {

    private static final Backgammon GAME = new Backgammon();
    private static final Evaluator<BackgammonPosition> EVALUATOR = GAME.evaluator("network");

    /** Half a thousandth from rounding, and what straight lines in the table and half checkers' steps come to. */
    private static final double CLOSE = 2;

    private final Random random = new Random(11);
    private final RandomBoards boards = new RandomBoards(12);

    private BackgammonPosition any(MatchTerms terms, int turn) {
        return BackgammonPosition.before(boards.next().board(), terms, turn);
    }

    /** The network that was trained, asked for probabilities, which are put together by hand. */
    @Test
    void isWhatTheShippedWeightsPredict() {
        BackgammonNetwork network = BackgammonNetwork.shipped();
        double[] p = new double[BackgammonNetwork.OUTPUTS];
        for (int i = 0; i < 500; i++) {
            BackgammonPosition position = any(MatchTerms.PLAIN, i & 1);
            if (position.board().count(0, Board.OFF) + position.board().count(1, Board.OFF) > 0) continue;
            network.predict(position, 0, p);
            double gammons = Math.min(p[0], p[1]) + Math.min(Math.min(p[0], p[1]), p[2]);
            double lost = Math.min(1 - p[0], p[3]) + Math.min(Math.min(1 - p[0], p[3]), p[4]);
            double equity = 2 * p[0] - 1 + gammons - lost;
            assertThat((double) EVALUATOR.value(position, 0)).isCloseTo(Backgammon.POINT * equity, within(CLOSE));
        }
    }

    /** One position that is judged after many others, and a fresh one. */
    @Test
    void doesNotDependOnWhatWasJudgedBefore() {
        Evaluator<BackgammonPosition> other = BackgammonNetwork.untrained(9).evaluator();
        int[] moves = new int[PlayLister.MOST_PLAYS];
        for (int game = 0; game < 20; game++) {
            BackgammonPosition position = GAME.start();
            while (!position.isOver()) {
                int end = position.moves(moves, 0);
                int value = EVALUATOR.value(position, 0);
                assertThat(EVALUATOR.value(position.copy(), 0)).isEqualTo(value);
                if (random.nextInt(4) == 0) other.value(position, 0);
                assertThat(EVALUATOR.value(position, 1)).isEqualTo(-value);
                position.make(moves[random.nextInt(end)]);
            }
            assertThat(EVALUATOR.value(position, 0)).isEqualTo(position.payoff(0));
        }
    }

    /** The same board with the players exchanged is worth the same to the player who rolls. */
    @Test
    void doesNotCareWhoIsFirst() {
        for (int i = 0; i < 200; i++) {
            BackgammonPosition position = any(MatchTerms.PLAIN, 0);
            int[] first = new int[Board.BAR + 1];
            int[] second = new int[Board.BAR + 1];
            position.board().counts(0, first);
            position.board().counts(1, second);
            BackgammonPosition turned = BackgammonPosition.before(Board.of(second, first), MatchTerms.PLAIN, 1);
            assertThat(EVALUATOR.value(turned, 1)).isEqualTo(EVALUATOR.value(position, 0));
        }
    }

    /** What an equity is made of, as people are told it, for either player. */
    @Test
    void namesWhatItIsMadeOf() {
        DetailedEvaluator<BackgammonPosition> detailed = (DetailedEvaluator<BackgammonPosition>) EVALUATOR;
        for (int i = 0; i < 200; i++) {
            BackgammonPosition position = any(MatchTerms.PLAIN, i & 1);
            Map<String, Double> p = detailed.probabilities(position, 0);
            assertThat(p.keySet()).containsExactly("win", "winGammon", "winBackgammon", "loseGammon", "loseBackgammon");
            double equity = 2 * p.get("win")
                    - 1
                    + p.get("winGammon")
                    + p.get("winBackgammon")
                    - p.get("loseGammon")
                    - p.get("loseBackgammon");
            assertThat(EVALUATOR.value(position, 0) / (double) Backgammon.POINT).isCloseTo(equity, within(0.0006));
            Map<String, Double> other = detailed.probabilities(position, 1);
            assertThat(other.get("win")).isCloseTo(1 - p.get("win"), within(1e-9));
            assertThat(other.get("loseGammon")).isEqualTo(p.get("winGammon"));
        }
    }

    @Test
    void countsTheStakes() {
        Evaluator<BackgammonPosition> cube = new CubeBackgammon().evaluator("network");
        for (int i = 0; i < 100; i++) {
            BackgammonPosition position = any(MatchTerms.MONEY, 0);
            int before = cube.value(position, 0);
            position.make(BackgammonPosition.DOUBLE);
            position.make(BackgammonPosition.TAKE);
            assertThat(cube.value(position, 0)).isBetween(2 * before - 1, 2 * before + 1);
        }
    }

    /** Who needs one point wins no more by a gammon. */
    @Test
    void countsNoMoreThanTheMatchNeeds() {
        MatchTerms last = new MatchTerms(false, 5, 4, 4, false);
        for (int i = 0; i < 100; i++) {
            assertThat(EVALUATOR.value(any(last, 0), 0)).isBetween(-Backgammon.POINT, Backgammon.POINT);
        }
    }

    @Test
    void nothingIsWorthMoreThanABackgammon() {
        Evaluator<BackgammonPosition> wild = BackgammonNetwork.untrained(2).evaluator();
        for (int i = 0; i < 500; i++) {
            int value = wild.value(any(MatchTerms.PLAIN, i & 1), 0);
            assertThat(value).isBetween(-3 * Backgammon.POINT, 3 * Backgammon.POINT);
        }
    }

    /** Both have a checker off, so that nobody loses more than one point. */
    @Test
    void thereAreNoGammonsOnceBothHaveBorneOff() {
        int[] home = new int[Board.BAR + 1];
        home[1] = 14;
        BackgammonPosition race = BackgammonPosition.before(Board.of(home, home), MatchTerms.PLAIN, 0);
        assertThat(EVALUATOR.value(race, 0)).isBetween(0, Backgammon.POINT);
    }
}
