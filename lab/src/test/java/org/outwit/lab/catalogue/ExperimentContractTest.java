package org.outwit.lab.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.ReportPage;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.report.ReportFiles;
import org.outwit.learn.people.Populations;

/** What holds for every experiment in the list. */
class ExperimentContractTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    /** Cells that learn somebody, or play many games, take seconds. */
    private static final Set<String> SLOW = Set.of(
            "models-fig-24",
            "models-fig-25",
            "models-hidden",
            "knowing-programs",
            "knowing-opponents",
            "knowing-players");

    static List<Experiment> experiments() {
        return Experiments.all();
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void saysWhatItIs(Experiment experiment) {
        About about = experiment.about();
        assertThat(about.id()).matches("[a-z0-9.]+(-[a-z0-9.]+)*");
        assertThat(about.question()).endsWith("?");
        assertThat(List.of(about.title(), about.paper(), about.figure())).doesNotContain("");
        assertThat(experiment.version()).isPositive();
        assertThat(Experiments.named(about.id())).isSameAs(experiment);
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void noCellIsThereTwice(Experiment experiment) {
        for (Size size : Size.values()) {
            List<Cell> cells = experiment.cells(size);
            assertThat(cells).isNotEmpty();
            assertThat(new HashSet<>(cells)).hasSameSizeAs(cells);
            assertThat(experiment.cells(size)).isEqualTo(cells);
            for (Cell cell : cells)
                assertThat(Cell.parse(cell.key(), cell.seed())).isEqualTo(cell);
        }
    }

    /** Before anything is measured there is a page all the same, which claims nothing. */
    @ParameterizedTest
    @MethodSource("experiments")
    void aReportCanBeWrittenAtAnyTime(Experiment experiment) {
        ExperimentReport report = ReportFiles.report(experiment, new LabResults(Size.QUICK, Map.of()));
        assertThat(report.finding().verdict()).isEqualTo(ReportVerdict.NOT_RUN);
        assertThat(ReportPage.of(report)).contains(experiment.about().title());
    }

    /** Those that can be run without records, which nobody ships. */
    static List<Experiment> quickCells() {
        return runnable().filter(each -> !SLOW.contains(each.about().id())).toList();
    }

    static List<Experiment> slowCells() {
        return runnable().filter(each -> SLOW.contains(each.about().id())).toList();
    }

    private static Stream<Experiment> runnable() {
        return Experiments.all().stream().filter(each -> !each.about().needsRecords());
    }

    @ParameterizedTest
    @MethodSource("quickCells")
    void theSameCellComesOutTheSame(Experiment experiment) {
        check(experiment);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("slowCells")
    void theSameSlowCellComesOutTheSame(Experiment experiment) {
        check(experiment);
    }

    private static void check(Experiment experiment) {
        Cell cell = experiment.cells(Size.QUICK).get(0);
        Measurement measurement = experiment.run(cell, CONTEXT);
        if (experiment.isRepeatable()) assertThat(experiment.run(cell, CONTEXT)).isEqualTo(measurement);
        LabResults one = new LabResults(Size.QUICK, Map.of(cell, measurement));
        ExperimentReport report = ReportFiles.report(experiment, one);
        assertThat(ReportPage.of(report)).contains(", 1 of ");
        if (experiment.cells(Size.QUICK).size() > 1)
            assertThat(report.finding().verdict()).isEqualTo(ReportVerdict.OPEN);
    }
}
