package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;

class DeepeningTest {

    private static final RandomTree TREE = RandomTree.uniform(11, 3, 8, 1000);

    private static final Search<RandomTreePosition> SEARCH = new AlphaBeta<>(TREE.function(0));

    private static Result direct(int depth) {
        return SEARCH.search(TREE.start(), 0, Limits.depth(depth));
    }

    private static Counts spent(int depth) {
        Counts counts = Counts.ZERO;
        for (int d = 1; d <= depth; d++) counts = counts.plus(direct(d).counts());
        return counts;
    }

    private static Result deepen(Limits limits) {
        return new Deepening<>(SEARCH).search(TREE.start(), 0, limits);
    }

    @Test
    void everySearchComesToItsOwnAnswerAtTheFinalDepth() {
        for (var entry : TwoPlayerSearches.<RandomTreePosition>all().entrySet()) {
            for (int seed = 0; seed < 10; seed++) {
                RandomTree tree = RandomTree.ragged(seed, 4, 5, 20);
                Search<RandomTreePosition> search = entry.getValue().apply(Setup.of(tree.function(0)));
                for (int depth = 0; depth <= 6; depth++) {
                    Result direct = search.search(tree.start(), 0, Limits.depth(depth));
                    Result result = new Deepening<>(search).search(tree.start(), 0, Limits.depth(depth));
                    String what = entry.getKey() + ", seed " + seed + ", depth " + depth;
                    assertThat(result.value()).as(what).isEqualTo(direct.value());
                    if (!result.complete()) assertThat(result.line()).as(what).isEqualTo(direct.line());
                    assertThat(result.reason()).as(what).isEqualTo(StopReason.FINISHED);
                }
            }
        }
    }

    @Test
    void countsAreThoseOfAllIterations() {
        Result result = deepen(Limits.depth(5));
        assertThat(result).isEqualTo(direct(5).after(StopReason.FINISHED, spent(5)));
        assertThat(result.complete()).isFalse();
    }

    @Test
    void itEndsWhenTheHorizonCutsNothingOff() {
        Result result = deepen(Limits.NONE);
        assertThat(result).isEqualTo(direct(8).after(StopReason.FINISHED, spent(8)));
        assertThat(result.complete()).isTrue();
        assertThat(result.depth()).isEqualTo(8);
    }

    @Test
    void whatIsCompleteIsTheValueOfTheWholeGame() {
        for (int seed = 0; seed < 200; seed++) {
            RandomTree tree = new RandomTree(seed, 1, 3, 7, 40, 1, 5, RandomTree.UNBOUNDED);
            Result whole = new Minimax<>(tree.function(0)).search(tree.start(), 0, Limits.NONE);
            Result result = new Deepening<>(new AlphaBeta<>(tree.function(0))).search(tree.start(), 0, Limits.NONE);
            assertThat(result.complete()).isTrue();
            assertThat(result.value()).isEqualTo(whole.value());
            assertThat(result.move()).isEqualTo(whole.move());
        }
    }

    @Test
    void nodesThatRunOutLeaveTheLastDepthThatWasDone() {
        long three = spent(3).nodes();
        long four = spent(4).nodes();
        for (long most = three; most < four; most++) {
            Result result = deepen(Limits.NONE.withNodes(most));
            assertThat(result.reason()).isEqualTo(StopReason.NODES);
            assertThat(result.counts().nodes()).isEqualTo(most);
            assertThat(result).isEqualTo(direct(3).after(StopReason.NODES, result.counts()));
        }
        assertThat(deepen(Limits.NONE.withNodes(four)).depth()).isEqualTo(4);
    }

    @Test
    void evaluationsThatRunOutLeaveTheLastDepthThatWasDone() {
        long three = spent(3).evaluations();
        long four = spent(4).evaluations();
        for (long most = three; most < four; most++) {
            Result result = deepen(Limits.NONE.withEvaluations(most));
            assertThat(result.counts().evaluations()).isEqualTo(most);
            assertThat(result).isEqualTo(direct(3).after(StopReason.EVALUATIONS, result.counts()));
        }
        assertThat(deepen(Limits.NONE.withEvaluations(four)).depth()).isEqualTo(4);
    }

    @Test
    void whereNotEvenTheFirstDepthIsDoneNothingIsKnown() {
        Result result = deepen(Limits.NONE.withNodes(2));
        assertThat(result.isKnown()).isFalse();
        assertThat(result.move()).isEqualTo(Position.NO_MOVE);
        assertThat(result.reason()).isEqualTo(StopReason.NODES);
        assertThat(result.counts().nodes()).isEqualTo(2);
    }

    @Test
    void timeThatIsOverAtOnceLeavesNothingKnown() {
        Result result = deepen(Limits.time(Duration.ofNanos(1)));
        assertThat(result.isKnown()).isFalse();
        assertThat(result.reason()).isEqualTo(StopReason.TIME);
    }

    @Test
    void timeEndsALongSearch() {
        RandomTree huge = RandomTree.uniform(1, 5, 60, 1000);
        Search<RandomTreePosition> search = new AlphaBeta<>(huge.function(0));
        Result result = null;
        // As much time as this machine needs for the first depth.
        for (int millis = 20; result == null || !result.isKnown(); millis *= 2) {
            result = new Deepening<>(search).search(huge.start(), 0, Limits.time(Duration.ofMillis(millis)));
            assertThat(result.reason()).isEqualTo(StopReason.TIME);
        }
        assertThat(result.reason()).isEqualTo(StopReason.TIME);
        assertThat(result.depth()).isBetween(1, 59);
        Result direct = search.search(huge.start(), 0, Limits.depth(result.depth()));
        assertThat(result).isEqualTo(direct.after(StopReason.TIME, result.counts()));
    }

    @Test
    void somebodyMayAskItToStop() {
        RandomTree huge = RandomTree.uniform(1, 5, 60, 1000);
        AtomicInteger asked = new AtomicInteger();
        Limits limits = Limits.NONE.stoppedBy(() -> asked.incrementAndGet() > 20);
        Search<RandomTreePosition> search = new AlphaBeta<>(huge.function(0));
        Result result = new Deepening<>(search).search(huge.start(), 0, limits);
        assertThat(result.reason()).isEqualTo(StopReason.ASKED);
        assertThat(result.isKnown()).isTrue();
        assertThat(asked).hasValue(21);
    }
}
