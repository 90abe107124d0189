package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;

class MeterTest {

    private static Result done(Meter meter) {
        return Result.exact(0, List.of(0), 1, meter.isComplete(), meter.counts());
    }

    private static Result forever(Limits limits, AtomicLong entered) {
        return Meter.run(limits, meter -> {
            while (true) {
                meter.node();
                entered.incrementAndGet();
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 1023, 1024, 1025, 2047, 2048, 2049, 5000})
    void exactlySoManyNodesAreEntered(long most) {
        AtomicLong entered = new AtomicLong();
        Result result = forever(Limits.NONE.withNodes(most), entered);
        assertThat(entered).hasValue(most);
        assertThat(result.counts()).isEqualTo(new Counts(most, 0, 0, 0));
        assertThat(result.reason()).isEqualTo(StopReason.NODES);
        assertThat(result.isKnown()).isFalse();
        assertThat(result.move()).isEqualTo(Position.NO_MOVE);
        assertThat(result.line()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 1024, 3333})
    void aSearchThatNeedsNoMoreThanItsLimitsIsNotInterrupted(long most) {
        Result result = Meter.run(Limits.NONE.withNodes(most).withEvaluations(most), meter -> {
            for (long i = 0; i < most; i++) {
                meter.node();
                meter.evaluation(true);
            }
            return done(meter);
        });
        assertThat(result.reason()).isEqualTo(StopReason.FINISHED);
        assertThat(result.counts()).isEqualTo(new Counts(most, 0, most, 0));
    }

    /** A part that takes too long is given up, exactly where it was told to, and the rest goes on to the limit of all. */
    @ParameterizedTest
    @ValueSource(longs = {1, 7, 1023, 1024, 1025, 3000})
    void aPartHasALimitOfItsOwn(long most) {
        AtomicLong inPart = new AtomicLong();
        AtomicLong entered = new AtomicLong();
        Result result = Meter.run(Limits.NONE.withNodes(5000), meter -> {
            for (int i = 0; i < 10; i++) meter.node();
            assertThat(meter.within(most, () -> {
                        for (int i = 0; i < most; i++) meter.node();
                        return true;
                    }))
                    .isTrue();
            assertThat(meter.within(most, () -> {
                        while (true) {
                            meter.node();
                            inPart.incrementAndGet();
                        }
                    }))
                    .isFalse();
            assertThat(meter.counts().nodes()).isEqualTo(Math.min(5000, 10 + 2 * most));
            while (true) {
                meter.node();
                entered.incrementAndGet();
            }
        });
        assertThat(result.reason()).isEqualTo(StopReason.NODES);
        assertThat(result.counts().nodes()).isEqualTo(5000);
        if (10 + 2 * most <= 5000) {
            assertThat(inPart).hasValue(most);
            assertThat(entered).hasValue(5000 - 10 - 2 * most);
        } else {
            assertThat(entered).as("the limit of all ends the part, too").hasValue(0);
        }
    }

    @Test
    void everySearchCallsTheEvaluatorExactlyAsOftenAsAllowed() {
        RandomTree tree = RandomTree.uniform(1, 3, 5, 100);
        for (var entry : TwoPlayerSearches.<RandomTreePosition>all().entrySet()) {
            for (long most : List.of(1L, 7L, 20L)) {
                AtomicLong calls = new AtomicLong();
                Evaluator<RandomTreePosition> counting = (position, player) -> {
                    calls.incrementAndGet();
                    return tree.function(0).value(position, player);
                };
                Result result = entry.getValue()
                        .apply(Setup.of(counting))
                        .search(tree.start(), 0, Limits.NONE.withEvaluations(most));
                assertThat(result.reason()).as(entry.getKey()).isEqualTo(StopReason.EVALUATIONS);
                assertThat(result.counts().evaluations()).as(entry.getKey()).isEqualTo(most);
                assertThat(calls).as(entry.getKey()).hasValue(most);
            }
        }
    }

    @Test
    void aSearchThatWasInterruptedLeavesTheRootAsItWasAndCanBeAskedAgain() {
        for (var entry : TwoPlayerSearches.<GridWalk>all().entrySet()) {
            GridWalk root = new GridWalk(2, 5, true);
            root.make(0);
            root.make(2);
            long key = root.key();
            Search<GridWalk> search = entry.getValue().apply(Setup.of(GridWalk.VALUE));
            Result whole = search.search(root, 0, Limits.NONE);
            for (long most = 1; most < whole.counts().nodes(); most += 1 + most / 4) {
                Limits limits = Limits.NONE.withNodes(most);
                assertThat(search.search(root, 0, limits).reason())
                        .as(entry.getKey())
                        .isEqualTo(StopReason.NODES);
                assertThat(root.key()).as(entry.getKey()).isEqualTo(key);
            }
            assertThat(search.search(root, 0, Limits.NONE)).as(entry.getKey()).isEqualTo(whole);
            root.undo();
            root.undo();
            assertThat(root.key()).as(entry.getKey()).isEqualTo(new GridWalk(2, 5, true).key());
        }
    }

    @Test
    void theStopSignalIsReadEvery1024Nodes() {
        AtomicLong asked = new AtomicLong();
        AtomicLong entered = new AtomicLong();
        Result result = forever(Limits.NONE.stoppedBy(() -> asked.incrementAndGet() == 5), entered);
        assertThat(result.reason()).isEqualTo(StopReason.ASKED);
        assertThat(result.counts().nodes()).isEqualTo(5 * 1024);
        assertThat(entered).hasValue(5 * 1024 - 1);
    }

    @Test
    void theClockIsReadEvery1024Nodes() {
        AtomicLong entered = new AtomicLong();
        Result result = forever(Limits.time(Duration.ofNanos(1)), entered);
        assertThat(result.reason()).isEqualTo(StopReason.TIME);
        assertThat(entered).hasValue(1023);
    }

    /** How soon it ends after that is a matter of the nodes that it enters between two looks, see above. */
    @Test
    @Timeout(60)
    void timeIsNotCutShort() {
        long start = System.nanoTime();
        Result result = forever(Limits.time(Duration.ofMillis(40)), new AtomicLong());
        assertThat(result.reason()).isEqualTo(StopReason.TIME);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThanOrEqualTo(Duration.ofMillis(40));
    }

    @Test
    void aSearchIsCompleteUntilTheHorizonForcesAnEvaluation() {
        Meter meter = new Meter(Limits.NONE);
        assertThat(meter.isComplete()).isTrue();
        meter.evaluation(true);
        assertThat(meter.isComplete()).isTrue();
        meter.evaluation(false);
        meter.evaluation(true);
        assertThat(meter.isComplete()).isFalse();
    }

    @Test
    void countsAddUpAndTheMostThatWasHeldIsKept() {
        Meter meter = new Meter(Limits.NONE);
        meter.node();
        meter.node();
        meter.expansion();
        meter.evaluation(true);
        for (long held : List.of(3L, 9L, 4L)) meter.holds(held);
        assertThat(meter.counts()).isEqualTo(new Counts(2, 1, 1, 9));
        assertThat(meter.counts().plus(new Counts(10, 20, 30, 5))).isEqualTo(new Counts(12, 21, 31, 9));
    }

    @Test
    void evaluationsByLevelAddUpToAllOfThem() {
        Result result = Meter.run(Limits.NONE.withEvaluations(7), meter -> {
            meter.levels(3);
            for (int i = 0; true; i++) meter.evaluation(true, i % 2);
        });
        assertThat(result.counts()).isEqualTo(new Counts(0, 0, 7, 0, List.of(4L, 3L, 0L)));
        Counts twice = Counts.ZERO.plus(result.counts()).plus(result.counts());
        assertThat(twice).isEqualTo(new Counts(0, 0, 14, 0, List.of(8L, 6L, 0L)));
    }

    @Test
    void otherFailuresAreNotTakenForAnInterruption() {
        assertThatThrownBy(() -> Meter.run(Limits.NONE, meter -> {
                    throw new IllegalStateException("broken game");
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("broken game");
    }
}
