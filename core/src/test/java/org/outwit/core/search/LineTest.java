package org.outwit.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineTest {

    private final Line line = new Line();
    private final Random random = new Random(1);

    @Test
    void aNewLineIsEmpty() {
        assertThat(line.moves()).isEmpty();
    }

    @Test
    void aMoveStandsBeforeTheLineOfTheChild() {
        line.clear();
        line.done(line.improve(0, 0, 7));
        assertThat(line.improve(0, 0, 5)).isEqualTo(2);
        line.done(2);
        assertThat(line.moves()).containsExactly(5, 7);
    }

    @Test
    void aWorseChildDoesNotDisturbTheLineThatIsKept() {
        line.clear();
        int kept = line.improve(0, 0, 5);
        line.clear();
        line.done(line.improve(kept, 0, 9)); // the second child's own line, which is not taken
        line.done(kept);
        assertThat(line.moves()).containsExactly(5);
    }

    @Test
    void aBetterChildReplacesIt() {
        line.clear();
        int kept = line.improve(0, 0, 5);
        line.clear();
        line.done(line.improve(kept, 0, 9));
        line.done(line.improve(0, kept, 6));
        assertThat(line.moves()).containsExactly(6, 9);
        line.clear();
        assertThat(line.moves()).isEmpty();
    }

    @Test
    void recursionsOfEveryShapeKeepWhatAListWouldKeep() {
        for (int i = 0; i < 1_000; i++) {
            int depth = random.nextInt(8);
            List<Integer> expected = walk(depth, 0);
            assertThat(line.moves()).isEqualTo(expected);
        }
    }

    /** A node whose children improve at random; the list is the plain way to do the same. */
    private List<Integer> walk(int depth, int start) {
        line.clear();
        if (depth == 0 || random.nextInt(8) == 0) return List.of();
        List<Integer> best = List.of();
        int kept = 0;
        int children = 1 + random.nextInt(3);
        for (int i = 0; i < children; i++) {
            List<Integer> below = walk(depth - 1, start + kept);
            if (random.nextInt(2) == 0) continue;
            int move = random.nextInt(1000);
            kept = line.improve(start, kept, move);
            best = new ArrayList<>(List.of(move));
            best.addAll(below);
        }
        line.done(kept);
        return best;
    }

    @Test
    void itGrowsWithTheDepth() {
        int depth = 10_000;
        line.clear();
        for (int ply = depth - 1; ply >= 0; ply--) line.done(line.improve(0, 0, ply));
        assertThat(line.moves()).isEqualTo(IntStream.range(0, depth).boxed().toList());
    }

    @Test
    void itGrowsWhereALongLineIsKeptWhileAnotherIsFound() {
        line.clear();
        int kept = 0;
        for (int child = 0; child < 5; child++) {
            line.clear();
            for (int ply = 0; ply < 100; ply++) line.done(line.improve(kept, 0, child));
            kept = line.improve(0, kept, 77);
            assertThat(kept).isEqualTo(101);
            line.done(kept);
            assertThat(line.moves()).startsWith(77).endsWith(child).hasSize(101);
        }
    }

    @Test
    void theMovesAreACopyThatNobodyChanges() {
        line.clear();
        line.done(line.improve(0, 0, 3));
        List<Integer> moves = line.moves();
        line.clear();
        line.done(line.improve(0, 0, 4));
        assertThat(moves).containsExactly(3);
        assertThatThrownBy(() -> moves.add(1)).isInstanceOf(UnsupportedOperationException.class);
    }
}
