package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.people.Populations;

class ResortAnybodyTest {

    @Test
    void aPairOfEachRowIsCompared() {
        LabContext context = new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());
        ResortAnybody experiment = new ResortAnybody();
        Map<Cell, Measurement> outcomes = new LinkedHashMap<>();
        for (Cell each : experiment.cells(Size.QUICK)) {
            Measurement outcome = experiment.run(each, context);
            assertThat(outcome.number("points")).isBetween(0.0, 1.0);
            assertThat(outcome.number("moves")).isPositive();
            outcomes.put(each, outcome);
        }
        assertThat(outcomes).hasSize(4);
        Finding finding = experiment.finding(new LabResults(Size.QUICK, outcomes));
        assertThat(finding.because())
                .startsWith("Where checkers is lost the plain engine scores ")
                .contains("resort-anybody@3");
        assertThat(experiment.cells(Size.FULL)).doesNotHaveDuplicates();
    }

    /** They are decided, and end before that. */
    @Test
    void gamesThatSomebodyPlaysAgainstThemselves() {
        ConnectFour game = new ConnectFour();
        MovePredictor<ConnectFourPosition> uniform = (position, into) -> {
            int count = position.countMoves(new int[position.mostMoves()], 0);
            Arrays.fill(into, 0, count, 1.0 / count);
            return count;
        };
        PlayedLines<ConnectFourPosition> lines = new PlayedLines<>(game, uniform, 2, 4);
        for (int seed = 0; seed < 20; seed++) {
            List<ConnectFourPosition> positions = lines.positions(new Random(seed));
            assertThat(positions).isNotEmpty().noneMatch(ConnectFourPosition::isOver);
            assertThat(lines.positions(new Random(seed)))
                    .extracting(ConnectFourPosition::key)
                    .containsExactlyElementsOf(
                            positions.stream().map(ConnectFourPosition::key).toList());
        }
    }
}
