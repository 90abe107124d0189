package org.outwit.lab.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
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
