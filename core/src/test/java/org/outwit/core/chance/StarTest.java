package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.BigStack;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.NaiveMinimax;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.SeededTrees;
import org.outwit.core.tree.SeededTrees.Kind;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

/** What the two pruned searches save, and where. */
class StarTest {

    private static long leaves(String text, boolean probing, int lowest, int highest) {
        ChanceTrees question = new ChanceTrees(WrittenChance.tree(text), lowest, highest);
        Visits<TreePosition> visits = new Visits<>();
        ChanceSetup<TreePosition> setup = question.setup(visits);
        ExpectedSearch<TreePosition> search = probing ? new Star2<>(setup) : new Star1<>(setup);
        search.search(question.tree().start(), 0, Limits.NONE);
        return visits.leaves().size();
    }

    /** The first move is worth 6; the second can no longer be, once enough of it is known. */
    @ParameterizedTest
    @CsvSource({
        "A(6 *(1/3:0 1/3:1 1/3:10)), 0, 10, 3", // (0 + 1 + 10) / 3 is too little
        "A(6 *(1/3:0 1/3:1 1/3:10)), 0, 9, 2", // (0 + 9 + 9) / 3 is no more than 6
        "A(6 *(1/3:6 1/3:6 1/3:6)), 0, 9, 4", // equal is not better, but that is seen only at the end
        "A(9 *(1/3:9 1/3:9 1/3:9)), 0, 9, 1", // there is nothing better than the highest value
        "I(3 *(1/3:9 1/3:8 1/3:0)), 0, 9, 2",
        "I(0 *(1/3:9 1/3:8 1/3:0)), 0, 9, 1",
        "A(*(1/2:2 1/2:4) *(1/2:A(0 8 7) 1/2:2)), 0, 8, 5", // a max node stops at the highest value
        "*(1/2:I(0 5 6) 1/2:I(5 0 5)), 0, 9, 3"
    })
    void star1(String text, int lowest, int highest, long leaves) {
        assertThat(leaves(text, false, lowest, highest)).isEqualTo(leaves);
    }

    /** Below the second move, probes show each min node to be worth little before any is searched in full. */
    @Test
    void star2SeesMoreByProbing() {
        String text = "A(*(1/2:I(6 7 8) 1/2:I(6 7 8)) *(1/2:I(5 9 9) 1/2:I(6 9 9)))";
        assertThat(leaves(text, false, 0, 10)).isEqualTo(6 + 3 + 1);
        assertThat(leaves(text, true, 0, 10)).isEqualTo(6 + 1 + 1);
        String mirrored = "I(*(1/2:A(4 3 2) 1/2:A(4 3 2)) *(1/2:A(5 1 1) 1/2:A(4 1 1)))";
        assertThat(leaves(mirrored, false, 0, 10)).isEqualTo(6 + 3 + 1);
        assertThat(leaves(mirrored, true, 0, 10)).isEqualTo(6 + 1 + 1);
    }

    @Test
    void withoutChanceBothAreAlphaBetaNodeForNode() {
        for (int seed = 0; seed < 5_000; seed++) {
            Tree tree = SeededTrees.tree(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            var function = new Scaling(tree, List.of("f"), List.of()).evaluator("f", false);
            Visits<TreePosition> alphaBeta = new Visits<>();
            Result expected =
                    new AlphaBeta<>(Setup.of(function).watchedBy(alphaBeta)).search(tree.start(), 0, Limits.NONE);
            for (boolean probing : new boolean[] {false, true}) {
                Visits<TreePosition> visits = new Visits<>();
                ChanceSetup<TreePosition> setup =
                        ChanceSetup.of(function, -1_000, 1_000).watchedBy(visits);
                ExpectedSearch<TreePosition> search = probing ? new Star2<>(setup) : new Star1<>(setup);
                ExpectedResult result = search.search(tree.start(), 0, Limits.NONE);
                assertThat(result.value()).as("seed " + seed).isEqualTo(expected.value());
                assertThat(result.line()).as("seed " + seed).isEqualTo(expected.line());
                assertThat(visits.sequence()).as("seed " + seed).isEqualTo(alphaBeta.sequence());
            }
            assertThat(expected.value()).isEqualTo(NaiveMinimax.values(tree, "f")[0]);
        }
    }

    /** Ballard's point: on regular trees Star1 saves a part, Star2 a multiple, and more with good ordering. */
    @Test
    void onRegularTreesStar2LooksAtFewerLeavesThanStar1() {
        DiceTree root = new DiceTree(5, 6);
        long all = evaluations(new Expectiminimax<>(DiceTree.VALUE, 0, DiceTree.HIGHEST), root);
        long star1 = evaluations(new Star1<>(DiceTree.VALUE, 0, DiceTree.HIGHEST), root);
        long star2 = evaluations(new Star2<>(DiceTree.VALUE, 0, DiceTree.HIGHEST), root);
        assertThat(all).isEqualTo(15_625);
        assertThat(star1).isLessThan(all * 9 / 10);
        assertThat(star2).isLessThan(star1);
    }

    private static long evaluations(ExpectedSearch<DiceTree> search, DiceTree root) {
        return search.search(root, 0, Limits.NONE).counts().evaluations();
    }

    @Test
    void nodesAllocateNothing() {
        DiceTree root = new DiceTree(5, 6);
        DiceTree small = new DiceTree(5, 2);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        ChanceSetup<DiceTree> setup = ChanceSetup.of(DiceTree.VALUE, 0, DiceTree.HIGHEST);
        for (ExpectedSearch<DiceTree> search :
                List.of(new Expectiminimax<>(setup), new Star1<>(setup), new Star2<>(setup))) {
            long most = Long.MAX_VALUE;
            for (int round = 0; round < 5; round++) {
                long before = threads.getCurrentThreadAllocatedBytes();
                search.search(small, 0, Limits.NONE);
                long between = threads.getCurrentThreadAllocatedBytes();
                search.search(root, 0, Limits.NONE);
                long after = threads.getCurrentThreadAllocatedBytes();
                most = Math.min(most, (after - between) - (between - before));
            }
            assertThat(most).isLessThan(1_000);
        }
    }

    @Test
    void chainsOfManyThousandPlies() {
        DiceTree root = new DiceTree(1, 10_000);
        DiceTree end = root.copy();
        for (int ply = 0; ply < 10_000; ply++) end.make(0);
        int value = DiceTree.VALUE.value(end, 0);
        ChanceSetup<DiceTree> setup = ChanceSetup.of(DiceTree.VALUE, 0, DiceTree.HIGHEST);
        for (ExpectedSearch<DiceTree> search :
                List.of(new Expectiminimax<>(setup), new Star1<>(setup), new Star2<>(setup))) {
            ExpectedResult result = BigStack.call(() -> search.search(root, 0, Limits.NONE));
            assertThat(result.value()).isCloseTo(value, within(1e-9));
            assertThat(result.move()).isZero();
        }
    }
}
