package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;

class MaxNTest {

    /** Russell and Norvig, the three-player tree of the chapter on adversarial search, as far as its leaves can be read. */
    @Test
    void threePlayersByHand() {
        VectorQuestion question = VectorQuestion.parse(
                "((([1,2,6] [4,2,3]) ([6,1,2] [7,4,1])) (([5,1,1] [1,5,2]) ([7,7,1] [5,4,5])))", 3, 100);
        VectorResult result = question.maxn().search(question.tree().start(), Limits.NONE);
        assertThat(result.values()).containsExactly(1, 2, 6);
        assertThat(result.move()).isZero();
        assertThat(result.line()).containsExactly(0, 0, 0);
        assertThat(result.complete()).isTrue();
        assertThat(result.counts().evaluations()).isEqualTo(24);
        assertThat(result.counts().perLevel()).containsExactly(8L, 8L, 8L);
        assertThat(result.counts().expansions()).isEqualTo(7);
        assertThat(result.counts().nodes()).isEqualTo(15);
    }

    @Test
    void childrenThatAreEqualForTheMoverNeedNotBeEqualForTheOthers() {
        VectorQuestion question = VectorQuestion.parse("(([1,5,0] [9,5,0]) ([2,5,0]))", 3, 100);
        VectorResult result = question.maxn().search(question.tree().start(), Limits.NONE);
        assertThat(result.values()).containsExactly(2, 5, 0);
        assertThat(result.move()).isEqualTo(1);
    }

    @Test
    void aLeafHasNoMove() {
        VectorQuestion question = VectorQuestion.parse("[3,1,2]", 3, 6);
        for (VectorSearch<TreePosition> search : List.of(question.maxn(), question.immediate(), question.shallow())) {
            VectorResult result = search.search(question.tree().start(), Limits.NONE);
            assertThat(result.values()).containsExactly(3, 1, 2);
            assertThat(result.move()).isEqualTo(Position.NO_MOVE);
            assertThat(result.line()).isEmpty();
        }
    }

    @Test
    void asOnePlayerSeesIt() {
        VectorQuestion question = VectorQuestion.parse("([1,5,0] [2,4,0])", 3, 6);
        Search<TreePosition> search = question.maxn().seen();
        Result result = search.search(question.tree().start(), 1, Limits.NONE);
        assertThat(result.value()).isEqualTo(4);
        assertThat(result.move()).isEqualTo(1);
        assertThat(result.bound()).isEqualTo(Bound.EXACT);
        Result stopped = search.search(question.tree().start(), 1, Limits.NONE.withNodes(1));
        assertThat(stopped.isKnown()).isFalse();
        assertThat(stopped.reason()).isEqualTo(StopReason.NODES);
    }

    @Test
    void evaluatorsAreAskedByTheirOwners() {
        VectorQuestion question = VectorQuestion.parse("([0,0,0] [0,0,0])", 3, 6);
        List<Evaluator<TreePosition>> owners = List.of((p, j) -> j, (p, j) -> 10 * j, (p, j) -> 100 * j);
        VectorResult result = new MaxN<>(owners).search(question.tree().start(), Limits.NONE);
        assertThat(result.values()).containsExactly(0, 10, 200);
    }

    @Test
    void limitsAreKeptAndTheRootIsLeftAsItWas() {
        VectorQuestion question = VectorQuestion.seeded(4_711, 4, true);
        int seed = 4_712;
        while (question.tree().size() < 60) question = VectorQuestion.seeded(seed++, 4, true);
        for (VectorSearch<TreePosition> search : List.of(question.maxn(), question.immediate(), question.shallow())) {
            TreePosition root = question.tree().start();
            VectorResult whole = search.search(root, Limits.NONE);
            for (long most = 1; most < whole.counts().evaluations(); most += 1 + most / 3) {
                VectorResult result = search.search(root, Limits.NONE.withEvaluations(most));
                assertThat(result.reason()).isEqualTo(StopReason.EVALUATIONS);
                assertThat(result.counts().evaluations()).isEqualTo(most);
                assertThat(result.isKnown()).isFalse();
                assertThat(result.values()).isEmpty();
                assertThat(root.node()).isZero();
            }
            assertThat(search.search(root, Limits.NONE)).isEqualTo(whole);
            AtomicLong asked = new AtomicLong();
            Limits stop = Limits.NONE.withNodes(5).stoppedBy(() -> asked.incrementAndGet() > 0);
            assertThat(search.search(root, stop).reason()).isEqualTo(StopReason.ASKED);
        }
    }

    @Test
    void theHorizonIsEvaluatedAndSaidToHaveCut() {
        VectorQuestion question = VectorQuestion.parse("[1,1]([2,2]([3,3]) [1,4])", 2, 9);
        VectorResult result = question.maxn().search(question.tree().start(), Limits.depth(1));
        assertThat(result.values()).containsExactly(2, 2);
        assertThat(result.depth()).isEqualTo(1);
        assertThat(result.complete()).isFalse();
    }

    @Test
    void whatDoesNotFitIsSaid() {
        assertThatThrownBy(() -> new MaxN<TreePosition>(List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There must be a function for each player.");
        VectorQuestion question = VectorQuestion.parse("([1,5,0] [2,4,0])", 2, 3, 6);
        List<Evaluator<TreePosition>> two = question.functions().subList(0, 2);
        assertThatThrownBy(() -> new MaxN<>(two).search(question.tree().start(), Limits.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Player 2 moves here, but there are functions for 2 players only.");
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        builder.mover(Position.CHANCE);
        builder.open();
        builder.probability(Exact.of(1));
        builder.value("f0", Exact.of(1));
        builder.close();
        builder.close();
        VectorQuestion dice = new VectorQuestion(builder.build(), 1, 10, 0);
        assertThatThrownBy(() -> dice.maxn().search(dice.tree().start(), Limits.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("This search knows no chance nodes");
    }
}
