package org.outwit.lab.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.learn.people.Populations;

class FinishedRunTest {

    private static final Experiment LEMMA = Experiments.named("pruning-lemma-1");

    @TempDir
    private Path folder;

    private DatabaseStore open() {
        return DatabaseStore.open(DatabasePlace.parse(folder.resolve("lab.db").toString()), task -> {});
    }

    private static LabRun lab(DatabaseStore store) {
        return new LabRun(
                store,
                new LocalThreads(Parallel.ALONE),
                new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty()));
    }

    @Test
    void aRunGoesThroughAFileAsItIs() {
        List<Cell> cells = LEMMA.cells(Size.FULL);
        try (DatabaseStore store = open()) {
            for (int i = 0; i < cells.size(); i++) {
                if (i == cells.size() - 1) {
                    assertThat(FinishedRun.isThere(LEMMA, store)).isFalse();
                    assertThatThrownBy(() -> FinishedRun.of(LEMMA, store))
                            .hasMessageContaining(
                                    "only a full run that is finished can be shipped, and 31 of 32 cells are");
                }
                Measurement measurement = Measurement.of("n", i + 0.1);
                store.finish(LEMMA.measured(), cells.get(i), measurement, Duration.ofSeconds(2));
            }
            ShippedRun run = FinishedRun.of(LEMMA, store);
            LocalDate today = LocalDate.now(ZoneOffset.UTC);
            assertThat(run.origin().builds()).containsExactly(ProgramBuild.id());
            assertThat(run.origin().processorTime()).isEqualTo(Duration.ofSeconds(64));
            assertThat(run.origin().to()).isBetween(today.minusDays(1), today);
            ShippedRun read = ShippedRunReader.read(ShippedRunWriter.text(run), "x");
            assertThat(read).isEqualTo(run);
            assertThat(read.results(LEMMA).measurements())
                    .containsExactlyEntriesOf(
                            lab(store).results(LEMMA, Size.FULL).measurements());
        }
    }

    /** Equal cells take equally long, and those of which nobody knows anything as long as all others. */
    @Test
    void aForecastGoesByWhatIsKnown() {
        Experiment fresh = Experiments.named("worth-model");
        Experiment known = Experiments.named("pruning-lemma-1");
        try (DatabaseStore store = open()) {
            if (!ShippedRuns.has(fresh)) {
                RunForecast nothing = RunForecast.of(fresh, Size.QUICK, lab(store), store);
                assertThat(nothing.missing()).isEqualTo(102);
                assertThat(nothing.processorTime()).isEmpty();
            }
            Cell one = fresh.cells(Size.QUICK).get(0);
            store.finish(fresh.measured(), one, Measurement.of("n", 1), Duration.ofSeconds(3));
            assertThat(RunForecast.of(fresh, Size.QUICK, lab(store), store).missing())
                    .isEqualTo(101);
            assertThat(RunForecast.of(fresh, Size.QUICK, lab(store), store).processorTime())
                    .isPresent();
            for (Cell each : known.cells(Size.FULL))
                store.finish(known.measured(), each, Measurement.of("n", 1), Duration.ofSeconds(1));
            assertThat(RunForecast.of(known, Size.FULL, lab(store), store))
                    .isEqualTo(new RunForecast(known, 0, Optional.of(Duration.ZERO)));
        }
    }
}
