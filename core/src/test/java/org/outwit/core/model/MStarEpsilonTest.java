package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class MStarEpsilonTest {

    /** Theorem 2: for all true functions, the value is in the range and the move in the set. */
    @Test
    void everyPlayerWithinTheErrorsIsCovered() {
        for (long seed = 0; seed < Thoroughness.of(6_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, seed % 3 > 0);
            Random random = new Random(seed);
            int[] errors = new int[question.levels()];
            for (int k = 1; k < errors.length; k++) errors[k] = random.nextInt(5);
            RangeResult range = new MStarEpsilon<>(searcher(question.functions(), errors))
                    .search(question.tree().start(), Limits.depth(question.depth()));
            for (int sample = 0; sample < 3; sample++) {
                Result certain = new MStar<>(Player.of(disturbed(question, errors, random)))
                        .search(question.tree().start(), Limits.depth(question.depth()));
                assertThat((long) certain.value()).as("seed " + seed).isBetween(range.low(), range.high());
                if (certain.move() == Position.NO_MOVE)
                    assertThat(range.moves()).isEmpty();
                else assertThat(range.moves()).as("seed " + seed).contains(certain.move());
            }
        }
    }

    private static Player<TreePosition> searcher(List<Evaluator<TreePosition>> functions, int[] errors) {
        Player<TreePosition> searcher = null;
        for (int k = errors.length - 1; k >= 0; k--) {
            searcher = new Player<>(functions.get(k), Player.AS_DEEP_AS_WE, errors[k], searcher);
        }
        return searcher;
    }

    private static List<Evaluator<TreePosition>> disturbed(ModelQuestion question, int[] errors, Random random) {
        List<Evaluator<TreePosition>> functions = new ArrayList<>();
        for (int k = 0; k < errors.length; k++) {
            int[] shift = new int[question.tree().size()];
            for (int i = 0; i < shift.length; i++) shift[i] = random.nextInt(2 * errors[k] + 1) - errors[k];
            Evaluator<TreePosition> known = question.functions().get(k);
            functions.add((position, player) -> known.value(position, player) + shift[position.node()]);
        }
        return functions;
    }

    @Test
    void withNothingKnownOfOpponentTheCautiousMoveIsMinimax() {
        for (long seed = 0; seed < Thoroughness.of(5_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 2, 5, true);
            List<Evaluator<TreePosition>> functions = question.functions();
            Player<TreePosition> opponent = Player.of(functions.subList(functions.size() - 1, functions.size()));
            Player<TreePosition> searcher = Player.of(functions.get(0)).facing(opponent.knownWithin(Player.UNKNOWN));
            Limits limits = Limits.depth(question.depth());
            RangeResult range =
                    new MStarEpsilon<>(searcher).search(question.tree().start(), limits);
            Result minimax =
                    new Minimax<>(functions.get(0)).search(question.tree().start(), limits);
            assertThat(range.low()).as("seed " + seed).isEqualTo(minimax.value());
            assertThat(range.cautious()).as("seed " + seed).isEqualTo(minimax.move());
        }
    }

    /** The example of Figure 14: with an error of 1 the opponent may choose either of two moves, with 0.5 only one. */
    @Test
    void figureFourteen() {
        Tree tree = TreeText.parse("(([2,0] [0,8] [5,10]) ([7,4] [9,5] [3,1]))");
        Scaling scaling = new Scaling(tree, List.of("f1", "f0"), List.of(Exact.parse("0.5")));
        Player<TreePosition> opponent = Player.of(scaling.evaluator("f0", false));
        Player<TreePosition> us = Player.of(scaling.evaluator("f1", false));
        RangeResult wide = new MStarEpsilon<>(us.facing(opponent.knownWithin(scaling.scaled(Exact.of(1), "error"))))
                .search(tree.start(), Limits.depth(2));
        assertThat(scaling.number(wide.low())).isEqualTo(Exact.of(7));
        assertThat(scaling.number(wide.high())).isEqualTo(Exact.of(9));
        assertThat(wide.moves()).containsExactly(1);
        assertThat(wide.cautious()).isEqualTo(1);
        RangeResult narrow = new MStarEpsilon<>(
                        us.facing(opponent.knownWithin(scaling.scaled(Exact.parse("0.5"), "error"))))
                .search(tree.start(), Limits.depth(2));
        assertThat(narrow.moves()).containsExactly(1);
        assertThat(scaling.number(narrow.low())).isEqualTo(Exact.of(7));
    }
}
