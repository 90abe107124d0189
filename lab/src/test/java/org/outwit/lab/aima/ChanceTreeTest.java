package org.outwit.lab.aima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.chance.Expectiminimax;
import org.outwit.core.search.Limits;

class ChanceTreeTest {

    private final ChanceTree tree = ChanceTree.random(5, 3, 2);

    @Test
    void theDefinitionIsExpectiminimax() {
        double value = new Expectiminimax<>(tree.evaluator(), 0, ChanceTree.HIGHEST)
                .search(tree.tree().start(), Limits.NONE)
                .value();
        assertThat(tree.values()[0]).isCloseTo(value, within(1e-9));
    }

    @Test
    void orderingPutsTheBestFirstAndChangesNoValue() {
        ChanceTree ordered = tree.ordered();
        assertThat(ordered.leaves()).containsExactlyInAnyOrder(tree.leaves());
        double[] values = ordered.values();
        assertThat(values[0]).isCloseTo(tree.values()[0], within(1e-9));
        assertThat(values[1]).isCloseTo(values[0], within(1e-9));
        for (int node = ordered.tree().first(2); node < ordered.tree().first(3); node++)
            assertThat(values[ordered.tree().firstChild(node)]).isCloseTo(values[node], within(1e-9));
    }
}
