package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;

class TipLabelsTest {

    private static TipLabels labels(Subject subject, PictureOptions options) {
        return new PicturePlan(subject, options).labels;
    }

    private static List<String> texts(TipLabels labels, int tip) {
        return labels.lines(tip).stream().map(TipLabels.Line::text).toList();
    }

    @Test
    void functionsStandBelowEachOtherInOneOrderWithHeadsBeforeTheFirstLeaf() {
        Tree tree = TreeText.parse("(([3,-2] [12,-9]) ([2,1] [4,-4]))");
        TipLabels labels = labels(Subject.bare(tree, ""), PictureOptions.PLAIN);
        assertThat(texts(labels, 2)).containsExactly("3", "−2");
        assertThat(texts(labels, 6)).containsExactly("4", "−4");
        assertThat(labels.heads(2)).containsExactly("f1", "f0");
        assertThat(labels.heads(3)).isEmpty();
        assertThat(labels.heads(6)).isEmpty();
    }

    @Test
    void aMissingValueKeepsItsLine() {
        Tree tree = TreeText.parse("([3,-2] 5)");
        TipLabels labels = labels(Subject.bare(tree, ""), PictureOptions.PLAIN);
        assertThat(texts(labels, 1)).containsExactly("3", "−2", "·");
        assertThat(texts(labels, 2)).containsExactly("·", "·", "5");
    }

    @Test
    void equalBoundsAreTheValueOfALeaf() {
        TipLabels labels = labels(Subject.bare(TreeText.parse("({4..4} 3{1..5})"), ""), PictureOptions.PLAIN);
        assertThat(texts(labels, 1)).containsExactly("4");
        assertThat(texts(labels, 2)).containsExactly("3", "[1, 5]");
    }

    @Test
    void wideLabelsOfManyLeavesAreTurned() {
        Tree narrow = RandomTree.uniform(1, 4, 3, 99).written();
        assertThat(labels(Subject.bare(narrow, ""), PictureOptions.PLAIN).isUpright())
                .isFalse();
        Tree few = RandomTree.uniform(1, 2, 2, 9_999_999).written();
        assertThat(labels(Subject.bare(few, ""), PictureOptions.PLAIN).isUpright())
                .isFalse();
        Tree wide = RandomTree.uniform(1, 4, 3, 9_999_999).withFunctions(2, 100).written();
        TipLabels turned = labels(Subject.bare(wide, ""), PictureOptions.PLAIN);
        assertThat(turned.isUpright()).isTrue();
        assertThat(texts(turned, 3)).hasSize(1).first().asString().contains(" / ");
        assertThat(turned.heads(3)).isEmpty();
        assertThat(turned.left(3) + turned.right(3)).isLessThan(20);
    }

    @Test
    void whatIsLeftOutIsCounted() {
        Subject subject = Searched.textbook();
        TipLabels labels = labels(subject, PictureOptions.PLAIN.withDepth(1));
        assertThat(texts(labels, 1)).containsExactly("+3");
    }

    @Test
    void aHorizonShowsStaticValuesOnlyWhereTheSearchToldNone() {
        Tree tree = RandomTree.uniform(3, 2, 3, 20).written();
        Subject told = Searched.alphaBeta(tree, "", Limits.depth(1));
        assertThat(texts(labels(told, PictureOptions.PLAIN.withDepth(1)), 1)).containsExactly("+6");
        Subject visitsOnly = new Subject(tree, told.trace(), null, List.of(), "", List.of());
        String value = PictureNumbers.show(tree.value(1, "f"));
        assertThat(texts(labels(visitsOnly, PictureOptions.PLAIN.withDepth(1)), 1))
                .containsExactly(value, "+6");
    }
}
