package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

class ParanoidTest {

    @Test
    void betweenTwoWithOppositeValuesItIsAlphaBetaNodeForNode() {
        for (int seed = 0; seed < 10_000; seed++) {
            Tree tree = SeededTrees.tree(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            Evaluator<TreePosition> first = new Ranks(tree, "f", false).evaluator();
            Evaluator<TreePosition> second = (position, player) -> -first.value(position, player);
            Visits<TreePosition> paranoid = new Visits<>();
            Visits<TreePosition> alphaBeta = new Visits<>();
            Result result = new Paranoid<>(List.of(first, second), paranoid).search(tree.start(), 0, Limits.NONE);
            Result same = new AlphaBeta<>(Setup.of(first).watchedBy(alphaBeta)).search(tree.start(), 0, Limits.NONE);
            assertThat(result).as("seed " + seed).isEqualTo(same);
            assertThat(paranoid.sequence()).as("seed " + seed).isEqualTo(alphaBeta.sequence());
            Result minimax = new Minimax<>(first).search(tree.start(), 0, Limits.NONE);
            assertThat(result.line()).as("seed " + seed).isEqualTo(minimax.line());
            VectorResult maxn = new MaxN<>(List.of(first, second)).search(tree.start(), Limits.NONE);
            assertThat(maxn.line()).as("seed " + seed).isEqualTo(minimax.line());
        }
    }

    /** Player 1 would rather have 4 than hurt player 0, but who is paranoid does not rely on it. */
    @Test
    void theOthersPlayerTheViewersBusiness() {
        VectorQuestion question = VectorQuestion.parse("(([6,4,0] [0,3,7]) ([2,8,0]))", 3, 10);
        TreePosition root = question.tree().start();
        Result result = new Paranoid<>(question.functions()).search(root, Limits.NONE);
        assertThat(result.value()).isEqualTo(2);
        assertThat(result.move()).isEqualTo(1);
        assertThat(question.maxn().search(root, Limits.NONE).move()).isZero();
    }
}
