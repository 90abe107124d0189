package org.outwit.lab.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.draw.report.Finding;
import org.outwit.games.draughts.Checkers;
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
        assertThat(measurement.text().lines()).hasSize(3);
        LabResults results = new LabResults(Size.QUICK, Map.of(cell, measurement));
        Finding finding = experiment.finding(results);
        assertThat(finding.because()).startsWith("In checkers models expect ");
        assertThat(finding.parts().toString()).contains("checkers, as it is believed");
        ClaimedPeople claimed = ClaimedPeople.of(new Checkers(), results);
        assertThat(claimed.claims().decisions()).isEqualTo(3);
        assertThat(claimed.believed().claims().sizes().get(0).mass())
                .isLessThanOrEqualTo(claimed.claims().sizes().get(0).mass());
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
}
