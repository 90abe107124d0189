package org.outwit.learn.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.statistics.ConfidenceInterval;

class BradleyTerryTest {

    private static final double PER_ELO = Math.log(10) / 400;
    private static final RatingPrior USUAL = new RatingPrior(1500, 200);

    /** A tournament of random pairs, where players with greater numbers are stronger. */
    private static List<double[]> tournament(Random random, double[] truth, double firstMove, double draws, int games) {
        List<double[]> played = new ArrayList<>();
        while (played.size() < games) {
            int first = random.nextInt(truth.length);
            int second = random.nextInt(truth.length);
            if (first == second) continue;
            double expected = expected(truth[first] - truth[second] + firstMove);
            // The share of draws may not exceed what leaves the expected points as they are.
            double drawn = draws * 2 * Math.min(expected, 1 - expected);
            double dice = random.nextDouble();
            double points = dice < drawn ? 0.5 : dice < drawn + expected - drawn / 2 ? 1 : 0;
            played.add(new double[] {first, second, points});
        }
        return played;
    }

    private static double expected(double lead) {
        return 1 / (1 + Math.exp(-PER_ELO * lead));
    }

    private static Pairings pairings(List<double[]> played) {
        Pairings pairings = new Pairings();
        for (double[] each : played) pairings.add((int) each[0], (int) each[1], each[2]);
        return pairings;
    }

    private static double[] strengths(Random random, int players, double deviation) {
        double[] truth = new double[players];
        for (int i = 0; i < players; i++) truth[i] = 1500 + deviation * random.nextGaussian();
        return truth;
    }

    /** As tournaments use it: ratings above the mean of all players, and next to nothing believed beforehand. */
    @ParameterizedTest
    @CsvSource({"4, 0", "20, 0", "20, 0.6", "100, 0.3"})
    void standardErrorsMakeIntervalsOf95Percent(int games, double draws) {
        Random random = new Random(games);
        double[] truth = {-150, -40, 10, 180};
        double firstMove = 30;
        List<RatingPrior> anything = Collections.nCopies(truth.length, new RatingPrior(0, 1000));
        int trials = 500;
        int held = 0;
        for (int trial = 0; trial < trials; trial++) {
            Pairings pairings = new Pairings();
            for (int i = 0; i < truth.length; i++) {
                for (int j = 0; j < i; j++) {
                    for (int game = 0; game < games; game++) {
                        int first = game % 2 == 0 ? i : j;
                        int second = i + j - first;
                        double expected = expected(truth[first] - truth[second] + firstMove);
                        double drawn = draws * 2 * Math.min(expected, 1 - expected);
                        double dice = random.nextDouble();
                        double points = dice < drawn ? 0.5 : dice < drawn + expected - drawn / 2 ? 1 : 0;
                        pairings.add(first, second, points);
                    }
                }
            }
            BradleyTerry model = BradleyTerry.fit(pairings, anything);
            for (int i = 0; i < truth.length; i++) {
                double off = Math.abs(model.rating(i) - truth[i]);
                if (off <= ConfidenceInterval.halfWidth(model.standardError(i))) held++;
            }
        }
        assertThat(held / (double) (trials * truth.length)).isBetween(0.93, 0.98);
    }

    /** Whatever moving first is worth: where sides are reversed, two players are as far apart as their points say. */
    @Test
    void withSidesReversedPointsAloneCount() {
        Random random = new Random(5);
        for (int trial = 0; trial < 50; trial++) {
            Pairings pairings = new Pairings();
            double points = 0;
            int games = 0;
            for (int i = 0; i < 100; i++) {
                double one = random.nextInt(10) < 8 ? 1 : 0;
                double other = random.nextInt(10) < 6 ? 1 : 0;
                pairings.add(0, 1, one);
                pairings.add(1, 0, other);
                points += one + 1 - other;
                games += 2;
            }
            BradleyTerry model =
                    BradleyTerry.fitReversed(pairings, Collections.nCopies(2, new RatingPrior(0, 100_000)));
            double share = points / games;
            assertThat(model.rating(0) - model.rating(1))
                    .isCloseTo(400 * Math.log10(share / (1 - share)), offset(0.01));
            assertThat(model.firstMove()).isCloseTo(0, offset(1e-6));
        }
    }

    /** Climbs the hill by small steps, game by game; no pairs, no Newton, no conjugate gradients. */
    private static double[] naive(List<double[]> played, List<RatingPrior> priors) {
        int n = priors.size();
        double[] at = new double[n + 1];
        for (int i = 0; i < n; i++) at[i] = priors.get(i).mean();
        double dispersion = 1;
        for (int round = 0; round < 2; round++) {
            for (int step = 0; step < 60_000; step++) {
                double[] slope = new double[n + 1];
                for (int i = 0; i < n; i++) {
                    double deviation = priors.get(i).deviation();
                    slope[i] = (priors.get(i).mean() - at[i]) / (deviation * deviation);
                }
                slope[n] = -at[n] / (100 * 100);
                for (double[] each : played) {
                    int first = (int) each[0];
                    int second = (int) each[1];
                    double surprise = PER_ELO * (each[2] - expected(at[first] - at[second] + at[n])) / dispersion;
                    slope[first] += surprise;
                    slope[second] -= surprise;
                    slope[n] += surprise;
                }
                double stride = 20_000 * dispersion / played.size();
                for (int i = 0; i <= n; i++) at[i] += stride * slope[i];
            }
            if (round == 1) break;
            double spread = 0;
            double draws = 0;
            for (double[] each : played) {
                double p = expected(at[(int) each[0]] - at[(int) each[1]] + at[n]);
                spread += p * (1 - p);
                if (each[2] == 0.5) draws++;
            }
            dispersion = Math.max(0.05, 1 - draws / (4 * spread));
        }
        return at;
    }

