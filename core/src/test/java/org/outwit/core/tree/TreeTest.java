package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Position;

class TreeTest {

    private static final Tree TREE = TreeText.parse("(1 (2 (3 4 5)) (6))");

    @Test
    void childrenAreFoundInTheOrderInWhichTheyWereWritten() {
        assertThat(TREE.size()).isEqualTo(10);
        assertThat(TREE.childCount(0)).isEqualTo(3);
        assertThat(List.of(TREE.child(0, 0), TREE.child(0, 1), TREE.child(0, 2)))
                .containsExactly(1, 2, 8);
        assertThat(List.of(TREE.child(4, 0), TREE.child(4, 1), TREE.child(4, 2)))
                .containsExactly(5, 6, 7);
        assertThat(TREE.child(8, 0)).isEqualTo(9);
    }

    @Test
    void parentsAndPlacesLeadBack() {
        for (int node = 1; node < TREE.size(); node++) {
            assertThat(TREE.child(TREE.parent(node), TREE.place(node))).isEqualTo(node);
        }
        assertThat(TREE.parent(0)).isEqualTo(-1);
    }

    @Test
    void itsSizesAreKnown() {
        assertThat(TREE.height()).isEqualTo(3);
        assertThat(TREE.mostChildren()).isEqualTo(3);
        Tree leaf = TreeText.parse("8");
        assertThat(leaf.height()).isZero();
        assertThat(leaf.mostChildren()).isZero();
        assertThat(leaf.isLeaf(0)).isTrue();
    }

    @Test
    void aNodeWithoutANameIsCalledByItsPath() {
        List<String> names = List.of("", "0", "1", "1.0", "1.1", "1.1.0", "1.1.1", "1.1.2", "2", "2.0");
        for (int node = 0; node < TREE.size(); node++)
            assertThat(TREE.name(node)).isEqualTo(names.get(node));
    }

    @Test
    void whatWasSaidIsKeptAndWhatWasNotIsNull() {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        builder.name("root");
        builder.reply(0);
        builder.pseudo(true);
        builder.value("g", Exact.of(1));
        builder.value("f", Exact.parse("1/3"));
        builder.lower(Exact.MINUS_INFINITY);
        builder.upper(Exact.of(9));
        builder.open();
        builder.value("h", Exact.of(2));
        builder.value("f", Exact.of(4));
        builder.close();
        builder.close();
        Tree tree = builder.build();
        assertThat(tree.name(0)).isEqualTo("root");
        assertThat(tree.reply(0)).hasValue(0);
        assertThat(tree.isPseudoTerminal(0)).isTrue();
        assertThat(tree.hasPseudoTerminals()).isTrue();
        assertThat(tree.values(0)).containsExactly(Map.entry("g", Exact.of(1)), Map.entry("f", Exact.parse("1/3")));
        assertThat(tree.lower(0)).isEqualTo(Exact.MINUS_INFINITY);
        assertThat(tree.upper(0)).isEqualTo(Exact.of(9));
        assertThat(tree.functions()).containsExactly("g", "f", "h");
        assertThat(tree.name(1)).isEqualTo("0");
        assertThat(tree.reply(1)).isEmpty();
        assertThat(tree.isPseudoTerminal(1)).isFalse();
        assertThat(tree.value(1, "g")).isNull();
        assertThat(tree.value(1, "f")).isEqualTo(Exact.of(4));
        assertThat(tree.lower(1)).isNull();
        assertThat(tree.upper(1)).isNull();
        assertThat(tree.probability(1)).isNull();
    }

    @Test
    void aTreeWithoutMarksHasNoPseudoTerminals() {
        assertThat(TREE.hasPseudoTerminals()).isFalse();
        assertThat(TreeText.parse("(1 (!2))").hasPseudoTerminals()).isTrue();
    }

    private static Capabilities capabilitiesWith(int mover) {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        builder.open();
        builder.mover(mover);
        builder.open();
        builder.probability(Exact.of(1));
        builder.close();
        builder.close();
        builder.close();
        return builder.build().capabilities();
    }

    @Test
    void itsMoversTellWhatKindOfGameItIs() {
        assertThat(TREE.capabilities()).isEqualTo(Capabilities.TWO_PLAYER);
        assertThat(TreeText.parse("5").capabilities()).isEqualTo(Capabilities.TWO_PLAYER);
        assertThat(capabilitiesWith(3).players()).isEqualTo(4);
        assertThat(capabilitiesWith(3).chance()).isFalse();
        assertThat(capabilitiesWith(Position.CHANCE).players()).isEqualTo(2);
        assertThat(capabilitiesWith(Position.CHANCE).chance()).isTrue();
    }
}
