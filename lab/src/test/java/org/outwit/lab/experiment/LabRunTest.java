package org.outwit.lab.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
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
