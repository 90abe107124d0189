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
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many Connect Four nodes per second does alpha-beta search, in Outwit and in aima, on the same tree? */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ConnectFourAlphaBeta {

    @Param({"0", "1", "2", "3"})
    long seed;

    @Param("8")
    int depth;

    @Param({"OUTCOME", "THREATS"})
    HorizonJudgement judgement;

    @Param({"outwit", "aima-tree", "aima-decision", "aima-deepening"})
    String who;

    private Contestant contestant;

    @Setup
    public void compare() {
        contestant = RaceQuestion.checked(new ConnectFourTask(seed, depth, judgement).question(), who);
    }

    @Benchmark
    public RaceAnswer search(NodesPerSecond counter) {
        RaceAnswer answer = contestant.answer();
        counter.nodes += answer.nodes();
        return answer;
    }
}
