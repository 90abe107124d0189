package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;

/** Searches that ask other searches keep their limits all the same. */
class InnerSearchLimitsTest {

    private static final RandomTree TREE = RandomTree.uniform(7, 8, 5, 1000).withFunctions(2, RandomTree.UNBOUNDED);

    private final AtomicLong evaluated = new AtomicLong();
    private Runnable beforeEvaluation = () -> {};

    private Evaluator<RandomTreePosition> function(int index) {
        return (position, player) -> {
            beforeEvaluation.run();
            evaluated.incrementAndGet();
            return TREE.function(index).value(position, player);
        };
    }

    private Map<String, Search<RandomTreePosition>> searches() {
        Player<RandomTreePosition> player = Player.of(List.of(function(1), function(0)));
        Prom<RandomTreePosition> prom =
                new Prom<>(function(1), List.of(new Prom.Opponent<>(1, Player.of(function(0)))), null);
        Map<String, Search<RandomTreePosition>> searches = new LinkedHashMap<>();
        searches.put("margin", new SafetyMargin<>(new MStar<>(player), function(1), 100));
        searches.put("margin of next reply", new SafetyMargin<>(new NextReply<>(player), function(1), 100));
        searches.put("next reply", new NextReply<>(player));
        searches.put("prom", (root, viewer, limits) -> {
            AverageResult found = prom.search(root, viewer, limits);
            return found.reason() == StopReason.FINISHED
                    ? Result.exact((int) found.value(), found.line(), limits.depth(), true, found.counts())
                    : Result.stopped(found.reason(), found.counts());
        });
        return searches;
    }

    /** Every search looks at the clock and at the wish to stop every 1024 nodes, and three are one inside the other at most. */
    private void stopped(Limits limits, StopReason reason) {
        searches().forEach((name, search) -> {
            evaluated.set(0);
            Result result = search.search(TREE.start(), 0, limits);
            assertThat(result.reason()).as(name).isEqualTo(reason);
            assertThat(result.isKnown()).as(name).isFalse();
            assertThat(result.counts().nodes()).as(name).isLessThanOrEqualTo(3 * 1024);
            assertThat(result.counts().evaluations()).as(name).isEqualTo(evaluated.get());
        });
    }

    @Test
    void nodesAreKeptExactly() {
        for (long most : List.of(1L, 2L, 100L, 1000L, 1024L, 1025L)) {
            searches().forEach((name, search) -> {
                Result result = search.search(TREE.start(), 0, Limits.depth(5).withNodes(most));
                assertThat(result.reason()).as(name).isEqualTo(StopReason.NODES);
                assertThat(result.counts().nodes()).as(name).isEqualTo(most);
            });
        }
    }

    @Test
    void evaluationsAreKeptExactly() {
        for (long most : List.of(1L, 2L, 100L, 1000L)) {
            searches().forEach((name, search) -> {
                evaluated.set(0);
                Result result = search.search(TREE.start(), 0, Limits.depth(5).withEvaluations(most));
                assertThat(result.reason()).as(name).isEqualTo(StopReason.EVALUATIONS);
                assertThat(result.counts().evaluations()).as(name).isEqualTo(most);
                assertThat(evaluated).as(name).hasValue(most);
            });
        }
    }

    @Test
    void theWishToStopIsHeard() {
        stopped(Limits.depth(5).stoppedBy(() -> true), StopReason.ASKED);
    }

    /** The first evaluation lasts longer than the time there is; the next look at the clock ends all. */
    @Test
    void timeIsKept() {
        Duration time = Duration.ofMillis(1);
        beforeEvaluation = () -> {
            long begin = System.nanoTime();
            while (evaluated.get() == 0 && System.nanoTime() - begin <= time.toNanos()) Thread.onSpinWait();
        };
        stopped(Limits.depth(5).withTime(time), StopReason.TIME);
    }

    @Test
    void whatIsEnoughChangesNothing() {
        searches().forEach((name, search) -> {
            Result whole = search.search(TREE.start(), 0, Limits.depth(5));
            long nodes = whole.counts().nodes();
            assertThat(nodes).as(name).isGreaterThan(4 * 1024);
            long evaluations = whole.counts().evaluations();
            Limits enough = Limits.depth(5)
                    .withNodes(nodes)
                    .withEvaluations(evaluations)
                    .withTime(Duration.ofHours(1));
            assertThat(search.search(TREE.start(), 0, enough)).as(name).isEqualTo(whole);
            Limits oneTooFew = Limits.depth(5).withNodes(nodes - 1);
            assertThat(search.search(TREE.start(), 0, oneTooFew).reason())
                    .as(name)
                    .isEqualTo(StopReason.NODES);
        });
    }
}
