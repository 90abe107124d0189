package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.IllegalMoveException;
import org.outwit.core.game.Position;
import org.outwit.core.tree.SeededTrees.Kind;

class TreePositionTest {

    private static final Tree TREE = TreeText.parse("A(I(1 A(2 3)) 4)");

    @Test
    void itStartsAtTheRootAndSeesItsTree() {
        TreePosition position = TREE.start();
        assertThat(position.tree()).isSameAs(TREE);
        assertThat(position.node()).isZero();
        assertThat(position.mover()).isZero();
        assertThat(position.isOver()).isFalse();
        assertThat(position.mostMoves()).isEqualTo(2);
    }

    @Test
    void movesAreIndicesOfChildrenWrittenFromAnIndexOn() {
        int[] buffer = new int[5];
        Arrays.fill(buffer, 77);
        assertThat(TREE.start().moves(buffer, 2)).isEqualTo(4);
        assertThat(buffer).containsExactly(77, 77, 0, 1, 77);
    }

    @Test
    void movesLeadDownAndUndoLeadsBack() {
        TreePosition position = TREE.start();
        position.make(0);
        position.make(1);
        position.make(1);
        assertThat(position.isOver()).isTrue();
        assertThat(position.moves(new int[0], 0)).isZero();
        assertThat(TREE.name(position.node())).isEqualTo("0.1.1");
        position.undo();
        assertThat(position.mover()).isZero();
        position.undo();
        assertThat(position.mover()).isEqualTo(1);
        position.undo();
        assertThat(position.node()).isZero();
    }

    @Test
    void walksOfEveryKindComeBack() {
        for (int seed = 0; seed < 200; seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.IRREGULAR);
            TreePosition position = tree.start();
            Random random = new Random(seed);
            Deque<Long> keys = new ArrayDeque<>();
            for (int step = 0; step < 100; step++) {
                if (!position.isOver() && (keys.isEmpty() || random.nextBoolean())) {
                    keys.push(position.key());
                    position.play(random.nextInt(tree.childCount(position.node())));
                } else if (!keys.isEmpty()) {
                    position.undo();
                    assertThat(position.key()).isEqualTo(keys.pop());
                }
            }
        }
    }

    @Test
    void everyNodeHasItsOwnKey() {
        Set<Long> keys = new HashSet<>();
        collect(TREE.start(), keys);
        assertThat(keys).hasSize(TREE.size());
    }

    private static void collect(TreePosition position, Set<Long> keys) {
        keys.add(position.key());
        for (int move = 0; move < position.mostMoves(); move++) {
            position.make(move);
            collect(position, keys);
            position.undo();
        }
    }

    @Test
    void aCopyGoesItsOwnWay() {
        TreePosition position = TREE.start();
        position.make(0);
        TreePosition copy = Position.copyOf(position);
        copy.make(1);
        assertThat(position.node()).isEqualTo(1);
        copy.undo();
        copy.undo();
        assertThat(copy.node()).isZero();
        assertThat(position.node()).isEqualTo(1);
    }

    @Test
    void whatIsNoChildCannotBePlayed() {
        TreePosition position = TREE.start();
        assertThatThrownBy(() -> position.play(2))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("Move 2 is not among the 2 legal moves here.");
        position.play(1);
        assertThatThrownBy(() -> position.play(0))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("The game is over, so move 0 cannot be played.");
    }

    @Test
    void probabilitiesAreThoseOfTheEdges() {
        TreeBuilder builder = new TreeBuilder();
        builder.open();
        builder.mover(Position.CHANCE);
        for (String probability : new String[] {"1/3", "2/3"}) {
            builder.open();
            builder.probability(Exact.parse(probability));
            builder.close();
        }
        builder.close();
        TreePosition position = builder.build().start();
        assertThat(position.mover()).isEqualTo(Position.CHANCE);
        assertThat(position.probability(0)).isEqualTo(1.0 / 3);
        assertThat(position.probability(1)).isEqualTo(2.0 / 3);
    }

    @Test
    void aTreeHasNoPayoff() {
        assertThatThrownBy(() -> TREE.start().payoff(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("A tree has no payoff: its functions say what a leaf is worth.");
    }
}
