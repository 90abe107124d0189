package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.records.ClubRecords;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.lab.records.RecordsFolder;

/** The whole experiment with a small club, whose moves are random. */
class PersonWorthTest {

    @TempDir
    private Path folder;

    @Test
    void pairsOfGamesAreComparedByRow() throws IOException {
        LabContext context = ClubRecords.in(folder);
        PersonWorth experiment = new PersonWorth();
        Map<Cell, Measurement> measurements = new LinkedHashMap<>();
        for (Cell each : experiment.cells(Size.QUICK)) {
            if (!List.of("plain", "person@2").contains(each.text("row"))) continue;
            Measurement measurement = experiment.run(each, context);
            assertThat(measurement.number("points")).isBetween(0.0, 1.0);
            assertThat(measurement.number("moves")).isPositive();
            measurements.put(each, measurement);
        }
        assertThat(measurements).hasSize(2);
        Finding finding = experiment.finding(new LabResults(Size.QUICK, measurements));
        assertThat(finding.because())
                .startsWith("In checkers the plain engine scores ")
                .contains("person@2 ");
        assertThat(finding.parts().toString()).contains("may have learned from games of these people");
    }

    @Test
    void allRowsOfAPairComeBeforeTheNext() {
        List<Cell> cells = new PersonWorth().cells(Size.FULL);
        assertThat(cells.subList(0, 6))
                .extracting(each -> each.text("row"))
                .containsExactly("plain", "deeper", "person@2", "anybody@2", "other@2", "nobody");
        assertThat(cells.subList(0, 6)).extracting(Cell::seed).containsOnly(20_000L);
        assertThat(cells).noneMatch(each -> each.has("setting", "engine", "row", "plain"));
    }

    @Test
    void somebodyElseIsTheNextOne() throws IOException {
        check(RecordsFolder.people(ClubRecords.in(folder), "checkers"));
    }

    private static <P extends Position> void check(RecordedPeople<P> records) {
        WorthPeople<P> people = new WorthPeople<>(records, WorthGame.CHECKERS);
        WorthPerson<P> bob = people.person(1);
        assertThat(bob.name()).isEqualTo("Bob");
        P position = bob.lines().positions(new Random(1)).get(0);
        assertThat(bob.known().apply(WorthRow.parse("other@0")).get().probabilities(position))
                .isEqualTo(people.person(2)
                        .known()
                        .apply(WorthRow.parse("person@0"))
                        .get()
                        .probabilities(position));
        assertThatThrownBy(() -> bob.known().apply(WorthRow.parse("friend")))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Expected a row of plain, deeper, person, anybody, other or nobody");
        for (String row : List.of("person@x", "person@1@2", "person:1:2", "person@1:")) {
            assertThatThrownBy(() -> WorthRow.parse(row))
                    .isInstanceOf(InputException.class)
                    .hasMessage("Expected a row such as person, person@2 or person@2:1.5, found '" + row + "'.");
        }
    }
}
