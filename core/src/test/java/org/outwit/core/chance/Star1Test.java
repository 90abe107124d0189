package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.minimax.AlphaBeta;
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

class Star1Test {

    /** How many leaves Star1 evaluates, or Star2, which probes. */
    static long leaves(String text, boolean probing, int lowest, int highest) {
        ChanceQuestion question = new ChanceQuestion(WrittenChance.tree(text), lowest, highest);
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
    void whatCannotMatterIsNotLookedAt(String text, int lowest, int highest, long leaves) {
        assertThat(leaves(text, false, lowest, highest)).isEqualTo(leaves);
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
}
