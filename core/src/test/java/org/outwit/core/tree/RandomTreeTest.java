package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;

class RandomTreeTest {

    private static final int CELLS = 20;

    /** With 19 degrees of freedom, uniform draws exceed this once in a hundred thousand times. */
    private static final double UNLIKELY = 58;

    private static void everyNode(RandomTreePosition position, Consumer<RandomTreePosition> look) {
        look.accept(position);
        for (int move = 0; move < position.mostMoves(); move++) {
            position.make(move);
            everyNode(position, look);
            position.undo();
        }
    }

    private static double chiSquare(long[] cells) {
        long sum = 0;
        for (long cell : cells) sum += cell;
        double expected = (double) sum / cells.length;
        double chiSquare = 0;
        for (long cell : cells) chiSquare += (cell - expected) * (cell - expected) / expected;
        return chiSquare;
    }

    /** Each function lies where its range and the bound on the sum with the one above allow, and evenly so. */
    @ParameterizedTest
    @CsvSource({"1000, 0", "1000, 10", "9, 3", "100000, 20000", "100000, 500000", "100000000, 2147483647"})
    void functionsObeyTheirBoundAndFillWhatItLeaves(int range, int bound) {
        RandomTree tree = RandomTree.uniform(3, 5, 6, range).withFunctions(4, bound);
        long[][] cells = new long[4][CELLS];
        everyNode(tree.start(), position -> {
            long above = 0;
            for (int j = 3; j >= 0; j--) {
                long value = tree.function(j).value(position, j % 2);
                long low = j == 3 ? -range : Math.max(-range, -above - bound);
                long high = j == 3 ? range : Math.min(range, -above + bound);
                if (value < low || value > high) throw new AssertionError(value + " not in " + low + ".." + high);
                if (high - low >= 1_000 * CELLS) cells[j][(int) ((value - low) * CELLS / (high - low + 1))]++;
                above = value;
            }
        });
        for (int j = 3; j >= 0; j--) {
            boolean wide = Arrays.stream(cells[j]).sum() > 10_000;
            if (wide) assertThat(chiSquare(cells[j])).as("f" + j).isLessThan(UNLIKELY);
        }
    }

    @Test
    void withoutABoundTheFunctionsAreIndependent() {
        RandomTree tree = RandomTree.uniform(4, 4, 7, 1_000).withFunctions(2, RandomTree.UNBOUNDED);
        double[] sums = new double[3];
        everyNode(tree.start(), position -> {
            double f1 = tree.function(1).value(position, 0);
            double f0 = tree.function(0).value(position, 0);
            sums[0]++;
            sums[1] += f1 * f0;
            sums[2] += f1 * f1;
        });
        assertThat(sums[1] / sums[2]).isCloseTo(0, within(0.03)); // five standard deviations of 21,845 nodes
        assertThat(sums[2] / sums[0]).isCloseTo(1_000.0 * 1_001 / 3, within(10_000.0));
    }

    @Test
    void aNodesValuesDoNotTellThoseOfItsParentOrItsFirstBrother() {
        RandomTree tree = RandomTree.uniform(5, 3, 9, 1_000);
        double[] sums = new double[3];
        everyNode(tree.start(), position -> {
            if (position.isOver()) return;
            double[] values = new double[3];
            values[0] = tree.function(0).value(position, 0);
            for (int child = 0; child < 2; child++) {
                position.make(child);
                values[1 + child] = tree.function(0).value(position, 0);
                position.undo();
            }
            sums[0]++;
            sums[1] += values[0] * values[1] / 333_667;
            sums[2] += values[1] * values[2] / 333_667;
        });
        assertThat(sums[1] / sums[0]).isCloseTo(0, within(0.05));
        assertThat(sums[2] / sums[0]).isCloseTo(0, within(0.05));
    }

