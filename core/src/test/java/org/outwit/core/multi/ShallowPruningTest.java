package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.core.tree.TreePosition;

class ShallowPruningTest {

    private static long leaves(VectorQuestion question) {
        Visits<TreePosition> visits = new Visits<>();
        new ShallowPruning<>(question.functions(), question.sum(), question.least(), visits)
                .search(question.tree().start(), Limits.NONE);
        return visits.leaves().size();
    }

    @Test
    void whatPTakesQCannotHave() {
        VectorQuestion question = VectorQuestion.parse("(([6,3,1] [5,4,1]) ([2,5,3] [0,0,10] [9,1,0]))", 3, 10);
        VectorResult result = question.shallow().search(question.tree().start(), Limits.NONE);
        assertThat(result.values()).containsExactly(5, 4, 1);
        assertThat(result.move()).isZero();
        // Player 1 has 5 in the second child, so player 0 has at most the 5 already found.
        assertThat(leaves(question)).isEqualTo(3);
    }

    @Test
    void deepPruningWouldBeWrong() {
        VectorQuestion question = VectorQuestion.parse("((([4,3,3])) (([6,2,2]) ([0,4,6] [0,1,9])))", 3, 10);
        VectorResult result = question.shallow().search(question.tree().start(), Limits.NONE);
        assertThat(result.values()).containsExactly(6, 2, 2);
        assertThat(result.move()).isEqualTo(1);
        assertThat(leaves(question)).isEqualTo(4);
    }

    @Test
    void aFirstChildHasTheSumForABound() {
        VectorQuestion theirs = VectorQuestion.parse("(([3,0] [2,1]))", 1, 2, 3);
        VectorQuestion theOthers = VectorQuestion.parse("(([3,0] [2,1]))", 0, 2, 3);
        assertThat(leaves(theirs)).isEqualTo(1); // player 0 moves below the root and has everything
        assertThat(leaves(theOthers)).isEqualTo(2);
    }

    @Test
    void aPlayerWhoMovesTwiceInARowTakesNothingFromHimself() {
        TreeBuilder builder = new TreeBuilder();
        open(builder, 0);
        leaf(builder, 5, 5);
        open(builder, 0);
        leaf(builder, 7, 3);
        leaf(builder, 8, 2);
        open(builder, 1);
        leaf(builder, 2, 8);
        leaf(builder, 10, 0);
        builder.close();
        builder.close();
        builder.close();
        VectorQuestion question = new VectorQuestion(builder.build(), 2, 10, 0);
        VectorResult result = question.shallow().search(question.tree().start(), Limits.NONE);
        assertThat(result.values()).containsExactly(8, 2);
        assertThat(result.line()).containsExactly(1, 1);
        assertThat(leaves(question)).isEqualTo(4);
    }

    @Test
    void whatAPlayerHasCountsWhenHeMovesAgain() {
        TreeBuilder builder = new TreeBuilder();
        open(builder, 0);
        leaf(builder, 5, 5);
        open(builder, 0);
        open(builder, 1);
        leaf(builder, 5, 5); // player 0 has as much already
        leaf(builder, 4, 6);
        builder.close();
        leaf(builder, 6, 4);
        builder.close();
        builder.close();
        VectorQuestion question = new VectorQuestion(builder.build(), 2, 10, 0);
        VectorResult result = question.shallow().search(question.tree().start(), Limits.NONE);
        assertThat(result.values()).containsExactly(6, 4);
        assertThat(leaves(question)).isEqualTo(3);
    }

