package org.outwit.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.catalogue.ExperimentReference;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.CellExecutor;
import org.outwit.lab.experiment.Cluster;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.lab.experiment.ResultStore;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.lab.sweep.SweepFile;
import org.outwit.learn.people.Populations;

/** The same results on a cluster where workers die in between. */
class SparkCellsTest {

    private static final Experiment EXPERIMENT = Experiments.named("pruning-fig-13");
    private static final Executor THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    });

    @TempDir
    private Path folder;

    private ResultStore store(String name) {
        return DatabaseStore.open(DatabasePlace.parse(folder.resolve(name).toString()), THREADS);
    }

    private static ExperimentReference reference(String id) {
        return ExperimentReference.to(Experiments.named(id));
    }

    private static LabContext context(ProgressMonitor monitor) {
        return new LabContext(monitor, Populations.SHIPPED, Optional.empty());
    }

    private Map<Cell, Measurement> local() {
        try (ResultStore store = store("local.db")) {
            LabRun run = new LabRun(store, new LocalThreads(Parallel.ALONE), context(ProgressMonitor.NONE));
            return run.run(EXPERIMENT, Size.QUICK).measurements();
        }
    }

    @Test
    void aKilledWorkerChangesNothing() throws IOException, InterruptedException {
        Map<Cell, Measurement> expected = local();
        try (SparkProcesses spark = new SparkProcesses(folder, 2);
                ResultStore store = store("cluster.db");
                CellExecutor cells = Cluster.at(spark.address())) {
            Killer killer = new Killer(spark.worker(0), 10);
            LabResults results = new LabRun(store, cells, context(killer)).run(EXPERIMENT, Size.QUICK);
            assertThat(killer.killed).isTrue();
            assertThat(results.measurements()).isEqualTo(expected);
        }
    }

    /** What came back before the end is kept, and the next run goes on. */
    @Test
    void aRunThatWasStoppedGoesOn() {
        Map<Cell, Measurement> expected = local();
        try (ResultStore store = store("stopped.db")) {
            try (CellExecutor cells = Cluster.at("local[1]")) {
                Killer impatient = new Killer(null, 5);
                assertThatThrownBy(() -> new LabRun(store, cells, context(impatient)).run(EXPERIMENT, Size.QUICK))
                        .isInstanceOf(CancellationException.class);
            }
            int before = store.measurements(EXPERIMENT.measured()).size();
            assertThat(before).isBetween(5, expected.size() - 1);
            try (CellExecutor cells = Cluster.at("local[1]")) {
                LabResults results =
                        new LabRun(store, cells, context(ProgressMonitor.NONE)).run(EXPERIMENT, Size.QUICK);
                assertThat(results.measurements()).isEqualTo(expected);
            }
        }
    }

    /** Workers have no file of the sweep: its text comes with the cells. */
    @Test
    void aSweepOfAUserIsMeasuredAsOnThreads() {
        String text = "{'outwit':'sweep','version':1,'name':'plies','title':'Plies','question':'What does a ply cost?',"
                + "'measure':'cost','game':'tictactoe','player':'lines','algorithm':['minimax','alpha-beta'],"
                + "'depth':[2,3],'opening':2,'seeds':{'quick':2,'full':3}}";
        Experiment sweep = SweepFile.read(text.replace('\'', '"'), "plies.json");
        Map<Cell, Measurement> expected;
        try (ResultStore store = store("threads.db")) {
            LabRun run = new LabRun(store, new LocalThreads(Parallel.ALONE), context(ProgressMonitor.NONE));
            expected = run.run(sweep, Size.QUICK).measurements();
        }
        try (ResultStore store = store("sweep.db");
                CellExecutor cells = Cluster.at("local[2]")) {
            LabResults results = new LabRun(store, cells, context(ProgressMonitor.NONE)).run(sweep, Size.QUICK);
            assertThat(results.measurements()).isEqualTo(expected).hasSize(8);
        }
    }

    @Test
    void aWorkerOfAnotherBuildRefuses() {
        CellTask task = new CellTask(reference("pruning-fig-13"), "bound=0 level=0", 1, "", "another", null);
        assertThat(task.run().refusal()).contains("has another Outwit").contains("the driver another");
    }

    @Test
    void aWorkerWithOtherInputsRefuses() {
        CellTask task = new CellTask(
                reference("pruning-fig-13"), "bound=0 level=0", 1, "0123456789abcdef", ProgramBuild.id(), null);
        assertThat(task.run().refusal()).contains("has other records");
        CellTask records =
                new CellTask(reference("real-leads"), "part=leads", 1, "0123456789abcdef", ProgramBuild.id(), null);
        assertThat(records.run().refusal()).contains("Boards in LIN are needed");
    }

    @Test
    void whatIsNoClusterIsSaid() {
        assertThatThrownBy(() -> Cluster.at("http://example.org"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Expected spark://host:port");
    }

    /** Kills a worker, or asks to stop, when a number of cells is finished. */
    private static final class Killer implements ProgressMonitor {

        private final Process victim;
        private final int when;
        private volatile boolean killed;

        Killer(Process victim, int when) {
            this.victim = victim;
            this.when = when;
        }

        @Override
        public void progress(String activity, long done, long total) {
            if (done < when || killed) return;
            killed = true;
            if (victim == null) return;
            List<ProcessHandle> executors = victim.descendants().toList();
            victim.destroyForcibly();
            executors.forEach(ProcessHandle::destroyForcibly);
        }

        @Override
        public boolean isStopped() {
            return killed && victim == null;
        }
    }
}
