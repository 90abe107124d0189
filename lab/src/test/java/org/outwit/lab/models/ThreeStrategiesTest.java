package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.models.PredictedMoves.Count;
import org.outwit.learn.people.Populations;

class ThreeStrategiesTest {

    private static final Cell SHALLOW = Cell.of(1, "function", "f1", "depth", 1, "limit", 3, "examples", 4);

    /** A dozen moves of a player who looks one ply ahead are explained by depth 1 without exception, and yet all depths are shown. */
    @Test
    void perfectAgreementDoesNotEndTheFigure() {
        Measurement measurement = new ThreeStrategies()
                .run(SHALLOW, new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty()));
        assertThat(measurement.numbers())
                .containsKeys("accuracy 1", "accuracy 2", "accuracy 3", "first 1", "first 2", "first 3")
                .containsEntry("accuracy differing 1", 0.0);
    }

    /** Two depths that both predict everything are not told apart, and that is too close to say, not a failure. */
    @Test
    void equalDepthsAreTooCloseToSay() {
        Measurement measurement = Measurement.of(
                "accuracy 1",
                1,
                "accuracy differing 1",
                0,
                "first 1",
                1,
                "first differing 1",
                0,
                "accuracy 2",
                1,
                "accuracy differing 2",
                0,
                "first 2",
                0.5,
                "first differing 2",
                0.5,
                "accuracy 3",
                0.5,
                "accuracy differing 3",
                0.5,
                "first 3",
                0.25,
                "first differing 3",
                0.75);
        Cell cell = Cell.of(1, "function", "f1", "depth", 1, "limit", 3, "examples", 400);
        assertThat(Count.BEST.ahead(cell, measurement, 2).high()).isZero();
        assertThat(Count.FIRST.ahead(cell, measurement, 2).low()).isBetween(0.4, 0.5);
        Finding finding = new ThreeStrategies().finding(new LabResults(Size.FULL, Map.of(cell, measurement)));
        assertThat(finding.verdict()).isEqualTo(ReportVerdict.BY_READING);
    }
}
