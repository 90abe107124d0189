package org.outwit.core.selective;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class MgssStarTest {

    private static Setup<TreePosition> setup(Tree tree) {
        return Setup.of((position, player) ->
                Integer.parseInt(tree.value(position.node(), "f").toString()));
    }

    private static Result solve(Tree tree, double error, double cost) {
        return new MgssStar<>(setup(tree), error, cost).search(tree.start(), 0, Limits.NONE);
    }

    /** The formula against a million draws. */
    @Test
    void gainsAreExpectations() {
        Random random = new Random(5);
        int[][] cases = {
            {0, -5, 5, 1}, {3, -Value.INFINITY, Value.INFINITY, 4}, {-2, 0, 6, -1}, {0, 2, 3, 3}, {9, -1, 4, 2}
        };
        for (int[] each : cases) {
            double sum = 0;
            int draws = 1_000_000;
            for (int i = 0; i < draws; i++) {
                double x = each[0] + 3 * random.nextGaussian();
                double held = Math.max(each[1], Math.min(each[2], x));
                sum += Math.max(0, held - each[3]);
            }
            assertThat(NormalGain.above(each[0], 3, each[1], each[2], each[3])).isEqualTo(sum / draws, within(0.01));
        }
    }

    @Test
    void theOnlyMoveCostsOneExpansion() {
        Result result = solve(TreeText.parse("0(0(1(2 3) 4(5 6)))"), 5, 0.05);
        assertThat(result.move()).isZero();
        assertThat(result.counts().expansions()).isEqualTo(1);
    }

    /** One move is fine and the others are disasters: no leaf can change that, where alpha-beta looks at every move to the end. */
    @Test
    void aClearFavouriteCostsNearlyNothing() {
        Tree tree = TreeText.parse(
                "0(50(50(49 51) 52(50 53)) -90(-90(-91 -88) -89(-90 -92)) -95(-95(-96 -93) -90(-94 -97)))");
        Result result = solve(tree, 5, 0.05);
        assertThat(result.move()).isZero();
        assertThat(result.counts().expansions()).isEqualTo(1);
        long alphaBeta = new AlphaBeta<>(setup(tree))
                .search(tree.start(), 0, Limits.NONE)
                .counts()
                .expansions();
        assertThat(alphaBeta).isGreaterThan(5);
    }

    /** Where it is close it looks, and finds what is hidden below the better judgement. */
    @Test
    void whereItIsCloseItLooks() {
        Tree tree = TreeText.parse("0(3(9(9) -9(-9)) 2(4(4) 3(3)))");
        Result result = solve(tree, 3, 0.01);
        assertThat(result.move()).isEqualTo(1);
        assertThat(result.counts().expansions()).isGreaterThan(1);
    }

    /**
     * With an expansion next to free and errors as large as the values it mostly agrees. Not always: it asks what one leaf can change, and
     * stops where only two together could.
     */
    @Test
    void whenLookingIsFreeItPlaysLikeMinimax() {
        int same = 0;
        int trees = 0;
        for (int i = 0; i < 2_000; i++) {
            Tree tree = SeededTrees.tree(51_000_000_007L + i, Kind.PLAIN);
            if (tree.childCount(0) < 2) continue;
            int[] values = NaiveMinimax.values(tree, "f");
            Result result = solve(tree, 3_000, 1e-9);
            trees++;
            if (values[tree.child(0, result.move())] == values[0]) same++;
        }
        assertThat(trees).isGreaterThan(800);
        assertThat((double) same / trees).isBetween(0.9, 0.99);
    }
}
