package org.outwit.lab.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.records.ClubRecords;
import org.outwit.lab.records.RecordsFolder;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.PopulationPredictor;

/** Whole experiments with a small club. */
class PeopleExperimentsTest {

    @TempDir
    private Path folder;

    private static <P extends Position> double naiveLoss(Stranger<P> stranger, int decisions) {
        PopulationPredictor<P> predictor = stranger.predictor(Integer.MAX_VALUE);
        double sum = 0;
        for (Example<P> each : stranger.later(decisions)) {
            P position = Position.copyOf(each.position());
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            double[] row = predictor.probabilities(position);
            for (int i = 0; i < count; i++) if (moves[i] == each.move()) sum -= Math.log(row[i]);
        }
        return sum;
    }

    @Test
    void theLaterGamesAreAskedAbout() throws IOException {
        LabContext context = ClubRecords.in(folder);
        Experiment experiment = new PredictedPeople();
        Cell cell = Cell.of(1, "game", "checkers", "rank", 1, "decisions", 10, "known", "all");
        Measurement measurement = experiment.run(cell, context);
        assertThat(measurement).isEqualTo(experiment.run(cell, context));
        assertThat(measurement.text()).isEqualTo("Bob");
        assertThat(measurement.number("decisions")).isEqualTo(10);
        AskedPeople asked = new AskedPeople("checkers", 0, 1, 10, 7, 400);
        Stranger<?> bob = Stranger.of(RecordsFolder.people(context, "checkers"), asked, 1);
        assertThat(measurement.number("loss")).isCloseTo(naiveLoss(bob, 10), within(1e-9));
        Finding finding = experiment.finding(new LabResults(Size.QUICK, Map.of(cell, measurement)));
        assertThat(finding.because()).startsWith("In checkers the likeliest move is played ");
        assertThat(finding.parts().toString()).contains("these are no strangers");
    }

    @Test
    void claimsAreComparedWithWhatWasPlayed() throws IOException {
        Experiment experiment = new ClaimedErrors();
        Cell cell = Cell.of(1, "game", "checkers", "rank", 0, "decisions", 3);
        Measurement measurement = experiment.run(cell, ClubRecords.in(folder));
        assertThat(measurement.number("decisions")).isEqualTo(3);
        assertThat(measurement.number("errors0")).isBetween(0.0, 3.0);
        assertThat(measurement.number("mass0")).isBetween(0.0, 3.0);
        Finding finding = experiment.finding(new LabResults(Size.QUICK, Map.of(cell, measurement)));
        assertThat(finding.because()).startsWith("In checkers models expect ");
    }

    /** Nothing is known of how strong the club is. */
    @Test
    void withoutPeopleOfTheStrengthThereIsASentence() throws IOException {
        LabContext context = ClubRecords.in(folder);
        Experiment experiment = new LevelLikeness();
        assertThatThrownBy(() -> experiment.run(experiment.cells(Size.QUICK).get(0), context))
                .isInstanceOf(InputException.class)
                .hasMessageMatching(
                        "The records of checkers have 0 people of \\d+ Elo, and person number 1 of them is asked for.");
    }

    /** Of people whose decisions lie on one line, wherever each of them is on it. */
    @Test
    void slopesAreThoseOfAllDecisionsTogether() {
        List<Measurement> people = List.of(onLine(1, 2), onLine(5, 9), onLine(0, 4));
        assertThat(ClaimedErrors.slope(people)).isEqualTo("0.50 ± 0.00");
    }

    /** People differ in how much they lose and in what is expected of them, not in the slope. */
    @ParameterizedTest
    @ValueSource(ints = {5, 10, 20})
    void slopesOfFewPeopleHaveTheirInterval(int n) {
        Random random = new Random(n);
        int trials = 2000;
        int held = 0;
        for (int trial = 0; trial < trials; trial++) {
            List<Measurement> people = new ArrayList<>();
            for (int i = 0; i < n; i++) people.add(losing(random, 0.8));
            ConfidenceInterval slope = ClaimedErrors.slopeInterval(people);
            if (slope.low() <= 0.8 && 0.8 <= slope.high()) held++;
        }
        assertThat(held / (double) trials).isBetween(0.9, 0.98);
    }

    private static Measurement losing(Random random, double slope) {
        double level = 0.3 * random.nextGaussian();
        double carelessness = 0.5 + random.nextDouble();
        double[] sums = new double[4];
        int decisions = 40;
        for (int i = 0; i < decisions; i++) {
            double expected = -carelessness * Math.log(1 - random.nextDouble());
            double real = 1 + level + slope * expected + random.nextGaussian();
            sums[0] += expected;
            sums[1] += real;
            sums[2] += expected * expected;
            sums[3] += expected * real;
        }
        return Measurement.of(
                "decisions", decisions, "expected", sums[0], "real", sums[1], "squares", sums[2], "products", sums[3]);
    }

    /** Two decisions with these expected losses, and real ones of half of them and one more. */
    private static Measurement onLine(double first, double second) {
        return Measurement.of(
                "decisions", 2,
                "expected", first + second,
                "real", first / 2 + second / 2 + 2,
                "squares", first * first + second * second,
                "products", first * (first / 2 + 1) + second * (second / 2 + 1));
    }
}