    @Test
    void branchingIsEvenBetweenItsLimits() {
        RandomTree tree = new RandomTree(6, 2, 6, 7, 0, 1, 10, RandomTree.UNBOUNDED);
        long[] counts = new long[5];
        everyNode(tree.start(), position -> {
            if (!position.isOver()) counts[position.mostMoves() - 2]++;
        });
        assertThat(chiSquare(counts)).isLessThan(30); // 4 degrees of freedom
    }

    @Test
    void leavesAreAsFrequentAsAskedForAndNeverTooDeep() {
        for (int percent : new int[] {0, 10, 20, 50, 100}) {
            long early = 0;
            long inside = 0;
            for (int seed = 0; seed < 40; seed++) {
                RandomTree tree = new RandomTree(seed, 4, 4, 5, percent, 1, 10, RandomTree.UNBOUNDED);
                Tree written = tree.written();
                assertThat(written.height()).isLessThanOrEqualTo(5);
                assertThat(written.childCount(0)).isEqualTo(4);
                for (int node = 1; node < written.size(); node++) {
                    if (written.name(node).length() == 9) continue; // ply 5
                    inside++;
                    if (written.isLeaf(node)) early++;
                }
            }
            assertThat(100.0 * early / inside).isCloseTo(percent, within(4.0));
        }
    }

    @Test
    void theWrittenTreeIsTheGrownOneNodeByNode() {
        for (int seed = 0; seed < 30; seed++) {
            RandomTree grown = RandomTree.ragged(seed, 4, 6, 500).withFunctions(1 + seed % 3, 40);
            Tree written = grown.written();
            int[] node = {0};
            everyNode(grown.start(), position -> {
                int at = node[0]++;
                assertThat(written.childCount(at)).isEqualTo(position.mostMoves());
                assertThat(written.mover(at)).isEqualTo(position.mover());
                for (int j = 0; j < grown.functions(); j++) {
                    Exact value = written.value(at, grown.functions() == 1 ? "f" : "f" + j);
                    assertThat(value).isEqualTo(Exact.of(grown.function(j).value(position, 0)));
                }
            });
            assertThat(node[0]).isEqualTo(written.size());
            List<String> functions = List.of(List.of("f"), List.of("f1", "f0"), List.of("f2", "f1", "f0"))
                    .get(seed % 3);
            assertThat(written.functions()).isEqualTo(functions);
        }
    }

    /** Errata 4.1: 2.958, with a standard deviation of 0.05 over trees. */
    @Test
    void alphaBetaBranchesAsPublishedAndHoldsNothing() {
        double sum = 0;
        for (int seed = 0; seed < 20; seed++) {
            RandomTree tree = RandomTree.uniform(seed, 4, 10, 10_000);
            Counts counts = new AlphaBeta<>(tree.function(0))
                    .search(tree.start(), 0, Limits.NONE)
                    .counts();
            assertThat(counts.held()).isZero();
            sum += Math.pow(counts.evaluations(), 0.1);
        }
        assertThat(sum / 20).isCloseTo(2.96, within(0.05));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1, 0, 1, 1, 1, The fewest children (0) must be at least 1.",
        "3, 2, 1, 0, 1, 1, 1, The most children (2) must be at least the fewest.",
        "1, 1, -1, 0, 1, 1, 1, The depth (-1) must be at least 0.",
        "1, 1, 1, 101, 1, 1, 1, The percentage of leaves (101) must be 0 to 100.",
        "1, 1, 1, 0, 0, 1, 1, The number of functions (0) must be at least 1.",
        "1, 1, 1, 0, 1, 134217728, 1, The range (134217728) must be 0 to 2^27 - 1.",
        "1, 1, 1, 0, 1, 1, -1, The bound (-1) must be at least 0."
    })
    void nonsenseIsRefused(
            int least, int most, int depth, int percent, int functions, int range, int bound, String why) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RandomTree(1, least, most, depth, percent, functions, range, bound))
                .withMessage(why);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomTree.uniform(1, 2, 2, 9).function(1))
                .withMessage("There is no function f1 among 1.");
    }
}
