package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.OnePassAlphaBetaStar.Rule;

class NecessaryLeavesTest {

    private static final int RANGE = 100;

    /** The search itself complains where it finds something else than the definition; here that no leaf is left out that may decide. */
    @Test
    void everyRuleEvaluatesWhatIsNecessary() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 20; i++) {
            int bound = i % 4 * 10;
            SmallModelTree tree = SmallModelTree.random(random, 4, 3, 2 + i % 3, 7);
            int[][] values = NecessaryLeaves.drawn(tree, RANGE, bound, random);
            NecessaryLeaves leaves = new NecessaryLeaves(tree, values, RANGE, bound, random);
            for (Rule rule : Rule.values()) {
                BitSet evaluated = tree.evaluated(values, bound, rule);
                assertThat(leaves.leftOutWrongly(evaluated).isEmpty())
                        .as(rule + ", tree " + i)
                        .isTrue();
            }
        }
    }

    /** Who leaves out everything but the first leaf leaves out what decides. */
    @Test
    void aRuleThatLeavesOutTooMuchIsFound() {
        SplittableRandom random = new SplittableRandom(3);
        SmallModelTree tree = SmallModelTree.random(random, 4, 3, 2, 7);
        int[][] values = NecessaryLeaves.drawn(tree, RANGE, 10, random);
        BitSet first = new BitSet();
        first.set(0);
        assertThat(new NecessaryLeaves(tree, values, RANGE, 10, random)
                        .leftOutWrongly(first)
                        .isEmpty())
                .isFalse();
    }

    /** With sums that are known exactly one pass is alpha-beta, of which it is known that nothing from left to right does better. */
    @Test
    void withExactSumsNothingIsWasted() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 20; i++) {
            SmallModelTree tree = SmallModelTree.random(random, 4, 3, 2, 7);
            int[][] values = NecessaryLeaves.drawn(tree, RANGE, 0, random);
            BitSet evaluated = tree.evaluated(values, 0, Rule.WINDOWS);
            assertThat(new NecessaryLeaves(tree, values, RANGE, 0, random).found(evaluated))
                    .as("tree " + i)
                    .isEqualTo(evaluated);
        }
    }
}