    @Test
    void aNaiveClimbReachesTheSameRatings() {
        for (long seed = 1; seed <= Thoroughness.of(12, 6); seed++) {
            Random random = new Random(seed);
            double[] truth = strengths(random, 3 + random.nextInt(6), 300);
            List<double[]> played = tournament(random, truth, 50, seed % 3 * 0.35, 5 + random.nextInt(40));
            List<RatingPrior> priors = new ArrayList<>();
            for (int i = 0; i < truth.length; i++) {
                priors.add(seed % 2 == 0 ? USUAL : new RatingPrior(1400 + 50 * i, 60 + 40 * i));
            }
            BradleyTerry model = BradleyTerry.fit(pairings(played), priors);
            double[] expected = naive(played, priors);
            for (int i = 0; i < truth.length; i++) {
                assertThat(model.rating(i)).as("player %d, seed %d", i, seed).isCloseTo(expected[i], within(1e-3));
            }
            assertThat(model.firstMove()).as("seed %d", seed).isCloseTo(expected[truth.length], within(1e-3));
        }
    }

    /** The whole matrix, inverted by elimination. */
    @Test
    void standardErrorsAreThoseOfTheWholeMatrix() {
        for (long seed = 1; seed <= 8; seed++) {
            Random random = new Random(seed);
            double[] truth = strengths(random, 6, 200);
            List<double[]> played = tournament(random, truth, 30, seed % 2 * 0.5, 40);
            boolean alike = seed % 4 < 2;
            List<RatingPrior> priors = new ArrayList<>(Collections.nCopies(6, USUAL));
            if (!alike) priors.set(2, new RatingPrior(1700, 50));
            BradleyTerry model = BradleyTerry.fit(pairings(played), priors);
            double[][] inverse = inverse(information(played, priors, model));
            for (int i = 0; i < 6; i++) {
                double variance = 0;
                for (int j = 0; j < 6; j++) {
                    for (int k = 0; k < 6; k++) {
                        double one = (j == i ? 1 : 0) - (alike ? 1 / 6.0 : 0);
                        double other = (k == i ? 1 : 0) - (alike ? 1 / 6.0 : 0);
                        variance += one * inverse[j][k] * other;
                    }
                }
                assertThat(model.standardError(i)).isCloseTo(Math.sqrt(variance), within(1e-3));
            }
            assertThat(model.firstMoveError()).isCloseTo(Math.sqrt(inverse[6][6]), within(1e-3));
        }
    }

    private static double[][] information(List<double[]> played, List<RatingPrior> priors, BradleyTerry model) {
        int n = priors.size();
        double[][] matrix = new double[n + 1][n + 1];
        for (int i = 0; i < n; i++) matrix[i][i] = Math.pow(priors.get(i).deviation(), -2);
        matrix[n][n] = 1e-4;
        for (double[] each : played) {
            double[] direction = new double[n + 1];
            direction[(int) each[0]] = 1;
            direction[(int) each[1]] = -1;
            direction[n] = 1;
            double p = model.expectedPoints((int) each[0], (int) each[1]);
            double weight = PER_ELO * PER_ELO * p * (1 - p) / model.dispersion();
            for (int j = 0; j <= n; j++) {
                for (int k = 0; k <= n; k++) matrix[j][k] += weight * direction[j] * direction[k];
            }
        }
        return matrix;
    }

    private static double[][] inverse(double[][] matrix) {
        int n = matrix.length;
        double[][] inverse = new double[n][n];
        for (int i = 0; i < n; i++) inverse[i][i] = 1;
        for (int i = 0; i < n; i++) {
            double pivot = matrix[i][i];
            for (int k = 0; k < n; k++) {
                matrix[i][k] /= pivot;
                inverse[i][k] /= pivot;
            }
            for (int j = 0; j < n; j++) {
                double times = matrix[j][i];
                if (j == i || times == 0) continue;
                for (int k = 0; k < n; k++) {
                    matrix[j][k] -= times * matrix[i][k];
                    inverse[j][k] -= times * inverse[i][k];
                }
            }
        }
        return inverse;
    }

