package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.core.model.OnePassAlphaBetaStar.Rule;

class NecessaryLeavesTest {

    private static final int RANGE = 100;

    /** The search itself complains where it finds something else than the definition; here that no necessary leaf is left out. */
    @Test
    void everyRuleEvaluatesWhatIsNecessary() {
        SplittableRandom random = new SplittableRandom(11);
        for (int i = 0; i < 20; i++) {
            int bound = i % 4 * 10;
            SmallModelTree tree = SmallModelTree.random(random, 4, 3, 2 + i % 3, 7);
            int[][] values = NecessaryLeaves.drawn(tree, RANGE, bound, random);
            BitSet necessary = new NecessaryLeaves(tree, values, RANGE, bound, random)
                    .found(tree.evaluated(values, bound, Rule.WINDOWS));
            for (Rule rule : Rule.values()) {
                BitSet missed = (BitSet) necessary.clone();
                missed.andNot(tree.evaluated(values, bound, rule));
                assertThat(missed.isEmpty()).as(rule + ", tree " + i).isTrue();
            }
        }
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
