package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

/** What the papers state about M*, its counts and its pruning. */
class PapersTest {

    /** Figure 2 and 4 of Pruning algorithms as far as the text gives numbers; the others are ours. */
    private static final String FIGURE_2 =
            "((([8,-6,5] [3,-4,2]) ([4,-8,10] [7,-5,6])) (([2,-9,9] [6,-3,4]) ([10,-2,1] [5,-1,8])))";

    private static Player<TreePosition> searcher(Tree tree, String... names) {
        Scaling scaling = new Scaling(tree, List.of(names), List.of());
        return Player.of(
                Arrays.stream(names).map(name -> scaling.evaluator(name, false)).toList());
    }

    @Test
    void figureTwo() {
        Tree tree = TreeText.parse(FIGURE_2);
        Result result = new MStar<>(searcher(tree, "f2", "f1", "f0")).search(tree.start(), Limits.depth(3));
        assertThat(result.value()).isEqualTo(10);
        assertThat(result.move()).isEqualTo(1);
        assertThat(result.line()).containsExactly(1, 1, 0);
        assertThat(result.counts().expansions()).isEqualTo(9);
        assertThat(result.counts().evaluations()).isEqualTo(16);
        assertThat(result.counts().perLevel()).containsExactly(4L, 4L, 8L);
    }

    @Test
    void figureFour() {
        Tree tree = TreeText.parse(FIGURE_2);
        OnePass<TreePosition> search = new OnePass<>(searcher(tree, "f2", "f1", "f0"));
        Result result = search.search(tree.start(), Limits.depth(3));
        assertThat(result.value()).isEqualTo(10);
        assertThat(result.move()).isEqualTo(1);
        assertThat(result.counts().expansions()).isEqualTo(7);
        assertThat(result.counts().evaluations()).isEqualTo(24);
        assertThat(search.levels()).hasSize(3).startsWith(10);
    }

    @Test
    void lemmaOneCountsEvaluationsAndExpansions() {
        for (int b = 1; b <= 4; b++) {
            for (int d = 0; d <= 6; d++) {
                RandomTree tree = new RandomTree(b * 31L + d, b, b, d, 0, d + 1, 100, RandomTree.UNBOUNDED);
                Player<RandomTreePosition> searcher = Player.of(functions(tree));
                Result recursive = new MStar<>(searcher).search(tree.start(), Limits.depth(d));
                assertThat(recursive.counts().evaluations()).as(b + ", " + d).isEqualTo(evaluations(b, d));
                assertThat(recursive.counts().expansions()).as(b + ", " + d).isEqualTo(expansions(b, d));
                Result onePass = new OnePass<>(searcher).search(tree.start(), Limits.depth(d));
                assertThat(onePass.counts().evaluations()).isEqualTo((d + 1) * Math.round(Math.pow(b, d)));
            }
        }
    }

    private static List<Evaluator<RandomTreePosition>> functions(RandomTree tree) {
        return IntStream.range(0, tree.functions())
                .mapToObj(k -> tree.function(tree.functions() - 1 - k))
                .toList();
    }

    private static long evaluations(int b, int d) {
        if (d == 0) return 1;
        return d == 1 ? b : b * (evaluations(b, d - 1) + evaluations(b, d - 2));
    }

    private static long expansions(int b, int d) {
        if (d == 0) return 0;
        return d == 1 ? 1 : 1 + b * (expansions(b, d - 1) + expansions(b, d - 2));
    }

    /** With exact opposites for models, both pruned searches are alpha-beta. */
    @Test
    void zeroBoundsVisitExactlyAlphaBetasLeaves() {
        for (long seed = 0; seed < Thoroughness.of(10_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 0, 7, true);
            Evaluator<TreePosition> f = question.functions().get(0);
            Evaluator<TreePosition> opposite = (position, player) -> -f.value(position, player);
            Player<TreePosition> searcher = Player.of(List.of(f, opposite, f));
            SumBounds zero = SumBounds.symmetric(0, 0);
            Tree tree = question.tree();
            Limits limits = Limits.depth(tree.height());
            Leaves alphaBeta = new Leaves();
            new AlphaBeta<>(Setup.of(f).watchedBy(alphaBeta)).search(tree.start(), limits);
            Leaves onePass = new Leaves();
            new OnePassAlphaBetaStar<>(searcher, zero, onePass).search(tree.start(), limits);
            assertThat(onePass.nodes()).as("seed " + seed).isEqualTo(alphaBeta.nodes());
            Leaves twoCalls = new Leaves();
            new AlphaBetaStar<>(searcher, zero, twoCalls).search(tree.start(), limits);
            assertThat(twoCalls.nodes()).as("seed " + seed).isEqualTo(alphaBeta.nodes());
        }
    }

    @Test
    void prunedSearchesEvaluateNoLeafThatTheUnprunedOnesDoNot() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 6, true);
            Limits limits = Limits.depth(question.depth());
            Leaves onePass = new Leaves();
            new OnePassAlphaBetaStar<>(question.player(), question.sumBounds(), onePass)
                    .search(question.tree().start(), limits);
            assertThat(onePass.nodes()).as("seed " + seed).doesNotHaveDuplicates();
            Leaves plain = new Leaves();
            new AlphaBetaStar<>(question.player(), SumBounds.unknown(), plain)
                    .search(question.tree().start(), limits);
            Leaves twoCalls = new Leaves();
            new AlphaBetaStar<>(question.player(), question.sumBounds(), twoCalls)
                    .search(question.tree().start(), limits);
            assertThat(new HashSet<>(plain.nodes())).as("seed " + seed).containsAll(twoCalls.nodes());
        }
    }

    /** A model can only raise the value that we expect: minimax assumes the worst. */
    @Test
    void minimaxIsNeverAboveTheModelValue() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 6, true);
            Limits limits = Limits.depth(question.depth());
            int minimax = new Minimax<>(question.functions().get(0))
                    .search(question.tree().start(), limits)
                    .value();
            int model = new MStar<>(question.player())
                    .search(question.tree().start(), limits)
                    .value();
            assertThat(model).as("seed " + seed).isGreaterThanOrEqualTo(minimax);
        }
    }

    @Test
    void theSumOfTwoLevelsStaysWithinItsBoundAtEveryHeight() {
        for (long seed = 0; seed < Thoroughness.of(4_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 6, true);
            int last = question.levels() - 1;
            SumBounds.ByHeight bounds = question.sumBounds().byHeight(last, question.depth());
            NaiveModels naive = new NaiveModels(question.tree(), question.names());
            Random random = new Random(seed);
            int node = 0;
            int ply = 0;
            while (!question.tree().isLeaf(node) && ply < question.depth()) {
                int height = question.depth() - ply;
                for (int k = 0; k < Math.min(ply, last); k++) {
                    long sum = naive.value(k, node, height) + (long) naive.value(k + 1, node, height);
                    assertThat(sum).as("seed " + seed).isBetween(bounds.least(k), bounds.most(k, height));
                }
                node = question.tree()
                        .child(node, random.nextInt(question.tree().childCount(node)));
                ply++;
            }
        }
    }
}
