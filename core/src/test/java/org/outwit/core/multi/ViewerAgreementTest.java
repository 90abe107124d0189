package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Tree;

/** Paranoid and best-reply search return the value and the move of their definitions, on the same seeded trees. */
class ViewerAgreementTest {

    @Test
    void everybodyAgainstTheViewer() {
        for (long seed = 0; seed < Thoroughness.of(20_000); seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 4, seed % 2 == 0);
            Tree tree = question.tree();
            NaiveMultiPlayer naive = new NaiveMultiPlayer(question);
            int viewer = tree.mover(0);
            int depth = depth(seed);
            int value = naive.paranoid(0, viewer, depth);
            int move = depth == 0 ? -1 : naive.first(0, value, child -> naive.paranoid(child, viewer, depth - 1));
            Result result = new Paranoid<>(question.functions()).search(tree.start(), Limits.depth(depth));
            check(tree, naive, viewer, depth, result, value, move, "paranoid on seed " + seed);
            assertThat(value).as("seed " + seed).isLessThanOrEqualTo(naive.statically(naive.maxn(0, depth), viewer));
        }
    }

    @Test
    void oneReplyARound() {
        for (long seed = 0; seed < Thoroughness.of(20_000); seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 4, seed % 2 == 0);
            Tree tree = question.tree();
            NaiveMultiPlayer naive = new NaiveMultiPlayer(question);
            int viewer = tree.mover(0);
            int depth = depth(seed);
            int value = naive.bestReply(0, viewer, depth);
            int move = depth == 0 ? -1 : naive.first(0, value, child -> naive.bestReply(child, viewer, depth - 1));
            Result result = new BestReply<>(question.functions()).search(tree.start(), Limits.depth(depth));
            check(tree, naive, viewer, depth, result, value, move, "best reply on seed " + seed);
            assertThat(value).as("seed " + seed).isGreaterThanOrEqualTo(naive.paranoid(0, viewer, depth));
        }
    }

    /** Also where it is not the viewer's turn at the root. */
    @Test
    void forEveryViewer() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 4, seed % 2 == 0);
            Tree tree = question.tree();
            NaiveMultiPlayer naive = new NaiveMultiPlayer(question);
            int all = Integer.MAX_VALUE;
            for (int viewer = 0; viewer < question.players(); viewer++) {
                Result paranoid = new Paranoid<>(question.functions()).search(tree.start(), viewer, Limits.NONE);
                Result reply = new BestReply<>(question.functions()).search(tree.start(), viewer, Limits.NONE);
                assertThat(paranoid.value()).as("seed " + seed).isEqualTo(naive.paranoid(0, viewer, all));
                assertThat(reply.value()).as("seed " + seed).isEqualTo(naive.bestReply(0, viewer, all));
            }
        }
    }

    private static int depth(long seed) {
        return seed % 4 == 0 ? (int) (seed / 4 % 5) : Integer.MAX_VALUE;
    }

    /** The line begins with the move and leads to a leaf that has the value. */
    private static void check(
            Tree tree, NaiveMultiPlayer naive, int viewer, int depth, Result result, int value, int move, String what) {
        assertThat(result.value()).as(what).isEqualTo(value);
        assertThat(result.move()).as(what).isEqualTo(move);
        int node = 0;
        for (int at : result.line()) node = tree.child(node, at);
        assertThat(tree.isLeaf(node) || result.line().size() == depth).as(what).isTrue();
        assertThat(naive.statically(node, viewer)).as(what).isEqualTo(value);
    }
}
