package org.outwit.learn.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.learn.example.Example;

class LearnDepthTest {

    /** The figure, word for word, with unpruned minimax. */
    private static long[] naive(RandomTree tree, int chosen, int mostDepth) {
        Minimax<RandomTreePosition> minimax = new Minimax<>(tree.function(0));
        long[] counts = new long[mostDepth];
        RandomTreePosition position = tree.start();
        for (int depth = 1; depth <= mostDepth; depth++) {
            position.make(chosen);
            int mine = minimax.search(position, 0, Limits.depth(depth - 1)).value();
            position.undo();
            for (int i = 0; i < tree.start().mostMoves(); i++) {
                position.make(i);
                int other = minimax.search(position, 0, Limits.depth(depth - 1)).value();
                position.undo();
                if (other <= mine) counts[depth - 1]++;
                if (other > mine) counts[depth - 1]--;
            }
        }
        return counts;
    }

    @Test
    void countsAsTheFigureSays() {
        for (long seed = 0; seed < 300; seed++) {
            RandomTree tree = RandomTree.ragged(seed, 4, 5, 3);
            int chosen = (int) (seed % tree.start().mostMoves());
            LearnDepth<RandomTreePosition> learner = new LearnDepth<>(tree.function(0), 4);
            learner.add(new Example<>(tree.start(), chosen));
            assertThat(learner.learned().counts().stream().mapToLong(Long::longValue))
                    .as("seed " + seed)
                    .containsExactly(
                            Arrays.stream(naive(tree, chosen, 4)).boxed().toArray(Long[]::new));
        }
    }

    @Test
    void findsTheDepthOfAMinimaxPlayer() {
        for (int depth = 1; depth <= 5; depth++) {
            RandomTree any = RandomTree.uniform(0, 4, 7, 10_000);
            LearnDepth<RandomTreePosition> learner = new LearnDepth<>(any.function(0), 6);
            for (long seed = 0; seed < 60; seed++) {
                RandomTree tree = RandomTree.uniform(seed, 4, 7, 10_000);
                int move = new Minimax<>(tree.function(0))
                        .search(tree.start(), 0, Limits.depth(depth))
                        .move();
                learner.add(new Example<>(tree.start(), move));
            }
            assertThat(learner.learned().depth()).isEqualTo(depth);
        }
    }

    @Test
    void refusesAMoveThatIsNotThere() {
        RandomTree tree = RandomTree.uniform(1, 3, 2, 10);
        LearnDepth<RandomTreePosition> learner = new LearnDepth<>(tree.function(0), 2);
        assertThatThrownBy(() -> learner.add(new Example<>(tree.start(), 7)))
                .hasMessage("Move 7 is not among the 3 legal moves of its example.");
        assertThatThrownBy(() -> new LearnDepth<>(tree.function(0), 0))
                .hasMessage("The deepest depth to try (0) must be positive.");
    }
}
