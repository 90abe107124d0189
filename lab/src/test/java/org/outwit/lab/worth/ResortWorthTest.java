package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.records.ClubRecords;

class ResortWorthTest {

    @TempDir
    private Path folder;

    private static Cell cell(String row) {
        return Cell.of(20_000, "game", "checkers", "setting", "even", "person", 1, "row", row, "millis", 1);
    }

    /** With a small club, whose moves are random. */
    @Test
    void pairsOfGamesAreComparedByRow() throws IOException {
        LabContext context = ClubRecords.in(folder);
        ResortWorth experiment = new ResortWorth();
        Map<Cell, Measurement> outcomes = new LinkedHashMap<>();
        for (String row : List.of("plain", "resort-anybody@0", "twice")) {
            Measurement outcome = experiment.run(cell(row), context);
            assertThat(outcome.number("points")).isBetween(0.0, 1.0);
            assertThat(outcome.number("moves")).isPositive();
            outcomes.put(cell(row), outcome);
        }
        Finding finding = experiment.finding(new LabResults(Size.FULL, outcomes));
        assertThat(finding.because()).isEqualTo("Nothing has been played from lost positions yet.");
        assertThat(finding.parts().toString()).contains("resort-anybody@0").contains("may have learned from games");
    }

    @Test
    void lostPositionsComeFirstAndAllRowsOfAPairBeforeTheNext() {
        List<Cell> cells = new ResortWorth().cells(Size.FULL);
        assertThat(cells.subList(0, 9)).extracting(each -> each.text("setting")).containsOnly("lost");
        assertThat(cells.subList(0, 9)).extracting(Cell::seed).containsOnly(20_000L);
        assertThat(cells.subList(0, 9)).extracting(each -> each.text("row")).doesNotHaveDuplicates();
        assertThat(cells).extracting(each -> each.text("game")).contains("othello", "checkers", "chess");
        assertThat(cells).hasSameSizeAs(List.copyOf(new HashSet<>(cells)));
    }

    @Test
    void whatIsKnownIsTheSameWhateverIsMadeOfIt() {
        WorthRow row = WorthRow.parse("resort-person@4");
        assertThat(row.resorts()).isTrue();
        assertThat(row.expects()).isFalse();
        assertThat(row.known()).isEqualTo("person");
        assertThat(row.depth()).hasValue(4);
        assertThat(WorthRow.TWICE.expects()).isFalse();
        assertThat(WorthRow.parse("person@4").expects()).isTrue();
    }
}
