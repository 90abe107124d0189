package org.outwit.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Leaves per second of αβ* beside alpha-beta on the same trees; run it with {@code -prof gc} to see that nodes allocate nothing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ModelSearch {

    @Param({"ALPHA_BETA", "TWO_CALLS", "ONE_PASS"})
    ModelTask task;

    @Benchmark
    public long search(NodesPerSecond counter) {
        long leaves = task.leaves();
        counter.nodes += leaves;
        return leaves;
    }
}
