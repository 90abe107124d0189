package org.outwit.lab.shallow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class VectorTreeTest {

    @Test
    void theBestCaseHasTheLeavesOfTheRecurrence() {
        for (int players = 2; players <= 5; players++) {
            for (int branching = 2; branching <= 5; branching++) {
                for (int depth = 0; depth <= 7; depth++) {
                    assertThat(VectorTree.bestCase(players, branching, depth).leaves())
                            .as(players + " players, branching " + branching + ", depth " + depth)
                            .isEqualTo(BestCase.leaves(branching, depth));
                }
            }
        }
    }

    @Test
    void theRecurrenceGrowsByTheFactor() {
        assertThat(BestCase.leaves(2, 5)).isEqualTo(13); // Fibonacci's
        for (int branching = 2; branching <= 6; branching++) {
            double growth = Math.sqrt((double) BestCase.leaves(branching, 24) / BestCase.leaves(branching, 22));
            assertThat(growth).isCloseTo(BestCase.factor(branching), within(0.01));
        }
    }

    @Test
    void nothingIsCutInOnePlyAndNobodyGetsMoreThanTheSum() {
        assertThat(VectorTree.random(3, 4, 1, new SplittableRandom(1)).leaves()).isEqualTo(4);
        VectorTree tree = VectorTree.random(3, 2, 4, new SplittableRandom(1));
        for (int leaf = tree.tree().firstLeaf(); leaf < tree.tree().size(); leaf++) {
            long sum = 0;
            for (int j = 0; j < 3; j++) sum += tree.values().at(leaf, j);
            assertThat(sum).isEqualTo(VectorTree.SUM);
        }
    }
}
