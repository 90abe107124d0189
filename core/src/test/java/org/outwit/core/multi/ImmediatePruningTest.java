package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.TreePosition;

class ImmediatePruningTest {

    /** The second leaf is the last that is looked at if it gives player 0 everything. */
    @ParameterizedTest
    @CsvSource({"9, 0, 4", "8, 0, 2", "9, 1, 2", "10, 1, 4", "7, -1, 4"})
    void whoHasEverythingLooksNoFurther(int sum, int least, int leaves) {
        VectorQuestion question = VectorQuestion.parse("([2,2,2] [7,1,1] [8,0,0] [1,1,1])", 3, 9);
        if (least == 0) question = VectorQuestion.parse("([2,2,2] [8,0,0] [7,0,0] [1,1,1])", 3, 9);
        if (least == 1) question = VectorQuestion.parse("([2,2,2] [7,1,1] [6,1,1] [1,1,1])", 3, 9);
        if (least == -1) question = VectorQuestion.parse("([2,2,2] [8,-1,-1] [8,-1,-1] [1,1,1])", 3, 9);
        Visits<TreePosition> visits = new Visits<>();
        VectorResult result = new ImmediatePruning<>(question.functions(), sum, least, visits)
                .search(question.tree().start(), Limits.NONE);
        assertThat(result.move()).isEqualTo(1);
        assertThat(visits.leaves()).hasSize(leaves);
    }

    @Test
    void promisesAreChecked() {
        VectorQuestion question = VectorQuestion.parse("([3,0] [2,1])", 2, 3);
        ImmediatePruning<TreePosition> search = new ImmediatePruning<>(question.functions(), 2, 0);
        assertThatThrownBy(() -> search.search(question.tree().start(), Limits.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The values [3, 0] sum to 3, but the search relies on a sum of at most 2.");
    }
}