    /**
     * The best case: behind a first child, each brother is cut off after its own first child, so e(d) = e(d-1) + (b-1)
     * e(d-2) leaves are evaluated, and the branching factor tends to (1 + sqrt(4b-3)) / 2.
     */
    @ParameterizedTest
    @CsvSource({"2, 2, 14", "2, 3, 9", "3, 2, 14", "3, 3, 10", "3, 5, 7", "4, 2, 13", "4, 3, 9", "4, 4, 7"})
    void theBestCase(int players, int branching, int deepest) {
        long before = 1;
        long expected = 1;
        for (int depth = 0; depth <= deepest; depth++) {
            VectorQuestion question = bestCase(players, branching, depth);
            int[] values = question.maxn().search(question.tree().start(), Limits.NONE).values().stream()
                    .mapToInt(Integer::intValue)
                    .toArray();
            assertThat(values).isEqualTo(fair(players));
            assertThat(leaves(question)).as("depth " + depth).isEqualTo(expected);
            long next = expected + (branching - 1) * before;
            before = expected;
            expected = next;
        }
        for (int depth = deepest; depth < 60 / branching + 20; depth++) {
            long next = expected + (branching - 1) * before;
            before = expected;
            expected = next;
        }
        double factor = (1 + Math.sqrt(4 * branching - 3)) / 2;
        assertThat((double) expected / before).isCloseTo(factor, within(1e-3));
    }

    private static final int SUM = 1 << 27;

    private static int[] fair(int players) {
        int[] values = new int[players];
        for (int j = 0; j < players; j++) values[j] = SUM / players;
        values[0] += SUM - players * (SUM / players);
        return values;
    }

    private static VectorQuestion bestCase(int players, int branching, int depth) {
        TreeBuilder builder = new TreeBuilder();
        grow(builder, 0, branching, depth, fair(players));
        return new VectorQuestion(builder.build(), players, SUM, 0);
    }

    /** A node with this value, which its first child has; of the others it is known after one of their children. */
    private static void grow(TreeBuilder builder, int mover, int branching, int depth, int[] values) {
        int next = (mover + 1) % values.length;
        if (depth == 0) {
            leaf(builder, values);
            return;
        }
        open(builder, mover);
        grow(builder, next, branching, depth - 1, values);
        int[] refuting = refuting(values, mover, next);
        for (int i = 1; i < branching; i++) {
            if (depth == 1) {
                leaf(builder, refuting);
                continue;
            }
            open(builder, next);
            grow(builder, (next + 1) % values.length, branching, depth - 2, refuting);
            for (int j = 1; j < branching; j++) leaf(builder, refuting);
            builder.close();
        }
        builder.close();
    }

    /** Gives next all that mover does not have in values, and shares the rest, so that nobody has everything. */
    private static int[] refuting(int[] values, int mover, int next) {
        int[] refuting = new int[values.length];
        int others = values.length - 1;
        int rest = values[mover];
        for (int j = 0; j < refuting.length; j++) if (j != next) refuting[j] = rest / others;
        refuting[mover] += rest - others * (rest / others);
        refuting[next] = SUM - values[mover];
        return refuting;
    }

    private static void open(TreeBuilder builder, int mover) {
        builder.open();
        builder.mover(mover);
    }

    private static void leaf(TreeBuilder builder, int... values) {
        builder.open();
        for (int j = 0; j < values.length; j++) builder.value("f" + j, Exact.of(values[j]));
        builder.close();
    }

    @Test
    void promisesAreChecked() {
        VectorQuestion question = VectorQuestion.parse("([3,0] [2,1])", 2, 3);
        TreePosition root = question.tree().start();
        assertThatThrownBy(() -> new ShallowPruning<>(question.functions(), 2, 0).search(root, Limits.NONE))
                .hasMessage("The values [3, 0] sum to 3, but the search relies on a sum of at most 2.");
        assertThatThrownBy(() -> new ShallowPruning<>(question.functions(), 3, 1).search(root, Limits.NONE))
                .hasMessage("One of the values [3, 0] is below 1, the least that the search relies on.");
        assertThatThrownBy(() -> new ShallowPruning<>(question.functions(), 3, 2))
                .hasMessageStartingWith("The sum (3) must not be below 2 times the least value (2)");
    }
}
