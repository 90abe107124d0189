package org.outwit.core.hidden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.core.hidden.WorldTree.leaf;
import static org.outwit.core.hidden.WorldTree.max;
import static org.outwit.core.hidden.WorldTree.min;
import static org.outwit.core.hidden.WorldTree.unseen;

import org.junit.jupiter.api.Test;

/** The definition, on trees whose value is found by hand. */
class NaiveBestDefenceTest {

    @Test
    void theNamedExamples() {
        assertThat(NaiveBestDefence.value(HiddenExamples.DAY_1, 1)).isEqualTo(HiddenExamples.JEWELS);
        assertThat(NaiveBestDefence.value(HiddenExamples.DAY_3, 2)).isEqualTo(2 * HiddenExamples.GOLD);
        assertThat(NaiveBestDefence.value(HiddenExamples.STRATEGY_FUSION, 3)).isEqualTo(2);
        assertThat(NaiveBestDefence.value(HiddenExamples.NON_LOCALITY, 3)).isEqualTo(1);
    }

    @Test
    void whatIsSeenHelps() {
        assertThat(NaiveBestDefence.value(
                        max(min(
                                max(leaf(1, 0), leaf(0, 1)).in(0),
                                max(leaf(1, 0), leaf(0, 1)).in(1))),
                        2))
                .isEqualTo(2);
        assertThat(NaiveBestDefence.value(
                        max(unseen(
                                max(leaf(1, 0), leaf(0, 1)).in(0),
                                max(leaf(1, 0), leaf(0, 1)).in(1))),
                        2))
                .isEqualTo(1);
    }
}
