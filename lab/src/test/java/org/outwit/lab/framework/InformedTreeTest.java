package org.outwit.lab.framework;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.lab.tree.UniformTree;

class InformedTreeTest {

    private static final List<InformedTree> TREES =
            List.of(InformedTree.random(1, 3, 5), InformedTree.ordered(1, 3, 5), InformedTree.tied(1, 3, 5));

    @Test
    void valuesAreThoseOfTheLeaves() {
        for (InformedTree each : TREES) {
            UniformTree tree = each.tree();
            int[] values = new int[tree.size()];
            Arrays.setAll(values, each::value);
            assertThat(tree.minimax(Arrays.copyOfRange(values, tree.firstLeaf(), values.length)))
                    .isEqualTo(values);
        }
    }

    /** What section 1 of the paper asks of L and U. */
    @Test
    void boundsHoldAndNarrowOnTheWayDown() {
        for (InformedTree each : TREES) {
            UniformTree tree = each.tree();
            for (int ply = 0; ply < tree.depth(); ply++) {
                for (int node = tree.first(ply); node < tree.first(ply + 1); node++) {
                    assertThat(each.lower(node)).isLessThan(each.value(node));
                    assertThat(each.upper(node)).isGreaterThan(each.value(node));
                    for (int child = tree.firstChild(node); child < tree.firstChild(node) + 3; child++) {
                        if (ply % 2 == 0) assertThat(each.upper(child)).isLessThanOrEqualTo(each.upper(node));
                        else assertThat(each.lower(child)).isGreaterThanOrEqualTo(each.lower(node));
                    }
                }
            }
            for (int leaf = tree.firstLeaf(); leaf < tree.size(); leaf++) {
                assertThat(each.lower(leaf)).isEqualTo(each.value(leaf));
                assertThat(each.upper(leaf)).isEqualTo(each.value(leaf));
            }
        }
    }

    @Test
    void theFirstChildIsBestAtSevenNodesOfTenOfAnOrderedTree() {
        InformedTree ordered = InformedTree.ordered(7, 4, 6);
        UniformTree tree = ordered.tree();
        int first = 0;
        for (int node = 0; node < tree.firstLeaf(); node++) {
            if (ordered.value(tree.firstChild(node)) == ordered.value(node)) first++;
        }
        assertThat((double) first / tree.firstLeaf()).isBetween(0.67, 0.73);
    }
}
