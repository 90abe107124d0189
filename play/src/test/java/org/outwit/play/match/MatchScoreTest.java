package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.games.record.Outcome;

class MatchScoreTest {

    /** A game that the match's first side wins (2), draws (1) or loses (0). */
    static MatchGame game(int index, int halves) {
        boolean first = index % 2 == 0;
        Outcome outcome =
                halves == 1 ? Outcome.DRAW : (halves == 2) == first ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
        return new MatchGame(index, new GameReport(new int[0], outcome, GameEnd.RULES, List.of(0L, 0L)));
    }

    private static MatchScore score(int... halves) {
        List<MatchGame> games = new ArrayList<>();
        for (int i = 0; i < halves.length; i++) games.add(game(i, halves[i]));
        return MatchScore.of(games);
    }

    @Test
    void countsAsTheFirstSideSeesIt() {
        MatchScore score = score(2, 2, 1, 0, 2, 1);
        assertThat(score.wins()).isEqualTo(3);
        assertThat(score.draws()).isEqualTo(2);
        assertThat(score.losses()).isEqualTo(1);
        assertThat(score.pairs()).isEqualTo(3);
        assertThat(score.points()).isCloseTo(4 / 6.0, within(1e-12));
    }

    @Test
    void isWilsonsIntervalWherePairsAreAllOrNothing() {
        // 8 of 10 pairs won twice: the textbook gives 0.490 to 0.943 for 8 of 10 successes
        MatchScore score = score(2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0);
        assertThat(score.low()).isCloseTo(0.490, within(0.001));
        assertThat(score.high()).isCloseTo(0.943, within(0.001));
    }

    @Test
    void splitPairsSayLittleAboutWhoIsBetterButMuchAboutEquality() {
        MatchScore split = score(2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0);
        assertThat(split.points()).isEqualTo(0.5);
        assertThat(split.high() - split.low()).isBetween(0.05, 0.25);
    }

    /** Both games of an opening go the same way more often than not, since it favours somebody. */
    @ParameterizedTest
    @ValueSource(ints = {4, 10, 40})
    void eloHasItsInterval(int pairs) {
        Random random = new Random(pairs);
        for (double strength : new double[] {0, 0.6, 1.5}) {
            double truth = MatchScore.elo(points(strength));
            int trials = 2000;
            int held = 0;
            for (int trial = 0; trial < trials; trial++) {
                int[] halves = new int[2 * pairs];
                for (int i = 0; i < pairs; i++) {
                    double opening = random.nextGaussian();
                    halves[2 * i] = halves(strength + opening, random);
                    halves[2 * i + 1] = halves(strength - opening, random);
                }
                MatchScore score = score(halves);
                if (score.eloLow() <= truth && truth <= score.eloHigh()) held++;
            }
            assertThat(held / (double) trials).as("strength " + strength).isGreaterThan(0.92);
        }
    }

    /** Twice the points of one game: drawn where nobody is much better. */
    private static int halves(double lead, Random random) {
        double luck = lead + random.nextGaussian();
        return luck > 0.5 ? 2 : luck < -0.5 ? 0 : 1;
    }

    /** What somebody with this lead scores on average, over openings and luck; each is normal. */
    private static double points(double lead) {
        Random random = new Random(1);
        int games = 400_000;
        long halves = 0;
        for (int i = 0; i < games; i++) halves += halves(lead + random.nextGaussian(), random);
        return halves / (2.0 * games);
    }

    @Test
    void neverClaimsCertainty() {
        MatchScore won = score(2, 2, 2, 2);
        assertThat(won.points()).isEqualTo(1);
        assertThat(won.low()).isLessThan(0.5);
        assertThat(won.elo()).isInfinite();
        assertThat(won.high()).isEqualTo(1);
        assertThat(won.eloHigh()).isInfinite();
        assertThat(won.eloLow()).isFinite();
        MatchScore nothing = score();
        assertThat(nothing.low()).isZero();
        assertThat(nothing.high()).isEqualTo(1);
    }

    @Test
    void aSwappedMatchIsTheMirrorImage() {
        MatchScore one = score(2, 1, 0, 1, 2, 2, 1, 1);
        MatchScore other = score(0, 1, 2, 1, 0, 0, 1, 1);
        assertThat(one.low()).isCloseTo(1 - other.high(), within(1e-12));
        assertThat(one.elo()).isCloseTo(-other.elo(), within(1e-9));
    }

    @Test
    void eloIsThatOfTheTables() {
        assertThat(MatchScore.elo(0.5)).isZero();
        assertThat(MatchScore.elo(0.64)).isCloseTo(100, within(0.1));
        assertThat(MatchScore.elo(0.76)).isCloseTo(200, within(0.3));
    }

    @Test
    void ninetyFiveOfAHundredIntervalsHoldTheTruth() {
        Random random = new Random(8);
        for (double truth : new double[] {0.5, 0.7, 0.9}) {
            int held = 0;
            int trials = 2000;
            for (int trial = 0; trial < trials; trial++) {
                List<MatchGame> games = new ArrayList<>();
                for (int pair = 0; pair < 40; pair++) {
                    // the opening favours a colour, so that the games of a pair depend on each other
                    double lean = 0.2 * random.nextDouble() * Math.min(truth, 1 - truth);
                    games.add(game(2 * pair, outcome(random, truth + lean)));
                    games.add(game(2 * pair + 1, outcome(random, truth - lean)));
                }
                MatchScore score = MatchScore.of(games);
                if (score.low() <= truth && truth <= score.high()) held++;
            }
            assertThat(held / (double) trials).as("%s", truth).isBetween(0.93, 0.985);
        }
    }

    /** Won with probability p - d, drawn with 2d, so that p points are expected. */
    private static int outcome(Random random, double p) {
        double drawn = Math.min(p, 1 - p) / 3;
        double x = random.nextDouble();
        return x < p - drawn ? 2 : x < p + drawn ? 1 : 0;
    }
}
