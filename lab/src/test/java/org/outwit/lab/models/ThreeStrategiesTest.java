package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.people.Populations;

class ThreeStrategiesTest {

    private static final Cell SHALLOW = Cell.of(1, "function", "f1", "depth", 1, "limit", 3, "examples", 4);

    /** A dozen moves of a player who looks one ply ahead are explained by depth 1 without exception, and yet all depths are shown. */
    @Test
    void perfectAgreementDoesNotEndTheFigure() {
        Measurement measurement = new ThreeStrategies()
                .run(SHALLOW, new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty()));
        assertThat(measurement.numbers()).containsOnlyKeys("accuracy 1", "accuracy 2", "accuracy 3");
    }

    /** Results that were kept before may end early. */
    @Test
    void depthsThatWereNotTriedAreLeftOut() {
        Measurement some = Measurement.of("accuracy 1", 0.5, "accuracy 2", 1.0);
        Cell deeper = Cell.of(1, "function", "f2", "depth", 3, "limit", 4, "examples", 12);
        assertThat(sentences(SHALLOW, Measurement.of("accuracy 1", 1.0)))
                .contains("f1 looking 1 plies ahead: predicted best at depth 1, 100.0 %");
        assertThat(sentences(deeper, some))
                .contains("f2 looking 3 plies ahead: predicted best at depth 2, and depth 3 was not tried");
    }

    private static String sentences(Cell cell, Measurement measurement) {
        return new ThreeStrategies()
                .finding(new LabResults(Size.QUICK, Map.of(cell, measurement)))
                .because();
    }
}
