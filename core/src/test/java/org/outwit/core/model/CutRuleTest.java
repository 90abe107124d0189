package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.model.OnePassAlphaBetaStar.Rule;
import org.outwit.core.search.Limits;

/** How much the rules cut; that they cut nothing that matters is in {@link ModelAgreementTest}. */
class CutRuleTest {

    @Test
    void eachRuleLooksAtFewerLeavesThanTheOneBefore() {
        long simple = 0;
        long windows = 0;
        long chains = 0;
        for (long seed = 0; seed < Thoroughness.of(20_000); seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 8, true);
            int byAlphas = leaves(question, Rule.PARENTS_ALPHAS);
            int byWindows = leaves(question, Rule.WINDOWS);
            int byChains = leaves(question, Rule.CHAINS);
            assertThat(byWindows).as("seed " + seed).isLessThanOrEqualTo(byAlphas);
            assertThat(byChains).as("seed " + seed).isLessThanOrEqualTo(byWindows);
            simple += byAlphas;
            windows += byWindows;
            chains += byChains;
        }
        assertThat(windows).isLessThan(simple);
        assertThat(chains).isLessThan(windows);
    }

    private static int leaves(ModelQuestion question, Rule rule) {
        Leaves leaves = new Leaves();
        new OnePassAlphaBetaStar<>(question.player(), question.sumBounds(), rule, leaves)
                .search(question.tree().start(), Limits.depth(question.depth()));
        return leaves.nodes().size();
    }
}
