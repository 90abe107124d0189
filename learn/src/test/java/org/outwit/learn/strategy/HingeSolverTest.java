package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.strategy.LinearProgram.Fit;

class HingeSolverTest {

    private final LinearProgram program = new HingeSolver();

    /** The loss bends only along hinges and ends at the box, so some crossing of two such lines is an optimum. */
    private static double leastLoss(Preferences preferences) {
        List<double[]> lines = new ArrayList<>(List.of(
                new double[] {1, 0, 1}, new double[] {1, 0, -1}, new double[] {0, 1, 1}, new double[] {0, 1, -1}));
        for (int j = 0; j < preferences.size(); j++) {
            double[] difference = preferences.difference(j);
            lines.add(new double[] {difference[0], difference[1], preferences.margin(j)});
        }
        double least = Double.POSITIVE_INFINITY;
        for (double[] a : lines) {
            for (double[] b : lines) {
                double determinant = a[0] * b[1] - a[1] * b[0];
                if (determinant == 0) continue;
                double x = (a[2] * b[1] - a[1] * b[2]) / determinant;
                double y = (a[0] * b[2] - a[2] * b[0]) / determinant;
                if (Math.abs(x) > 1 + 1e-12 || Math.abs(y) > 1 + 1e-12) continue;
                least = Math.min(least, preferences.loss(new double[] {x, y}));
            }
        }
        return least;
    }

    @Test
    void findsTheLeastLossOfTinyPrograms() {
        SplittableRandom random = new SplittableRandom(5);
        for (int round = 0; round < 400; round++) {
            Preferences preferences = new Preferences(2);
            int rows = random.nextInt(12);
            for (int j = 0; j < rows; j++) {
                double[] difference = {random.nextInt(-3, 4), random.nextInt(-3, 4)};
                preferences.add(difference, random.nextInt(-1, 3), random.nextInt(0, 4));
            }
            Fit fit = program.solve(preferences);
            assertThat(fit.loss()).as("round " + round).isCloseTo(leastLoss(preferences), within(1e-9));
            assertThat(fit.gap()).isBetween(0.0, 1e-9);
            assertThat(preferences.loss(fit.weights())).isEqualTo(fit.loss());
        }
    }

    /** Small boxes are of no help there, and steps that lead nowhere must not make programs larger than numbers are. */
    @Test
    void provesAnOptimumWhereHundredsOfHingesCross() throws IOException {
        Preferences preferences = new Preferences(11);
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                HingeSolverTest.class.getResourceAsStream("degenerate.csv"), StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("#")) continue;
                double[] row = Arrays.stream(line.split(", "))
                        .mapToDouble(Double::parseDouble)
                        .toArray();
                preferences.add(Arrays.copyOfRange(row, 2, row.length), row[1], row[0]);
            }
        }
        assertThat(preferences.size()).isEqualTo(523);
        Fit fit = program.solve(preferences);
        assertThat(fit.loss()).isCloseTo(17.75, within(1e-9));
        assertThat(fit.gap()).isBetween(0.0, 1e-8);
    }

    /** Made by lp_solve from {@link NoisyPreferences#asLpFormat}. */
    @Test
    void losesWhatLpSolveLoses() throws IOException {
        int compared = 0;
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                HingeSolverTest.class.getResourceAsStream("objectives.csv"), StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("#")) continue;
                String[] cells = line.split(", ");
                Fit fit = program.solve(NoisyPreferences.of(
                        Long.parseLong(cells[0]),
                        Integer.parseInt(cells[1]),
                        Integer.parseInt(cells[2]),
                        Double.parseDouble(cells[3])));
                double objective = Double.parseDouble(cells[4]);
                assertThat(fit.loss()).as(line).isCloseTo(objective, within(1e-6 * Math.max(1, objective)));
                assertThat(fit.gap()).as(line).isBetween(0.0, 1e-8);
                compared++;
            }
        }
        assertThat(compared).isEqualTo(12);
    }

    @Test
    void stayInTheBoxAndAreProvedWhateverTheRows() {
        SplittableRandom random = new SplittableRandom(6);
        for (int round = 0; round < 40; round++) {
            int features = 1 + random.nextInt(8);
            Preferences preferences = new Preferences(features);
            double large = Math.pow(10, random.nextInt(-3, 4));
            for (int j = 0; j < 400; j++) {
                double[] difference = new double[features];
                for (int i = 0; i < features; i++) difference[i] = large * (random.nextInt(5) - 2);
                preferences.add(difference, large * random.nextDouble(), random.nextDouble());
            }
            Fit fit = program.solve(preferences);
            assertThat(fit.gap()).as("round " + round).isBetween(0.0, 1e-7);
            for (double weight : fit.weights()) assertThat(weight).isBetween(-1.0, 1.0);
        }
    }

    @Test
    void nothingAskedNothingLost() {
        Fit fit = program.solve(new Preferences(3));
        assertThat(fit.loss()).isZero();
        assertThat(fit.gap()).isZero();
        assertThat(fit.weights()).hasSize(3);
    }

    @Test
    void contradictionsAreShared() {
        Preferences preferences = new Preferences(2);
        for (int i = 0; i < 500; i++) {
            preferences.add(new double[] {1, -2}, 1, 1);
            preferences.add(new double[] {-1, 2}, 1, 1);
            preferences.add(new double[] {0, 0}, 0.5, 1);
        }
        Fit fit = program.solve(preferences);
        assertThat(fit.loss()).isCloseTo(1250, within(1e-9));
        assertThat(fit.gap()).isBetween(0.0, 1e-9);
    }

    @Test
    void thousandsOfHingesAtOnePoint() {
        Preferences preferences = new Preferences(4);
        SplittableRandom random = new SplittableRandom(7);
        for (int j = 0; j < 3000; j++) {
            double[] difference = {1, random.nextInt(-9, 10), random.nextInt(-9, 10), random.nextInt(-9, 10)};
            preferences.add(difference, 1, 1);
        }
        Fit fit = program.solve(preferences);
        assertThat(fit.gap()).isBetween(0.0, 1e-8);
    }

    /** Stopped early or late, it tells what its weights really lose, and never more than it began with. */
    @Test
    void whoIsStoppedHasWhatWasFoundSoFar() {
        Preferences preferences = NoisyPreferences.of(3, 6, 2000, 0.2);
        double best = program.solve(preferences).loss();
        double before = preferences.loss(new double[6]);
        for (int asked = 0; asked < 6; asked++) {
            int most = asked;
            int[] times = new int[1];
            Fit fit = new HingeSolver(ProgressMonitor.stoppedBy(() -> times[0]++ >= most)).solve(preferences);
            assertThat(times[0]).as("no step after the wish").isLessThanOrEqualTo(most + 2);
            assertThat(fit.loss()).isEqualTo(preferences.loss(fit.weights())).isBetween(best, before);
            assertThat(fit.bound()).isLessThanOrEqualTo(best + 1e-6);
            before = fit.loss();
        }
    }
}
