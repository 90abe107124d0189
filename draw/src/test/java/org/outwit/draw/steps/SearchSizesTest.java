package org.outwit.draw.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeException;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.TreeAlgorithms;

/** What is drawn, what is summarised, and what is refused. */
class SearchSizesTest {

    private static Question asked(Tree tree, String algorithm) {
        return Question.of(new QuestionPlace("test", 0), tree)
                .with(new SolveRequest(algorithm, null, null, null, null, null, null, null, null, null));
    }

    @Test
    void twoThousandNodesAreSteppedThrough() {
        Tree tree = RandomTree.uniform(3, 3, 6, 100).written(); // 1093 nodes
        SearchSteps steps = SearchSteps.of(asked(tree, "alpha-beta"));
        assertThat(steps.note()).isEmpty();
        assertThat(steps.steps()).hasSizeGreaterThan(500);
    }

    @Test
    void largerTreesAreCountedByPly() {
        Tree tree = RandomTree.uniform(3, 3, 8, 100).written(); // 9841 nodes
        Question question = asked(tree, "alpha-beta");
        SearchSteps steps = SearchSteps.of(question);
        assertThat(steps.steps()).isEmpty();
        assertThat(steps.note())
                .isEqualTo(
                        "The tree has 9841 nodes, and at most 2000 are drawn; this is what the search did on each ply.");
        assertThat(steps.levels()).hasSize(9);
        assertThat(steps.levels().stream().mapToInt(LevelCounts::nodes).sum()).isEqualTo(9841);
        long visited = TreeAlgorithms.solve(question, true).trace().visits().stream()
                .distinct()
                .count();
        assertThat(steps.levels().stream().mapToLong(LevelCounts::visited).sum())
                .isEqualTo(visited);
        for (LevelCounts level : steps.levels())
            assertThat(level.visited() + level.cut()).isLessThanOrEqualTo(level.nodes());
    }

    @Test
    void searchesThatTellTooMuchAreCountedByPly() {
        Tree tree = RandomTree.uniform(3, 2, 9, 100).written(); // 1023 nodes
        Question question = Question.of(new QuestionPlace("test", 0), tree)
                .with(new SolveRequest("uct", null, null, null, null, null, null, null, null, null)
                        .with(new SolveRequest.Effort(1_000_000, null, null)));
        SearchSteps steps = SearchSteps.of(question);
        assertThat(steps.steps()).isEmpty();
        assertThat(steps.note()).contains("more than the 60000 that can be stepped through");
    }

    @Test
    void moreIsRefused() {
        Tree tree = RandomTree.uniform(3, 7, 6, 100).written(); // 137257 nodes
        assertThatThrownBy(() -> SearchSteps.of(asked(tree, "alpha-beta")))
                .isInstanceOf(TreeException.class)
                .hasMessage(
                        "The tree has 137257 nodes, and at most 100000 are searched here; larger ones are for 'outwit tree solve'.");
    }
}
