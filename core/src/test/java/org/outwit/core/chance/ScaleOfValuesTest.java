package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/**
 * Russell and Norvig, exercise 6.7 and Figure 6.12: where chance moves, the scale of the values matters. A positive linear transformation of
 * all of them changes no choice; one that only keeps their order may, but not where nothing is left to chance.
 */
class ScaleOfValuesTest {

    private static ExpectedResult solve(ChanceQuestion question, int depth, IntUnaryOperator scale) {
        return new Expectiminimax<TreePosition>(
                        (position, player) ->
                                scale.applyAsInt(question.function().value(position, player)),
                        scale.applyAsInt(question.lowest()),
                        scale.applyAsInt(question.highest()))
                .search(question.tree().start(), 0, Limits.depth(depth));
    }

    /** Keeps the order of the values, and stretches the large ones. */
    private static int cube(int value) {
        return value * value * value;
    }

    private static boolean hasChance(Tree tree) {
        for (int node = 0; node < tree.size(); node++) {
            if (!tree.isLeaf(node) && tree.mover(node) == Position.CHANCE) return true;
        }
        return false;
    }

    @Test
    void positiveLinearTransformationsChangeNoChoice() {
        for (int seed = 0; seed < Thoroughness.of(10_000); seed++) {
            ChanceQuestion question = ChanceQuestion.seeded(70_000_001L + seed);
            Random random = new Random(seed);
            int a = 1 + random.nextInt(9);
            int b = random.nextInt(2001) - 1000;
            int depth = seed % 3 == 0 ? 1 + seed / 3 % 4 : Integer.MAX_VALUE;
            ExpectedResult plain = solve(question, depth, value -> value);
            ExpectedResult transformed = solve(question, depth, value -> a * value + b);
            assertThat(transformed.line()).as("seed %d", seed).isEqualTo(plain.line());
            assertThat(Math.abs(transformed.value() - (a * plain.value() + b)))
                    .as("seed %d", seed)
                    .isLessThan(1e-9);
        }
    }

    @Test
    void othersThatKeepTheOrderDoSoOnlyWithoutChance() {
        int changed = 0;
        int certain = 0;
        for (int seed = 0; seed < Thoroughness.of(10_000); seed++) {
            ChanceQuestion question = ChanceQuestion.seeded(80_000_003L + seed);
            int before = solve(question, Integer.MAX_VALUE, value -> value).move();
            int after =
                    solve(question, Integer.MAX_VALUE, ScaleOfValuesTest::cube).move();
            if (hasChance(question.tree())) {
                changed += before == after ? 0 : 1;
                continue;
            }
            certain++;
            assertThat(after).as("seed %d", seed).isEqualTo(before);
        }
        assertThat(changed).isGreaterThan(Thoroughness.of(100));
        assertThat(certain).isGreaterThan(Thoroughness.of(100));
    }

    @Test
    void figure612() {
        String tree = "A(*(0.9:I(2 2) 0.1:I(3 3)) *(0.9:I(1 1) 0.1:I(4 4)))";
        ChanceQuestion question = new ChanceQuestion(WrittenChance.tree(tree), 1, 4);
        int[] stretched = {0, 1, 20, 30, 400};
        ExpectedResult first = solve(question, Integer.MAX_VALUE, value -> value);
        ExpectedResult second = solve(question, Integer.MAX_VALUE, value -> stretched[value]);
        assertThat(first.move()).isZero();
        assertThat(first.value()).isCloseTo(2.1, within(1e-9));
        assertThat(second.move()).isEqualTo(1);
        assertThat(second.value()).isCloseTo(40.9, within(1e-9));
    }
}
