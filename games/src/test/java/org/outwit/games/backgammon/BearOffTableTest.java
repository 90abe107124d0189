package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BearOffTableTest {

    private static final BearOffTable TABLE = BearOffTable.untilAllAreOff(6);

    /** Worked out by the rules of the game itself, position by position: the means, and for each the probabilities from one roll on. */
    private final Map<String, double[]> naive = new HashMap<>();

    private static Board board(int[] counts) {
        int[] own = new int[Board.BAR + 1];
        System.arraycopy(counts, 1, own, 1, BearOffTable.POINTS);
        int[] other = new int[Board.BAR + 1];
        other[1] = 1;
        return Board.of(own, other);
    }

    private static int[] counts(Board board) {
        int[] counts = new int[Board.BAR + 1];
        board.counts(0, counts);
        return Arrays.copyOf(counts, BearOffTable.POINTS + 1);
    }

    private static double mean(double[] probabilities) {
        double mean = 0;
        for (int i = 0; i < probabilities.length; i++) mean += (i + 1) * probabilities[i];
        return mean;
    }

    /** The definition: of all plays of each roll the one that needs the fewest rolls on average; of equals that of the lowest rank. */
    private double[] naive(int[] counts) {
        if (Arrays.stream(counts).skip(1).sum() == 0) return new double[0];
        double[] known = naive.get(Arrays.toString(counts));
        if (known != null) return known;
        double[] sum = new double[40];
        BackgammonPosition position = BackgammonPosition.before(board(counts), MatchTerms.PLAIN, 0);
        int[] rolls = new int[PlayLister.MOST_PLAYS];
        int[] plays = new int[PlayLister.MOST_PLAYS];
        int rollCount = position.moves(rolls, 0);
        for (int i = 0; i < rollCount; i++) {
            double probability = position.probability(rolls[i]);
            position.make(rolls[i]);
            int playCount = position.moves(plays, 0);
            double[] best = null;
            int bestRank = 0;
            for (int j = 0; j < playCount; j++) {
                position.make(plays[j]);
                int[] after = counts(position.board());
                position.undo();
                double[] next = naive(after);
                int rank = BearOffTable.rank(after);
                double gain = best == null ? 1 : mean(best) - mean(next);
                if (gain < -1e-12 || gain < 1e-12 && rank > bestRank) continue;
                best = next;
                bestRank = rank;
            }
            position.undo();
            if (best.length == 0) sum[0] += probability;
            for (int n = 0; n < best.length; n++) sum[n + 1] += probability * best[n];
        }
        int length = sum.length;
        while (sum[length - 1] == 0) length--;
        double[] found = Arrays.copyOf(sum, length);
        naive.put(Arrays.toString(counts), found);
        return found;
    }

    @Test
    void isWhatTheRulesOfTheGameSay() {
        int[] counts = new int[BearOffTable.POINTS + 1];
        for (int rank = 1; rank < BearOffTable.size(4); rank++) {
            BearOffTable.counts(rank, counts);
            double[] expected = naive(counts);
            assertThat(TABLE.mean(rank)).as(Arrays.toString(counts)).isCloseTo(mean(expected), within(1e-9));
            for (int n = 1; n <= expected.length + 1; n++) {
                double probability = TABLE.atLeast(rank, n) - TABLE.atLeast(rank, n + 1);
                assertThat(probability).isCloseTo(n > expected.length ? 0 : expected[n - 1], within(1e-9));
            }
            double squares = 0;
            for (int n = 1; n <= expected.length; n++) squares += n * n * expected[n - 1];
            double mean = mean(expected);
            assertThat(TABLE.variance(rank)).isCloseTo(squares - mean * mean, within(1e-9));
            assertThat(TABLE.most(rank)).isEqualTo(expected.length);
        }
    }

    /** How many of the 36 rolls bear off two last checkers at once, as books print it. */
    @ParameterizedTest
    @CsvSource({
        "6,6,4", "6,5,6", "6,4,8", "6,3,10", "6,2,13", "6,1,15", "6,0,27", "5,5,6", "5,4,10", "5,3,14", "5,2,19",
        "5,1,23", "5,0,31", "4,4,11", "4,3,17", "4,2,23", "4,1,29", "4,0,34", "3,3,17", "3,2,25", "3,1,34", "3,0,36",
        "2,2,26", "2,1,36", "2,0,36", "1,1,36", "1,0,36"
    })
    void lastCheckersGoAsBooksSay(int one, int other, int rolls) {
        int[] counts = new int[BearOffTable.POINTS + 1];
        counts[one]++;
        if (other > 0) counts[other]++;
        assertThat(36 * (1 - TABLE.atLeast(BearOffTable.rank(counts), 2))).isCloseTo(rolls, within(1e-9));
    }

    @Test
    void ranksAreAllDifferentAndGoBack() {
        int[] counts = new int[BearOffTable.POINTS + 1];
        Set<String> seen = new HashSet<>();
        assertThat(BearOffTable.size(Board.CHECKERS)).isEqualTo(54_264);
        for (int rank = 0; rank < BearOffTable.size(Board.CHECKERS); rank++) {
            BearOffTable.counts(rank, counts);
            assertThat(BearOffTable.rank(counts)).isEqualTo(rank);
            seen.add(Arrays.toString(counts));
        }
        assertThat(seen).hasSize(54_264);
        assertThat(BearOffTable.rank(board(counts), 0)).isEqualTo(54_263);
    }

    @Test
    void fewerCheckersAreTheBeginningOfMore() {
        BearOffTable small = BearOffTable.untilAllAreOff(3);
        assertThat(small.positions()).isEqualTo(84);
        for (int rank = 0; rank < small.positions(); rank++) {
            assertThat(small.mean(rank)).isEqualTo(TABLE.mean(rank));
            assertThat(small.atLeast(rank, 3)).isEqualTo(TABLE.atLeast(rank, 3));
        }
    }

    /** Only who has all checkers left can lose a gammon, and the first one is off after one roll unless that moves within the home. */
    @Test
    void theFirstCheckerIsOffSoon() {
        BearOffTable one = BearOff.untilOneIsOff();
        int[] counts = new int[BearOffTable.POINTS + 1];
        counts[BearOffTable.POINTS] = Board.CHECKERS;
        // Eleven rolls have a six; 5 and 1, 4 and 2, 3 and 3, 2 and 2 make one.
        assertThat(36 * (1 - one.atLeast(BearOffTable.rank(counts), 2))).isCloseTo(17, within(1e-9));
        counts[BearOffTable.POINTS]--;
        assertThat(one.mean(BearOffTable.rank(counts))).isZero();
        counts[BearOffTable.POINTS] = 0;
        counts[1] = Board.CHECKERS;
        assertThat(one.mean(BearOffTable.rank(counts))).isEqualTo(1);
    }
}
