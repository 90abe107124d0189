package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class ExplainerTest {

    private static Player<TreePosition> player(Tree tree) {
        Scaling scaling = new Scaling(tree, List.of("f1", "f0"), List.of());
        return Player.of(List.of(scaling.evaluator("f1", false), scaling.evaluator("f0", false)));
    }

    @Test
    void saysWhatIsGainedAndWhatIsRisked() {
        Tree tree = TreeText.parse("(([3,0] [4,1]) ([9,5] [-2,3]))");
        Explanation why = new Explainer<>(player(tree)).explain(tree.start(), 2);
        assertThat(why).isEqualTo(new Explanation(1, 9, 0, -2, 1, 0, 3, 4));
        assertThat(why.departsFromMinimax()).isTrue();
        assertThat(why.gain()).isEqualTo(5);
        assertThat(why.risk()).isEqualTo(5);
    }

    @Test
    void explainsAnyMove() {
        Tree tree = TreeText.parse("(([3,0] [4,1]) ([9,5] [-2,3]))");
        Explanation why = new Explainer<>(player(tree)).explain(tree.start(), 2, 0);
        assertThat(why).isEqualTo(new Explanation(0, 4, 1, 3, 0, 0, 3, 4));
        assertThatThrownBy(() -> new Explainer<>(player(tree)).explain(tree.start(), 2, 7))
                .hasMessageContaining("not among the 2 legal moves");
    }

    @Test
    void saysSoWhereTheModelChangesNothing() {
        Tree tree = TreeText.parse("(([3,0] [4,1]) ([1,5] [-2,3]))");
        Explanation why = new Explainer<>(player(tree)).explain(tree.start(), 2);
        assertThat(why.departsFromMinimax()).isFalse();
    }

    @Test
    void gainAndRiskAreNeverNegative() {
        for (long seed = 0; seed < 2_000; seed++) {
            ModelQuestion question = ModelQuestion.seeded(seed, 3, 5, true);
            if (question.depth() == 0 || question.tree().isLeaf(0)) continue;
            Explanation why =
                    new Explainer<>(question.player()).explain(question.tree().start(), question.depth());
            assertThat(why.gain()).as("seed " + seed).isNotNegative();
            assertThat(why.risk()).as("seed " + seed).isNotNegative();
            assertThat(why.value()).as("seed " + seed).isGreaterThanOrEqualTo(why.guaranteed());
        }
    }

    @Test
    void aLeafNeedsNoExplanation() {
        Tree tree = TreeText.parse("[1,2]");
        assertThatThrownBy(() -> new Explainer<>(player(tree)).explain(tree.start(), 2))
                .hasMessage("There is nothing to choose here, so nothing to explain.");
    }
}
