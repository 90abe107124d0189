package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.people.Populations;

class EvaluationCountsTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    /** The counts that the paper gives for its Figures 2 and 4. */
    @Test
    void theFiguresOfThePaper() {
        assertThat(EvaluationCounts.mStar(2, 3)).isEqualTo(16);
        assertThat(EvaluationCounts.mStarExpansions(2, 3)).isEqualTo(9);
        assertThat(EvaluationCounts.onePass(2, 3, 2)).isEqualTo(24);
        assertThat(EvaluationCounts.mStarFactor(4)).isCloseTo(4.83, within(0.005));
    }

    @Test
    void whatIsCountedIsWhatTheRecurrencesSay() {
        Experiment experiment = new UnprunedCounts();
        for (Cell cell : experiment.cells(Size.QUICK)) {
            int b = cell.number("children");
            int d = cell.number("depth");
            Measurement measurement = experiment.run(cell, CONTEXT);
            assertThat(measurement.number("M*")).as("%s", cell).isEqualTo(EvaluationCounts.mStar(b, d));
            assertThat(measurement.number("M*, expansions")).isEqualTo(EvaluationCounts.mStarExpansions(b, d));
            assertThat(measurement.number("one-pass M*")).isEqualTo(EvaluationCounts.onePass(b, d, d));
            assertThat(EvaluationCounts.mStarClosed(b, d)).isCloseTo(EvaluationCounts.mStar(b, d), within(1e-6));
        }
    }

    /** Counted by hand from Equation 3, against the lemma's lower bound. */
    @Test
    void theLowerBoundOfLemma2IsNone() {
        int[][] cases = {{2, 4, 1, 22, 24}, {2, 6, 1, 66, 72}, {2, 4, 2, 32, 64}, {3, 4, 1, 69, 72}};
        for (int[] each : cases) {
            Cell cell = Cell.of(1, "children", each[0], "depth", each[1], "level", each[2], "trees", 0);
            Measurement measurement = new SimplePruningCounts().run(cell, CONTEXT);
            assertThat(measurement.number("equal leaves")).isEqualTo(each[3]);
            assertThat(EvaluationCounts.simpleBest(each[0], each[1], each[2])).isEqualTo(each[3]);
            assertThat(EvaluationCounts.simpleLower(each[0], each[1], each[2])).isEqualTo(each[4]);
        }
        assertThat(EvaluationCounts.simpleLower(2, 6, 2)).isEqualTo(288);
        assertThat(EvaluationCounts.simpleUpper(2, 6, 2)).isEqualTo(256);
    }
}
