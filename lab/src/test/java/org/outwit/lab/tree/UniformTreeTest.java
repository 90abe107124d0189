package org.outwit.lab.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;

class UniformTreeTest {

    private final UniformTree tree = UniformTree.ofTwo(3, 2);

    @Test
    void nodesAreNumberedPlyByPly() {
        assertThat(tree.size()).isEqualTo(13);
        assertThat(tree.firstLeaf()).isEqualTo(4);
        assertThat(tree.leaves()).isEqualTo(9);
        UniformTreePosition position = tree.start();
        position.make(2);
        assertThat(position.node()).isEqualTo(3);
        position.make(0);
        assertThat(position.node()).isEqualTo(10);
        assertThat(position.isOver()).isTrue();
        position.undo();
        assertThat(position.copy().node()).isEqualTo(3);
    }

    @Test
    void minimaxIsThatOfTheSearch() {
        int[] leaves = {3, 12, 8, 2, 4, 6, 14, 5, 2}; // Russell and Norvig, Figure 6.2
        assertThat(tree.minimax(leaves)).startsWith(3, 3, 2, 2);
        assertThat(new Minimax<>(tree.evaluator(leaves))
                        .search(tree.start(), Limits.NONE)
                        .value())
                .isEqualTo(3);
    }

    @Test
    void moversComeInTurn() {
        UniformTreePosition position = new UniformTree(2, 4, List.of(0, Position.CHANCE, 1)).start();
        assertThat(position.mover()).isZero();
        position.make(0);
        assertThat(position.mover()).isEqualTo(Position.CHANCE);
        assertThat(position.probability(1)).isEqualTo(0.5);
        position.make(0);
        position.make(0);
        assertThat(position.mover()).isZero();
    }
}