    /** 95 % intervals hold the truth in 95 % of cases, with and without draws. */
    @Test
    void knownRatingsAreRecoveredWithinTheirIntervals() {
        for (double draws : new double[] {0, 0.7}) {
            int held = 0;
            int all = 0;
            for (long seed = 1; seed <= 20; seed++) {
                Random random = new Random(seed);
                double[] truth = strengths(random, 40, 200);
                double mean = Arrays.stream(truth).average().orElseThrow();
                BradleyTerry model = BradleyTerry.fit(
                        pairings(tournament(random, truth, 40, draws, 800)), Collections.nCopies(40, USUAL));
                for (int i = 0; i < 40; i++) {
                    double off = model.rating(i) - 1500 - (truth[i] - mean);
                    if (Math.abs(off) <= 1.96 * model.standardError(i)) held++;
                    all++;
                }
                assertThat(model.firstMove()).isCloseTo(40, within(4 * model.firstMoveError()));
            }
            assertThat((double) held / all).as("draws %s", draws).isBetween(0.92, 0.98);
        }
    }

    @Test
    void fewGamesStayNearTheMeanAndStrangersKeepTheirs() {
        Pairings pairings = new Pairings();
        pairings.add(0, 1, 1);
        pairings.add(1, 0, 0);
        for (int i = 0; i < 50; i++) pairings.add(2, 3, i % 10 == 0 ? 0 : 1);
        BradleyTerry model = BradleyTerry.fit(pairings, Collections.nCopies(5, USUAL));
        // Where the climb ends, the prior pulls down as much as the surprise of two wins pulls up.
        double surprise = 1 - model.expectedPoints(0, 1) + model.expectedPoints(1, 0);
        assertThat(model.rating(0)).isCloseTo(1500 + 200 * 200 * PER_ELO * surprise, within(1e-3));
        assertThat(model.rating(0)).isBetween(1550.0, 1650.0);
        assertThat(model.rating(2)).isBetween(1600.0, 1700.0);
        assertThat(model.rating(0) + model.rating(1)).isCloseTo(3000, within(1e-3));
        assertThat(model.rating(4)).isEqualTo(1500);
        assertThat(model.standardError(2)).isLessThan(model.standardError(0));
        assertThat(model.standardError(4)).isGreaterThan(model.standardError(0));
    }

    @Test
    void whoeverWinsEverythingIsNotInfinitelyStrong() {
        Pairings pairings = new Pairings();
        for (int i = 0; i < 100_000; i++) pairings.add(0, 1, 1);
        BradleyTerry model = BradleyTerry.fit(pairings, Collections.nCopies(2, USUAL));
        assertThat(model.rating(0)).isBetween(1900.0, 2500.0);
        assertThat(model.rating(0) + model.rating(1)).isCloseTo(3000, within(1e-2));
    }

    @Test
    void drawsAloneMakeEverybodyEqual() {
        Pairings pairings = new Pairings();
        for (int i = 0; i < 30; i++) pairings.add(i % 3, (i + 1) % 3, 0.5);
        BradleyTerry model = BradleyTerry.fit(pairings, Collections.nCopies(3, USUAL));
        assertThat(model.dispersion()).isEqualTo(0.05);
        for (int i = 0; i < 3; i++) assertThat(model.rating(i)).isCloseTo(1500, within(1e-6));
        assertThat(BradleyTerry.fit(new Pairings(), List.of()).firstMove()).isZero();
    }

    @Test
    void equalResultsGiveEqualRatings() {
        double[] truth = strengths(new Random(5), 30, 200);
        BradleyTerry one = BradleyTerry.fit(
                pairings(tournament(new Random(6), truth, 0, 0.2, 500)), Collections.nCopies(30, USUAL));
        BradleyTerry other = BradleyTerry.fit(
                pairings(tournament(new Random(6), truth, 0, 0.2, 500)), Collections.nCopies(30, USUAL));
        for (int i = 0; i < 30; i++) assertThat(one.rating(i)).isEqualTo(other.rating(i));
    }

    /** Ten thousand people and a hundred thousand games: about a second, and ratings that are good for something. */
    @Test
    void largeArchivesAreNoProblem() {
        Random random = new Random(7);
        double[] truth = strengths(random, 10_000, 200);
        Pairings pairings = pairings(tournament(random, truth, 30, 0.3, 100_000));
        BradleyTerry model = BradleyTerry.fit(pairings, Collections.nCopies(10_000, USUAL));
        double squares = 0;
        for (int i = 0; i < truth.length; i++) squares += Math.pow(model.rating(i) - truth[i], 2);
        assertThat(Math.sqrt(squares / truth.length)).isLessThan(90);
        assertThat(model.firstMove()).isCloseTo(30, within(4 * model.firstMoveError()));
        assertThat(model.standardError(17)).isBetween(40.0, 120.0);
    }

    @Test
    void badResultsAreRefused() {
        Pairings pairings = new Pairings();
        assertThatThrownBy(() -> pairings.add(3, 3, 1)).hasMessage("Expected two players, found 3 and 3.");
        assertThatThrownBy(() -> pairings.add(3, 4, 2)).hasMessage("Expected 0, 0.5 or 1 point, found 2.0.");
        assertThatThrownBy(() -> new RatingPrior(1500, 0)).hasMessageContaining("must be positive");
        pairings.add(0, 1, 1);
        assertThatThrownBy(() -> BradleyTerry.fit(pairings, List.of(USUAL)))
                .hasMessage("There are 2 players and priors for 1.");
    }
}
