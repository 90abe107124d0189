package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

class MTest {

    /** An oracle without reason: what the opponent plays depends on the node alone. */
    private static int reply(TreePosition position) {
        return position.node() * 7 % position.mostMoves();
    }

    private static int naive(Tree tree, int node, int depth, Evaluator<TreePosition> f, TreePosition at) {
        if (depth == 0 || tree.isLeaf(node)) return f.value(at, 0);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < tree.childCount(node); i++) {
            if (tree.mover(node) == 1 && i != node * 7 % tree.childCount(node)) continue;
            at.make(i);
            best = Math.max(best, naive(tree, tree.child(node, i), depth - 1, f, at));
            at.undo();
        }
        return best;
    }

    @Test
    void takesTheBestOfOursAndWhatTheOracleNamesOfTheir() {
        for (long seed = 0; seed < 5_000; seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 0, 7, seed % 2 == 0);
            Tree tree = question.tree();
            Evaluator<TreePosition> f = question.functions().get(0);
            Result result = new M<>(f, MTest::reply).search(tree.start(), Limits.depth(question.depth()));
            assertThat(result.value()).as("seed " + seed).isEqualTo(naive(tree, 0, question.depth(), f, tree.start()));
            if (question.depth() == 0 || tree.isLeaf(0)) {
                assertThat(result.move()).isEqualTo(Position.NO_MOVE);
                continue;
            }
            TreePosition at = tree.start();
            for (int move : result.line()) {
                if (at.mover() == 1) assertThat(move).isEqualTo(reply(at));
                at.make(move);
            }
            assertThat(f.value(at, 0)).as("seed " + seed).isEqualTo(result.value());
        }
    }

    /** With M*'s own choices for an oracle it is M*. */
    @Test
    void anOracleThatSearchesMakesItMStar() {
        for (long seed = 0; seed < 1_000; seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 2, 5, true);
            if (question.levels() < 2) continue;
            Player<TreePosition> player = question.player();
            int depth = question.depth();
            Oracle<TreePosition> oracle = position -> {
                int ply = 0;
                for (int node = position.node();
                        node > 0;
                        node = question.tree().parent(node)) ply++;
                return new MStar<>(player.model())
                        .search(position, Limits.depth(depth - ply))
                        .move();
            };
            Result asked =
                    new M<>(player.evaluator(), oracle).search(question.tree().start(), Limits.depth(depth));
            Result searched = new MStar<>(player).search(question.tree().start(), Limits.depth(depth));
            assertThat(asked.value()).as("seed " + seed).isEqualTo(searched.value());
            assertThat(asked.move()).as("seed " + seed).isEqualTo(searched.move());
        }
    }
}
