package org.outwit.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.lab.store.MemoryStore;
import org.outwit.learn.people.Populations;

class LabRunTest {

    private final MemoryStore store = new MemoryStore();
    private final Squares squares = new Squares();

    private LabRun run(ProgressMonitor monitor) {
        LabContext context = new LabContext(monitor, Populations.SHIPPED, Optional.empty());
        return new LabRun(store, new LocalThreads(Parallel.ALONE), context);
    }

    @Test
    void aFinishedCellIsNeverMeasuredAgain() {
        LabResults quick = run(ProgressMonitor.NONE).run(squares, Size.QUICK);
        assertThat(quick.numbers("square")).containsExactly(0, 1, 4);
        assertThat(squares.measured).hasValue(3);
        run(ProgressMonitor.NONE).run(squares, Size.QUICK);
        assertThat(squares.measured).hasValue(3);
        assertThat(run(ProgressMonitor.NONE).run(squares, Size.FULL).count()).isEqualTo(10);
        assertThat(squares.measured).hasValue(10);
    }

    @Test
    void aRunThatWasStoppedGoesOn() {
        ProgressMonitor impatient = ProgressMonitor.stoppedBy(() -> squares.measured.get() >= 4);
        assertThatThrownBy(() -> run(impatient).run(squares, Size.FULL)).isInstanceOf(CancellationException.class);
        assertThat(run(ProgressMonitor.NONE).results(squares, Size.FULL).count())
                .isEqualTo(4);
        run(ProgressMonitor.NONE).run(squares, Size.FULL);
        assertThat(squares.measured).hasValue(10);
    }

    @Test
    void whatFailsIsFreeAgain() {
        squares.fails = true;
        assertThatThrownBy(() -> run(ProgressMonitor.NONE).run(squares, Size.QUICK))
                .hasMessage("no square");
        squares.fails = false;
        assertThat(run(ProgressMonitor.NONE).run(squares, Size.QUICK).count()).isEqualTo(3);
    }

    @Test
    void anotherVersionIsMeasuredAnew() {
        run(ProgressMonitor.NONE).run(squares, Size.QUICK);
        squares.version = 2;
        run(ProgressMonitor.NONE).run(squares, Size.QUICK);
        assertThat(squares.measured).hasValue(6);
        assertThat(store.measurements(new Measured("squares", 1))).hasSize(3);
    }

    @Test
    void resultsBelongToTheirRecords(@TempDir Path one, @TempDir Path other) throws IOException {
        Files.writeString(one.resolve("a.number"), "3");
        Files.writeString(other.resolve("a.number"), "4");
        Files.writeString(other.resolve("b.number"), "5");
        Numbers numbers = new Numbers();
        LabResults first = run(one).run(numbers, Size.FULL);
        assertThat(first.numbers("n")).containsExactly(3);
        assertThat(first.leftOut()).containsExactly("There is no number of b.");
        assertThat(run(other).run(numbers, Size.FULL).numbers("n")).containsExactly(4, 5);
        assertThat(run(one).run(numbers, Size.FULL).numbers("n")).containsExactly(3);
        assertThat(numbers.measured).as("nothing twice").hasValue(3);
        // Without records, of each game what was finished last.
        LabResults shown = run(ProgressMonitor.NONE).results(numbers, Size.FULL);
        assertThat(shown.numbers("n")).containsExactly(4, 5);
        assertThat(shown.inputs().values())
                .extracting(inputs -> inputs.list().get(0).name())
                .containsExactly("a.number", "b.number");
        StaleResults stale = StaleResults.of(StoredCells.of(numbers, store), Map.of(new Measured("numbers", 7), 2));
        String old = first.inputs().keySet().iterator().next();
        assertThat(stale.sentence()).isEqualTo("2 cells of version 7, 1 cell with older inputs " + old + ".");
        Files.writeString(one.resolve("a.number"), "33");
        assertThat(run(one).run(numbers, Size.FULL).numbers("n")).containsExactly(33);
        assertThat(run(ProgressMonitor.NONE).best(numbers).numbers("n")).containsExactly(33, 5);
    }

    @Test
    void whatCannotBeMeasuredAtAllIsRefused(@TempDir Path empty) {
        assertThatThrownBy(() -> run(empty).run(new Numbers(), Size.FULL))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no number of a. There is no number of b.");
    }

    private LabRun run(Path records) {
        LabContext context = new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.of(records));
        return new LabRun(store, new LocalThreads(Parallel.ALONE), context);
    }

    /** A cell is the number in a file of the records. */
    private static final class Numbers implements Experiment {

        private final AtomicInteger measured = new AtomicInteger();

        @Override
        public About about() {
            return About.of("numbers", "Nobody", "Figure 0", "Numbers", "What is in the files?")
                    .withRecords();
        }

        @Override
        public List<Cell> cells(Size size) {
            return List.of(Cell.of(1, "game", "a"), Cell.of(1, "game", "b"));
        }

        private static Path file(String game, LabContext context) {
            return context.records().orElseThrow().resolve(game + ".number");
        }

        @Override
        public Inputs inputs(String game, LabContext context) {
            return Inputs.NONE.and(game + ".number", FileHash.of(file(game, context)));
        }

        @Override
        public Optional<String> missing(String game, LabContext context) {
            boolean there = context.records().isPresent() && Files.exists(file(game, context));
            return there ? Optional.empty() : Optional.of("There is no number of " + game + ".");
        }

        @Override
        public Measurement run(Cell cell, LabContext context) {
            measured.incrementAndGet();
            try {
                return Measurement.of("n", Integer.valueOf(Files.readString(file(cell.game(), context))));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Finding finding(LabResults results) {
            return Finding.of(ReportVerdict.MEASURED, "They are numbers.");
        }
    }

    private static final class Squares implements Experiment {

        private final AtomicInteger measured = new AtomicInteger();
        private boolean fails;
        private int version = 1;

        @Override
        public About about() {
            return About.of("squares", "Nobody", "Figure 0", "Squares", "What is n times n?");
        }

        @Override
        public int version() {
            return version;
        }

        @Override
        public List<Cell> cells(Size size) {
            return IntStream.range(0, size == Size.QUICK ? 3 : 10)
                    .mapToObj(n -> Cell.of(1, "n", n))
                    .toList();
        }

        @Override
        public Measurement run(Cell cell, LabContext context) {
            if (fails) throw new IllegalStateException("no square");
            measured.incrementAndGet();
            return new Measurement(Map.of("square", Math.pow(cell.number("n"), 2)), "");
        }

        @Override
        public Finding finding(LabResults results) {
            return Finding.of(ReportVerdict.MEASURED, "Squares grow.");
        }
    }
}
