package org.outwit.cluster;

import java.io.Serializable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.rdd.RDD;
import org.outwit.core.game.InputException;
import org.outwit.lab.catalogue.ExperimentReference;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.CellExecutor;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.ResultStore;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction0;
import scala.runtime.AbstractFunction1;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * Measures cells on a cluster. The driver claims the cells and stores each result as soon as it comes back; a task whose worker is
 * lost is run again by Spark. When the driver dies, only cells that had not come back are lost, and another run measures them.
 */
final class SparkCells implements CellExecutor {

    /** Spark's own work grows with the number of tasks; from this number on, several cells are one task. */
    private static final int MOST_TASKS = 2000;

    private static final long LOOK_MILLIS = 50;

    private final SparkContext spark;

    SparkCells(SparkContext spark) {
        this.spark = spark;
    }

    @Override
    public void measure(Experiment experiment, List<Cell> cells, ResultStore store, LabContext context) {
        Measured what = experiment.measured();
        List<Cell> claimed = store.claim(what, cells);
        if (claimed.isEmpty()) return;
        List<CellTask> tasks = claimed.stream()
                .map(each -> CellTask.of(experiment, each, context))
                .toList();
        ExperimentReference.to(experiment)
                .carried()
                .ifPresent(jar -> spark.addJar(jar.toUri().toString()));
        Progress progress = new Progress(what, store, context, tasks.size());
        try (JavaSparkContext java = new JavaSparkContext(spark) {
            @Override
            public void close() {} // the context is used again
        }) {
            RDD<CellTask> rdd =
                    java.parallelize(tasks, Math.min(tasks.size(), MOST_TASKS)).rdd();
            SimpleFutureAction<BoxedUnit> job =
                    spark.submitJob(rdd, new Run(), all(rdd), progress, new AbstractFunction0<>() {
                        @Override
                        public BoxedUnit apply() {
                            return BoxedUnit.UNIT;
                        }
                    });
            await(job, progress, context);
        } finally {
            progress.release(claimed);
        }
        if (progress.failure() != null) throw progress.failure(); // of what was still on its way to the disk
    }

    private static Seq<Object> all(RDD<?> rdd) {
        List<Object> numbers = IntStream.range(0, rdd.getNumPartitions())
                .<Object>mapToObj(each -> each)
                .toList();
        return CollectionConverters.asScala(numbers).toSeq();
    }

    /** Waits for the job, and cancels it where somebody wants to stop or a worker refuses. */
    private static void await(SimpleFutureAction<BoxedUnit> job, Progress progress, LabContext context) {
        while (!job.isCompleted()) {
            if (context.monitor().isStopped() || progress.failure() != null) job.cancel();
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                job.cancel();
                Thread.currentThread().interrupt();
                throw new CancellationException("The run was interrupted.");
            }
        }
        context.monitor().throwIfStopped();
        if (progress.failure() != null) throw progress.failure();
        if (job.value().get().isFailure()) {
            Throwable failure = job.value().get().failed().get();
            throw new InputException("The cluster gave up: " + firstLine(failure));
        }
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse(failure.toString());
    }

    @Override
    public void close() {
        spark.stop();
    }

    /** What a worker does with the cells of a task. */
    private static final class Run extends AbstractFunction1<Iterator<CellTask>, CellResult[]> implements Serializable {

        private static final long serialVersionUID = 1;

        @Override
        public CellResult[] apply(Iterator<CellTask> tasks) {
            List<CellResult> results = new ArrayList<>();
            while (tasks.hasNext()) results.add(tasks.next().run());
            return results.toArray(CellResult[]::new);
        }
    }

    /**
     * What the driver does with the results of a task, as soon as they are there. While they are on their way to the disk, it takes the next
     * ones.
     */
    private static final class Progress extends AbstractFunction2<Object, CellResult[], BoxedUnit> {

        private final Measured what;
        private final ResultStore store;
        private final LabContext context;
        private final int total;
        private final AtomicReference<RuntimeException> failure = new AtomicReference<>();
        private final Set<Cell> taken = new HashSet<>();
        private final List<CompletableFuture<Void>> onTheWay = new ArrayList<>();

        Progress(Measured what, ResultStore store, LabContext context, int total) {
            this.what = what;
            this.store = store;
            this.context = context;
            this.total = total;
        }

        @Override
        public synchronized BoxedUnit apply(Object task, CellResult[] results) {
            try {
                for (CellResult each : results) take(each);
            } catch (RuntimeException e) {
                failure.compareAndSet(null, e); // the job is cancelled, and the thread that waits for it is told
            }
            return BoxedUnit.UNIT;
        }

        private void take(CellResult result) {
            if (result.refusal() != null) throw new InputException("A worker refused: " + result.refusal());
            onTheWay.add(store.finishLater(what, result.cell(), result.measurement(), Duration.ZERO)
                    .whenComplete((done, fault) -> {
                        if (fault instanceof RuntimeException e) failure.compareAndSet(null, e);
                    }));
            taken.add(result.cell());
            context.monitor().progress(what.experiment() + " on the cluster", taken.size(), total);
        }

        /** Waits until all that came back is on the disk, and gives back the rest of what was claimed. */
        synchronized void release(List<Cell> claimed) {
            onTheWay.forEach(each -> each.exceptionally(fault -> null).join());
            store.release(
                    what, claimed.stream().filter(each -> !taken.contains(each)).toList());
        }

        RuntimeException failure() {
            return failure.get();
        }
    }
}
