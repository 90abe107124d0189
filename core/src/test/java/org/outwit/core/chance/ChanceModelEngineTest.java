package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.ChanceModelEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.ChanceMStar;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** The engine with a model for games with dice against the listing; here because trees with chance are made here. */
class ChanceModelEngineTest {

    private static final double CLOSE = 1e-9;

    private static TranspositionTable table() {
        return new TranspositionTable(1 << 16);
    }

    private static Player<TreePosition> player(ChanceQuestion question, int looks) {
        return Player.of(question.function("f"))
                .facing(Player.of(question.function("g")).lookingAhead(looks));
    }

    @Test
    void valueAndMoveAreThoseOfTheListing() {
        for (int i = 0; i < Thoroughness.of(10_000); i++) {
            long seed = 110_000_017L + i;
            ChanceQuestion question = ChanceQuestion.withModels(seed);
            Tree tree = question.tree();
            int viewer = i % 8 == 0 ? 1 : 0;
            int depth = i % 3 == 0 ? i / 3 % 6 : Integer.MAX_VALUE;
            Player<TreePosition> player = player(question, i % 4 == 0 ? 1 + i / 4 % 3 : Player.AS_DEEP_AS_WE);
            double temperature = i % 5 == 0 ? 1.5 : 0;
            AverageResult wanted = new ChanceMStar<>(player, new double[] {0, temperature}, null)
                    .search(tree.start(), viewer, Limits.depth(depth));
            ExpectedResult found = ChanceModelEngine.facing(
                            player, temperature, question.lowest(), question.highest(), table())
                    .search(tree.start(), viewer, Limits.depth(depth));
            boolean right = Math.abs(found.value() - wanted.value()) <= CLOSE && found.move() == wanted.move();
            assertThat(right)
                    .as(() -> "seed " + seed + ", expected " + wanted + ": " + found)
                    .isTrue();
        }
    }

    @Test
    void oneTableServesManySearches() {
        DiceTree root = new DiceTree(4, 7);
        TranspositionTable shared = table();
        Evaluator<DiceTree> theirs = (position, player) -> (int) (position.key() >>> 20 & 127);
        for (int looks : new int[] {1, 3, Player.AS_DEEP_AS_WE}) {
            Player<DiceTree> player =
                    Player.of(DiceTree.VALUE).facing(Player.of(theirs).lookingAhead(looks));
            ChanceModelEngine<DiceTree> engine = ChanceModelEngine.facing(player, 0, 0, 127, shared);
            for (int viewer = 0; viewer < 2; viewer++) {
                for (int depth : new int[] {3, 1, 5, 4, 6, 2, 5}) {
                    AverageResult wanted = new ChanceMStar<>(player).search(root, viewer, Limits.depth(depth));
                    ExpectedResult found = engine.search(root, viewer, Limits.depth(depth));
                    assertThat(Math.abs(found.value() - wanted.value())).isLessThan(CLOSE);
                    assertThat(found.move()).isEqualTo(wanted.move());
                    assertThat(found.depth()).isEqualTo(depth);
                }
            }
        }
    }

    /** The best by the model among the moves that expectiminimax finds no more than the margin worse than its best. */
    @Test
    void aMarginKeepsToWhatIsSafe() {
        int changed = 0;
        for (int i = 0; i < Thoroughness.of(4_000); i++) {
            long seed = 120_000_007L + i;
            ChanceQuestion question = ChanceQuestion.withModels(seed);
            Tree tree = question.tree();
            if (tree.isLeaf(0) || tree.mover(0) != 0) continue;
            int margin = i % 4;
            NaiveExpectation plain = new NaiveExpectation(tree, 0);
            NaiveChanceModels models = new NaiveChanceModels(tree, 0, List.of("f", "g"));
            double least = plain.value(0, Integer.MAX_VALUE).real() - margin;
            int best = -1;
            for (int move = 0; move < tree.childCount(0); move++) {
                int child = tree.child(0, move);
                if (plain.value(child, Integer.MAX_VALUE).real() < least - CLOSE) continue;
                Fraction value = models.value(0, child, Integer.MAX_VALUE);
                if (best < 0 || value.compareTo(models.value(0, tree.child(0, best), Integer.MAX_VALUE)) > 0)
                    best = move;
            }
            ExpectedResult found = ChanceModelEngine.facing(
                            player(question, Player.AS_DEEP_AS_WE), 0, question.lowest(), question.highest(), table())
                    .margin(margin)
                    .search(tree.start(), 0, Limits.NONE);
            assertThat(found.move()).as("seed " + seed).isEqualTo(best);
            if (best != models.move(Integer.MAX_VALUE)) changed++;
        }
        assertThat(changed).isGreaterThan(Thoroughness.of(20));
    }

    /** Predicted replies count as they are predicted: an opponent who plays everything equally often is an average. */
    @Test
    void whoIsPredictedIsAveragedOver() {
        MovePredictor<TreePosition> careless = (position, into) -> {
            int count = position.countMoves(new int[position.mostMoves()], 0);
            for (int i = 0; i < count; i++) into[i] = 1.0 / count;
            return count;
        };
        for (int i = 0; i < Thoroughness.of(2_000); i++) {
            ChanceQuestion question = ChanceQuestion.withModels(130_000_001L + i);
            Tree tree = question.tree();
            ExpectedResult found = ChanceModelEngine.predicting(
                            question.function(), careless, question.lowest(), question.highest(), table())
                    .search(tree.start(), 0, Limits.NONE);
            assertThat(found.value()).isCloseTo(careless(question, 0), within(CLOSE));
        }
    }

    private static double careless(ChanceQuestion question, int node) {
        Tree tree = question.tree();
        if (tree.isLeaf(node)) return Double.parseDouble(tree.value(node, "f").toString());
        double sum = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < tree.childCount(node); i++) {
            int child = tree.child(node, i);
            double value = careless(question, child);
            boolean dice = tree.mover(node) == Position.CHANCE;
            sum += value * (dice ? tree.probability(child).doubleValue() : 1.0 / tree.childCount(node));
            most = Math.max(most, value);
        }
        return tree.mover(node) == 0 ? most : sum;
    }

    @Test
    void limitsLeaveTheLastDepthThatWasFinished() {
        DiceTree root = new DiceTree(5, 9);
        Player<DiceTree> player = Player.of(DiceTree.VALUE).facing(Player.of(DiceTree.VALUE));
        ChanceModelEngine<DiceTree> engine = ChanceModelEngine.facing(player, 0, 0, DiceTree.HIGHEST, table());
        ExpectedResult found = engine.search(root, 0, Limits.NONE.withNodes(3000));
        assertThat(found.reason()).isEqualTo(StopReason.NODES);
        assertThat(found.counts().nodes()).isLessThanOrEqualTo(3000);
        assertThat(found.depth()).isPositive();
        AverageResult wanted = new ChanceMStar<>(player).search(root, 0, Limits.depth(found.depth()));
        assertThat(found.move()).isEqualTo(wanted.move());
    }

    @Test
    void itIsForOneLevelOfModelling() {
        ChanceQuestion question = ChanceQuestion.withModels(1);
        assertThatThrownBy(() -> ChanceModelEngine.facing(Player.of(question.function()), 0, 0, 1, table()))
                .hasMessageStartingWith("This engine is for one level of modelling, and the player has 0");
    }
}
