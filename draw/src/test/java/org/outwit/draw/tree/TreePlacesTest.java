package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;

class TreePlacesTest {

    private static final TreePlaces.Texts WIDE = new TreePlaces.Texts() {
        @Override
        public String value(int node) {
            return "−12…34";
        }

        @Override
        public List<String> others(int node) {
            return node % 3 == 0 ? List.of("f0: 5 →1") : List.of();
        }
    };

    private static TreePlaces places(Tree tree, BitSet folded) {
        return new TreePlaces(tree, folded, new NodeWords(Subject.bare(tree, "")), WIDE);
    }

    @Test
    void nothingOverlapsAndChildrenHangBelowTheirParents() {
        for (long seed = 0; seed < 60; seed++) {
            Tree tree = RandomTree.ragged(seed, 4, 5, 100).written();
            BitSet folded = new BitSet();
            for (int node = 3; node < tree.size(); node += 5) folded.set(node, seed % 2 == 1);
            TreePlaces places = places(tree, folded);
            for (int node = 0; node < tree.size(); node++) {
                if (!places.isDrawn(node)) continue;
                assertThat(places.x(node) - places.breadth(node) / 2).isGreaterThanOrEqualTo(-0.01);
                assertThat(places.x(node) + places.breadth(node) / 2).isLessThanOrEqualTo(places.width() + 0.01);
                assertThat(places.y(node)).isLessThan(places.height());
                if (node > 0) assertThat(places.y(tree.parent(node))).isLessThan(places.y(node));
                for (int other = node + 1; other < tree.size(); other++) {
                    if (!places.isDrawn(other) || places.y(other) != places.y(node)) continue;
                    double apart = Math.abs(places.x(node) - places.x(other));
                    assertThat(apart).isGreaterThan((places.breadth(node) + places.breadth(other)) / 2);
                }
            }
        }
    }

    @Test
    void foldingHidesWhatIsBelowAndTheRestClosesUp() {
        Tree tree = RandomTree.uniform(1, 3, 3, 100).written();
        BitSet folded = new BitSet();
        folded.set(1);
        TreePlaces open = places(tree, new BitSet());
        TreePlaces closed = places(tree, folded);
        assertThat(closed.isDrawn(1)).isTrue();
        assertThat(closed.isDrawn(2)).isFalse();
        assertThat(closed.hidden(1)).isEqualTo(12);
        assertThat(closed.width()).isLessThan(open.width());
        assertThat(open.hidden(1)).isZero();
    }
}
