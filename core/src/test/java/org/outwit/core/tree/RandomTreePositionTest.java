package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;

class RandomTreePositionTest {

    private static final RandomTree TREE = RandomTree.ragged(9, 5, 30, 100);

    private static List<Object> seen(RandomTree tree, RandomTreePosition position) {
        return List.of(
                position.key(),
                position.mover(),
                position.mostMoves(),
                position.isOver(),
                tree.function(0).value(position, 0));
    }

    @Test
    void undoRestoresEverything() {
        Random random = new Random(1);
        for (int walk = 0; walk < 300; walk++) {
            RandomTree tree = RandomTree.uniform(walk, 1 + walk % 4, 40, 100);
            RandomTreePosition position = tree.start();
            Deque<List<Object>> before = new ArrayDeque<>();
            for (int step = 0; step < 120; step++) {
                if (!position.isOver() && (before.isEmpty() || random.nextInt(3) > 0)) {
                    before.push(seen(tree, position));
                    position.play(random.nextInt(position.mostMoves()));
                } else {
                    position.undo();
                    assertThat(seen(tree, position)).isEqualTo(before.pop());
                }
            }
        }
    }

    @Test
    void aCopyGoesItsOwnWay() {
        for (int seed = 0; seed < 20; seed++) {
            RandomTree tree = new RandomTree(seed, 2, 5, 50, 0, 1, 100, RandomTree.UNBOUNDED);
            RandomTreePosition position = tree.start();
            for (int ply = 0; ply < 20; ply++) position.make(0);
            List<Object> here = seen(tree, position);
            RandomTreePosition copy = Position.copyOf(position);
            assertThat(seen(tree, copy)).isEqualTo(here);
            copy.undo();
            copy.make(1);
            assertThat(seen(tree, position)).isEqualTo(here);
            assertThat(copy.key()).isNotEqualTo(position.key());
            for (int ply = 0; ply < 20; ply++) position.undo();
            assertThat(seen(tree, position)).isEqualTo(seen(tree, tree.start()));
        }
    }

    @Test
    void movesAreIndicesWrittenFromAnIndexOn() {
        int[] buffer = new int[6];
        Arrays.fill(buffer, 77);
        assertThat(RandomTree.uniform(1, 3, 2, 9).start().moves(buffer, 1)).isEqualTo(4);
        assertThat(buffer).containsExactly(77, 0, 1, 2, 77, 77);
    }

    @Test
    void playersAlternateAndTheGameEndsAtTheDepth() {
        RandomTreePosition position = RandomTree.uniform(1, 2, 5, 9).start();
        for (int ply = 0; ply < 5; ply++) {
            assertThat(position.mover()).isEqualTo(ply % 2);
            assertThat(position.isOver()).isFalse();
            position.make(1);
        }
        assertThat(position.isOver()).isTrue();
        assertThat(position.moves(new int[0], 0)).isZero();
    }

    @Test
    void nodesHaveDifferentKeysInOneTreeAndInTreesOfOtherSeeds() {
        Set<Long> keys = new HashSet<>();
        int nodes = 0;
        for (int seed = 0; seed < 20; seed++)
            nodes += collect(RandomTree.uniform(seed, 4, 6, 9).start(), keys);
        assertThat(nodes).isEqualTo(20 * 5461);
        assertThat(keys).hasSize(nodes);
    }

    private static int collect(RandomTreePosition position, Set<Long> keys) {
        keys.add(position.key());
        int nodes = 1;
        for (int move = 0; move < position.mostMoves(); move++) {
            position.make(move);
            nodes += collect(position, keys);
            position.undo();
        }
        return nodes;
    }

    @Test
    void whatIsNoChildCannotBePlayed() {
        RandomTreePosition position = TREE.start();
        int count = position.mostMoves();
        assertThatThrownBy(() -> position.play(count))
                .hasMessage("Move " + count + " is not among the " + count + " legal moves here.");
        assertThatThrownBy(() -> position.make(count)).isInstanceOf(AssertionError.class);
    }

    @Test
    void aTreeHasNoPayoff() {
        assertThatThrownBy(() -> TREE.start().payoff(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("A tree has no payoff: its functions say what a leaf is worth.");
    }
}
