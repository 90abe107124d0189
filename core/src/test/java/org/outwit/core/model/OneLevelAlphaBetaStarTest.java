package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.model.OnePassAlphaBetaStar.Rule;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.TreePosition;

class OneLevelAlphaBetaStarTest {

    /** The rows of {@link PruningWindows} and the arguments of two calls are the same rule: the same nodes, in order. */
    @Test
    void doesWhatTheGeneralRuleDoes() {
        int compared = 0;
        for (long seed = 0; compared < Thoroughness.of(20_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 1, 8, true);
            if (question.levels() != 2) continue;
            compared++;
            Visits general = new Visits();
            Visits scalar = new Visits();
            Result expected = search(question, general, Rule.ROWS_OF_WINDOWS);
            Result found = search(question, scalar, Rule.WINDOWS);
            assertThat(found.value()).as("seed " + seed).isEqualTo(expected.value());
            assertThat(found.line()).as("seed " + seed).isEqualTo(expected.line());
            assertThat(found.counts().evaluations())
                    .as("seed " + seed)
                    .isLessThanOrEqualTo(expected.counts().evaluations());
            assertThat(scalar.nodes).as("seed " + seed).isEqualTo(general.nodes);
        }
    }

    private static Result search(ModelQuestion question, Visits visits, Rule rule) {
        return new OnePassAlphaBetaStar<>(question.player(), question.sumBounds(), rule, visits)
                .search(question.tree().start(), Limits.depth(question.depth()));
    }

    private static final class Visits implements SearchListener<TreePosition> {

        private final List<Integer> nodes = new ArrayList<>();

        @Override
        public void enter(TreePosition position, int alpha, int beta) {
            nodes.add(position.node());
        }
    }
}
