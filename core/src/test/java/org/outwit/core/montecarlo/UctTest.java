package org.outwit.core.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class UctTest {

    private static final Limits ENOUGH = Limits.NONE.withNodes(60_000);

    private static Evaluator<TreePosition> values(Tree tree) {
        return (position, player) ->
                Integer.parseInt(tree.value(position.node(), "f").toString());
    }

    private static Uct<TreePosition> uct(Tree tree, UctSettings settings) {
        return new Uct<>(Setup.of(values(tree)), settings);
    }

    /** On small trees the move is nearly always minimax's where the second-best is clearly worse, and the mean comes close to the value. */
    @Test
    void itTendsToMinimax() {
        int all = Thoroughness.of(300);
        int trees = 0;
        int right = 0;
        int near = 0;
        for (int i = 0; trees < all; i++) {
            Tree tree = SeededTrees.tree(61_000_000_007L + i, i % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            int[] values = NaiveMinimax.values(tree, "f");
            int spread = spread(tree);
            if (tree.size() > 60 || spread == 0 || lead(tree, values) < 0.25 * spread) continue;
            trees++;
            UctResult found = uct(tree, UctSettings.USUAL.seeded(i)).sample(tree.start(), 0, ENOUGH);
            if (values[tree.child(0, found.move())] == values[0]) right++;
            if (Math.abs(found.value() - values[0]) <= 0.15 * spread) near++;
        }
        assertThat(right).isGreaterThanOrEqualTo(all * 59 / 60);
        assertThat(near).isGreaterThanOrEqualTo(all * 59 / 60);
    }

    private static int spread(Tree tree) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int node = 0; node < tree.size(); node++) {
            if (!tree.isLeaf(node)) continue;
            int value = Integer.parseInt(tree.value(node, "f").toString());
            least = Math.min(least, value);
            most = Math.max(most, value);
        }
        return most - least;
    }

    /** By how much the best move of the root leads. */
    private static int lead(Tree tree, int[] values) {
        int lead = Integer.MAX_VALUE;
        for (int i = 0; i < tree.childCount(0); i++) {
            int behind = Math.abs(values[tree.child(0, i)] - values[0]);
            if (behind > 0) lead = Math.min(lead, behind);
        }
        return tree.childCount(0) < 2 || lead == Integer.MAX_VALUE ? 0 : lead;
    }

    /** Judged at once it needs no random games. */
    @Test
    void withAnEvaluatorToo() {
        Tree tree = TreeText.parse("0(1(3 12 8) 5(2 4 6) 9(14 5 2))");
        UctResult found = uct(tree, UctSettings.USUAL.judgedAfter(0)).sample(tree.start(), 0, ENOUGH);
        assertThat(found.move()).isZero();
    }

    @Test
    void aHorizonIsJudged() {
        Tree tree = TreeText.parse("0(1(9) 5(2) 3(7))");
        UctResult found = uct(tree, UctSettings.USUAL).sample(tree.start(), 0, ENOUGH.withDepth(1));
        assertThat(found.move()).isEqualTo(1);
        assertThat(found.value()).isEqualTo(5, within(1e-9));
    }

    /** Two throws of equal chance for 0 or 10 against 4 for sure; and a die that is loaded. */
    @Test
    void chanceIsSampled() {
        for (int half = 1; half <= 2; half++) {
            TreeBuilder builder = new TreeBuilder();
            builder.open();
            builder.leaf(4);
            builder.open();
            builder.mover(Position.CHANCE);
            builder.open();
            builder.value("f", Exact.of(0));
            builder.probability(Exact.parse(half == 1 ? "1/2" : "4/5"));
            builder.close();
            builder.open();
            builder.value("f", Exact.of(10));
            builder.probability(Exact.parse(half == 1 ? "1/2" : "1/5"));
            builder.close();
            builder.close();
            builder.close();
            Tree tree = builder.build();
            UctResult found = uct(tree, UctSettings.USUAL).sample(tree.start(), 0, ENOUGH);
            assertThat(found.move()).isEqualTo(half == 1 ? 1 : 0);
            assertThat(found.value()).isEqualTo(half == 1 ? 5 : 4, within(0.2));
        }
    }

    @Test
    void equalQuestionsHaveEqualAnswersAndLimitsAreKept() {
        RandomTree tree = RandomTree.ragged(3, 5, 12, 100);
        Setup<RandomTreePosition> setup = Setup.of(tree.function(0));
        Uct<RandomTreePosition> again = new Uct<>(setup, UctSettings.USUAL.seeded(9));
        for (int nodes = 1; nodes < 3_000; nodes += 97) {
            Limits limits = Limits.NONE.withNodes(nodes);
            Result result = new Uct<>(setup, UctSettings.USUAL.seeded(9)).search(tree.start(), limits);
            assertThat(again.search(tree.start(), limits)).isEqualTo(result);
            assertThat(result.counts().nodes()).isLessThanOrEqualTo(nodes);
            assertThat(result.reason()).isEqualTo(StopReason.NODES);
        }
        Result few = again.search(tree.start(), Limits.NONE.withEvaluations(10));
        assertThat(few.counts().evaluations()).isEqualTo(10);
        assertThat(few.reason()).isEqualTo(StopReason.EVALUATIONS);
        Result quick = again.search(tree.start(), Limits.time(Duration.ofMillis(20)));
        assertThat(quick.reason()).isEqualTo(StopReason.TIME);
        assertThat(again.search(tree.start(), Limits.NONE.stoppedBy(() -> true)).reason())
                .isEqualTo(StopReason.ASKED);
    }

    /** A full memory ends the growth and not the search. */
    @Test
    void memoryIsBounded() {
        RandomTree tree = RandomTree.uniform(4, 6, 8, 100);
        Uct<RandomTreePosition> uct = new Uct<>(Setup.of(tree.function(0)), UctSettings.USUAL.keeping(500));
        Result result = uct.search(tree.start(), Limits.NONE.withNodes(50_000));
        assertThat(result.counts().held()).isLessThanOrEqualTo(500);
        assertThat(result.move()).isNotNegative();
    }
}
