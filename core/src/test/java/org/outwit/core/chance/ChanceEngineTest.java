package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.ChanceEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.search.Limits;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.TreePosition;

/** The engine for games with dice against the definition; here because trees with chance are made here. */
class ChanceEngineTest {

    private static final double CLOSE = 1e-9;

    private static TranspositionTable table() {
        return new TranspositionTable(1 << 16);
    }

    @Test
    void valueAndMoveAreThoseOfTheDefinition() {
        for (int i = 0; i < Thoroughness.of(15_000); i++) {
            long seed = 40_000_003L + i;
            ChanceQuestion question = ChanceQuestion.seeded(seed);
            int viewer = i % 8 == 0 ? 1 : 0;
            int depth = i % 3 == 0 ? i / 3 % 6 : Integer.MAX_VALUE;
            NaiveExpectation naive = new NaiveExpectation(question.tree(), viewer);
            double value = naive.value(0, depth).real();
            int move = naive.choice(0, depth);
            ExpectedResult found = new ChanceEngine<TreePosition>(
                            question.function(), question.lowest(), question.highest(), table())
                    .search(question.tree().start(), viewer, Limits.depth(depth));
            boolean right = Math.abs(found.value() - value) <= CLOSE && found.move() == move;
            assertThat(right)
                    .as(() -> "seed " + seed + ", expected " + value + " by " + move + ": " + found)
                    .isTrue();
        }
    }

    @Test
    void oneTableServesManySearches() {
        DiceTree root = new DiceTree(4, 7);
        TranspositionTable shared = table();
        ChanceEngine<DiceTree> engine = new ChanceEngine<>(DiceTree.VALUE, 0, DiceTree.HIGHEST, shared);
        Expectiminimax<DiceTree> definition = new Expectiminimax<>(DiceTree.VALUE, 0, DiceTree.HIGHEST);
        for (int viewer = 0; viewer < 2; viewer++) {
            for (int depth : new int[] {3, 1, 5, 4, 7, 2, 6, 7}) {
                ExpectedResult wanted = definition.search(root, viewer, Limits.depth(depth));
                ExpectedResult found = engine.search(root, viewer, Limits.depth(depth));
                assertThat(Math.abs(found.value() - wanted.value())).isLessThan(CLOSE);
                assertThat(found.move()).isEqualTo(wanted.move());
                assertThat(found.depth()).isEqualTo(depth);
            }
        }
    }

    @Test
    void limitsLeaveTheLastDepthThatWasFinished() {
        DiceTree root = new DiceTree(5, 9);
        ChanceEngine<DiceTree> engine = new ChanceEngine<>(DiceTree.VALUE, 0, DiceTree.HIGHEST, table());
        ExpectedResult found = engine.search(root, 0, Limits.NONE.withNodes(2000));
        assertThat(found.reason()).isEqualTo(StopReason.NODES);
        assertThat(found.counts().nodes()).isLessThanOrEqualTo(2000);
        ExpectedResult wanted =
                new Expectiminimax<>(DiceTree.VALUE, 0, DiceTree.HIGHEST).search(root, 0, Limits.depth(found.depth()));
        assertThat(found.move()).isEqualTo(wanted.move());
        assertThat(found.depth()).isPositive();
    }
}
