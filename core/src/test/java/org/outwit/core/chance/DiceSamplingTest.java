package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

class DiceSamplingTest {

    /** The definition: what a node is worth by plain minimax if these dice are thrown. */
    private record KnownDice(ChanceQuestion question, DiceSequences dice, int sequence) {

        double value(int node, int depth, int rolled) {
            Tree tree = question.tree();
            if (depth == 0 || tree.isLeaf(node)) return tree.value(node, "f").doubleValue();
            if (tree.mover(node) == Position.CHANCE) {
                return value(tree.child(node, outcome(node, rolled)), depth - 1, rolled + 1);
            }
            double best = value(tree.child(node, 0), depth - 1, rolled);
            for (int i = 1; i < tree.childCount(node); i++) {
                double value = value(tree.child(node, i), depth - 1, rolled);
                best = tree.mover(node) == 0 ? Math.max(best, value) : Math.min(best, value);
            }
            return best;
        }

        private int outcome(int node, int rolled) {
            Tree tree = question.tree();
            double left = dice.number(sequence, rolled);
            int last = 0;
            for (int i = 0; i < tree.childCount(node); i++) {
                double p = tree.probability(tree.child(node, i)).doubleValue();
                if (p == 0) continue;
                last = i;
                if (left < p) return i;
                left -= p;
            }
            return last;
        }
    }

    private static double average(ChanceQuestion question, DiceSequences dice, int sequences, int node, int depth) {
        double sum = 0;
        for (int i = 0; i < sequences; i++) sum += new KnownDice(question, dice, i).value(node, depth, 0);
        return sum / sequences;
    }

    private static ExpectedResult sampled(String tree, int sequences) {
        ChanceQuestion question = new ChanceQuestion(WrittenChance.tree(tree), 0, 10);
        return new DiceSampling<>(question.setup(), sequences, 5)
                .search(question.tree().start(), Limits.NONE);
    }

    @Test
    void aMoveIsWorthTheAverageOverKnownDice() {
        for (int i = 0; i < Thoroughness.of(5_000); i++) {
            ChanceQuestion question = ChanceQuestion.seeded(90_000_001L + i);
            Tree tree = question.tree();
            int depth = i % 3 == 0 ? i / 3 % 6 : Integer.MAX_VALUE;
            int sequences = 1 + i % 7;
            TreePosition root = tree.start();
            DiceSequences dice = new DiceSequences(i ^ root.key());
            ExpectedResult found =
                    new DiceSampling<>(question.setup(), sequences, i).search(root, 0, Limits.depth(depth));
            boolean chooses = depth > 0 && !tree.isLeaf(0) && tree.mover(0) != Position.CHANCE;
            if (!chooses) {
                assertThat(found.move()).isEqualTo(Position.NO_MOVE);
                assertThat(found.value()).isCloseTo(average(question, dice, sequences, 0, depth), within(1e-9));
                continue;
            }
            int sign = tree.mover(0) == 0 ? 1 : -1;
            double best = Double.NEGATIVE_INFINITY;
            int move = -1;
            for (int k = 0; k < tree.childCount(0); k++) {
                double value = sign * average(question, dice, sequences, tree.child(0, k), depth - 1);
                if (value <= best + 1e-9) continue;
                best = value;
                move = k;
            }
            assertThat(found.move()).as("tree %d", i).isEqualTo(move);
            assertThat(found.value()).as("tree %d", i).isCloseTo(sign * best, within(1e-9));
        }
    }

    /** Nobody moves after the dice that are seen, but who has seen them: so the average is that of expectiminimax. */
    @Test
    void withOneRollItTendsToTheRightAverage() {
        ExpectedResult found = sampled("A(*(0.2:I(4 5) 0.8:I(7 6)) *(0.5:I(9 8) 0.5:I(1 3)))", 100_000);
        assertThat(found.move()).isZero();
        assertThat(found.value()).isCloseTo(5.6, within(0.02));
    }

    /** Staying is worth 4 and a bet 3; who knows the coin beforehand bets right, and makes it 6. */
    @Test
    void itPeeks() {
        ExpectedResult found = sampled("A(4 A(*(0.5:6 0.5:0) *(0.5:0 0.5:6)))", DiceSampling.USUAL_SEQUENCES);
        assertThat(found.move()).isEqualTo(1);
        assertThat(found.value()).isEqualTo(6);
    }

    @Test
    void numbersAreSpreadEvenly() {
        DiceSequences dice = new DiceSequences(3);
        int[] counts = new int[10];
        for (int i = 0; i < 1000; i++) for (int k = 0; k < 10; k++) counts[(int) (10 * dice.number(i, k))]++;
        for (int count : counts) assertThat(count).isBetween(880, 1120); // four standard deviations
    }

    @Test
    void itNeedsASequence() {
        assertThatThrownBy(() -> sampled("A(1 2)", 0)).hasMessage("The number of sequences (0) must be positive.");
    }
}
