package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

/** The trees on which the printed listings fail, each with the right answer: every model search must give it. */
class ErrataTest {

    private static List<Evaluator<TreePosition>> functions(Tree tree) {
        int levels = tree.functions().size();
        List<String> names =
                IntStream.range(0, levels).mapToObj(k -> "f" + (levels - 1 - k)).toList();
        Scaling scaling = new Scaling(tree, names, List.of());
        return names.stream().map(name -> scaling.evaluator(name, false)).toList();
    }

    private static void check(String text, int depth, SumBounds bounds, int value, int move) {
        Tree tree = TreeText.parse(text);
        Player<TreePosition> player = Player.of(functions(tree));
        for (var search : List.of(
                new MStar<>(player),
                new OnePass<>(player),
                new OnePassDepths<>(player),
                new SimplePruning<>(player),
                new AlphaBetaStar<>(player, bounds),
                new OnePassAlphaBetaStar<>(player, bounds),
                new OnePassAlphaBetaStar<>(player, bounds, OnePassAlphaBetaStar.Rule.CHAINS, null),
                new OnePassAlphaBetaStar<>(player, bounds, OnePassAlphaBetaStar.Rule.PARENTS_ALPHAS, null))) {
            Result result = search.search(tree.start(), Limits.depth(depth));
            assertThat(result.value()).as(search.getClass().getSimpleName()).isEqualTo(value);
            assertThat(result.move()).as(search.getClass().getSimpleName()).isEqualTo(move);
        }
    }

    @Test
    void theOnePassAssignmentBelongsInsideTheComparison() {
        check("(([57,-57] [72,-72]))", 2, SumBounds.symmetric(0), 57, 0);
    }

    @Test
    void theRootIsNeverPruned() {
        check("([0] [1])", 1, SumBounds.unknown(), 1, 1);
    }

    @Test
    void theVoteComesAfterAllActiveLevels() {
        check(
                "(((((([-2,2,0]))) ((([1,-1,0])) (([1,-1,-1]) ([1,-1,3])))) ([0,0,0])))",
                6,
                SumBounds.symmetric(0, 2),
                1,
                0);
    }

    @Test
    void theoremTwoOfPruningAlgorithmsIsFalseForTwoLevels() {
        check(
                "((((([10,-10,10])))) (((([0,0,0]) ([5,-5,0] [-4,4,1])) (([3,-3,8] [12,-12,7]) ([4,-4,-1])))"
                        + " ((([-2,2,-2])))))",
                5,
                SumBounds.symmetric(0, 5),
                12,
                1);
    }

    @Test
    void theOlderRuleOfFigure19IsWrongForTwoLevels() {
        check("((((([0,0,0]))) ((([0,1,0])) (([0,-1,0]) ([0,0,6] [1,0,0])))))", 5, SumBounds.symmetric(3, 6), 1, 0);
    }

    @Test
    void boundsMustAlternateWithThePlayerToMove() {
        check(
                "((([805289,-805289,-668466,668466] [153970,-153970,128940,-128940]) [-397258,397258,220457,-220457])"
                        + " (([171167,-171167,-326157,326157] [-497295,497295,575682,-575682])"
                        + " ([-709942,709942,-865823,865823])))",
                3,
                SumBounds.of(
                        List.of(SumBounds.Interval.symmetric(0), SumBounds.UNKNOWN, SumBounds.Interval.symmetric(0))),
                -397258,
                0);
    }

    @Test
    void eachDepthHasItsOwnChoice() {
        checkDepths("[0,0,0]([0,0,0]([0,0,0]([0,0,0]) [0,0,0]([0,1,0]([0,0,-1]) [1,0,0])))", 1, 4, 2, 2);
        checkDepths("[0,0]([0,0]([1,0] [0,0]([0,0]([0,0]([0,0]([0,1]) [0,1]([0,0]))))))", 1, 6, 4);
    }

    private static void checkDepths(String text, int value, int... depths) {
        Tree tree = TreeText.parse(text);
        Player<TreePosition> player = null;
        for (int k = depths.length - 1; k >= 0; k--) {
            player = new Player<>(functions(tree).get(k), depths[k], 0, player);
        }
        assertThat(new MStar<>(player).search(tree.start(), Limits.NONE).value())
                .isEqualTo(value);
        assertThat(new OnePassDepths<>(player).search(tree.start(), Limits.NONE).value())
                .isEqualTo(value);
    }

    @Test
    void onePassCanDoBetterThanTheTheoremOfOptimalityAllows() {
        leaves("(([0,0] ((([0,0] [0,0])))))", 5, SumBounds.symmetric(5), 2);
        leaves(
                "(([-8,9,-7,6,-5,3] ((([6,-7,9,-8,7,-5] [-3,3,-1,0,-1,0])))))",
                5,
                SumBounds.symmetric(1, 2, 1, 1, 2),
                2);
    }

    private static void leaves(String text, int depth, SumBounds bounds, int count) {
        Tree tree = TreeText.parse(text);
        Leaves leaves = new Leaves();
        new OnePassAlphaBetaStar<>(Player.of(functions(tree)), bounds, leaves)
                .search(tree.start(), Limits.depth(depth));
        assertThat(leaves.nodes()).hasSize(count);
    }
}
