package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Trace;

class CounterexampleTest {

    /** What was found by independent programs in another language. */
    @ParameterizedTest
    @CsvSource({
        "FIGURE_3, 57, 0, 72, 0",
        "VOTE_AT_THE_ROOT, 1, 1, 0, 0",
        "VOTE_TOO_SOON, 1, 0, 0, 0",
        "THEOREM_2, 12, 1, 10, 0",
        "OLDER_FIGURE_19, 1, 0, 0, 0",
        "OLDER_BOUNDS, -397258, 0, 171167, 1",
        "OLDER_FIGURE_11, 1, 0, 0, 0",
    })
    void thePrintedListingFails(Counterexample example, int value, int move, int printedValue, int printedMove) {
        Tree tree = example.tree();
        Limits limits = Limits.depth(tree.height());
        check(example.definition(tree).search(tree.start(), limits), value, move);
        check(example.corrected(tree, null).search(tree.start(), limits), value, move);
        check(example.printed(tree, null).search(tree.start(), limits), printedValue, printedMove);
    }

    /** Theorem 3: no directional search could look at fewer leaves. */
    @ParameterizedTest
    @EnumSource(names = {"THEOREM_3", "THEOREM_3_POSITIVE"})
    void thePrintedListingLooksAtALeafInVain(Counterexample example) {
        Tree tree = example.tree();
        Limits limits = Limits.depth(tree.height());
        Trace printed = new Trace(tree);
        Trace corrected = new Trace(tree);
        Result first = example.printed(tree, printed).search(tree.start(), limits);
        Result second = example.corrected(tree, corrected).search(tree.start(), limits);
        assertThat(first.value()).isEqualTo(second.value());
        assertThat(CounterexamplePictures.leaves(tree, printed)).isEqualTo(3);
        assertThat(CounterexamplePictures.leaves(tree, corrected)).isEqualTo(2);
    }

    @ParameterizedTest
    @EnumSource
    void bothSearchesAreDrawn(Counterexample example) {
        CounterexamplePictures pictures = new CounterexamplePictures(example);
        assertThat(pictures.printed()).contains("As printed").contains("</svg>");
        assertThat(pictures.corrected()).contains("As it should be").contains("</svg>");
    }

    private static void check(Result result, int value, int move) {
        assertThat(result.value()).isEqualTo(value);
        assertThat(result.move()).isEqualTo(move);
    }
}
