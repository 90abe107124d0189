package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.bestfirst.SssStar;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;
import org.outwit.trees.Trace;

/** Nodes of the textbook tree: root 0; 1 with leaves 2 3 4; 5 with leaves 6 7 8; 9 with leaves 10 11 12. */
class FindingsTest {

    private final Findings textbook = new Findings(Searched.textbook());

    @Test
    void knowsWhatWasVisitedAndWhatWasCut() {
        for (int node = 0; node < 13; node++) {
            boolean cut = node == 7 || node == 8;
            assertThat(textbook.isVisited(node)).as("node %d", node).isEqualTo(!cut);
            assertThat(textbook.isCut(node)).as("node %d", node).isEqualTo(cut);
        }
    }

    @Test
    void followsThePrincipalLine() {
        for (int node = 0; node < 13; node++) {
            assertThat(textbook.isOnLine(node))
                    .as("node %d", node)
                    .isEqualTo(List.of(0, 1, 2).contains(node));
        }
    }

    @Test
    void choosesTheChildThatProvesTheValueOrTheBound() {
        for (int node = 0; node < 13; node++) {
            assertThat(textbook.isChosen(node))
                    .as("node %d", node)
                    .isEqualTo(List.of(1, 2, 6, 12).contains(node));
        }
    }

    @Test
    void aNodeThatFailedAgainstItsMoverChoosesNothing() {
        // The second max node is worth at most 2 where 5 is at hand, and no single move shows that.
        Subject subject = Searched.alphaBeta(TreeText.parse("A(I(5 9) I(A(1 2) 8))"), "", Limits.NONE);
        Findings findings = new Findings(subject);
        Tree tree = subject.tree();
        int failed = tree.child(tree.child(0, 1), 0);
        assertThat(findings.hasUpper(failed)).isTrue();
        assertThat(findings.hasLower(failed)).isFalse();
        assertThat(findings.isChosen(tree.child(failed, 0))).isFalse();
        assertThat(findings.isChosen(tree.child(failed, 1))).isFalse();
        assertThat(findings.isChosen(failed)).as("but it refutes its parent").isTrue();
    }

    @Test
    void whatLeavesProveIsFoundOutWhereTheSearchDoesNotTell() {
        for (int seed = 0; seed < 200; seed++) {
            Tree tree = RandomTree.ragged(seed, 4, 5, 9).written();
            Trace trace = new Trace(tree);
            Ranks ranking = new Ranks(tree, "f", false);
            Result result =
                    new SssStar<>(Setup.of(ranking.evaluator()).watchedBy(trace)).search(tree.start(), 0, Limits.NONE);
            Findings findings = new Findings(new Subject(tree, trace, ranking, result.line(), "", List.of()));
            assertThat(findings.lower(0)).isEqualTo(result.value());
            assertThat(findings.upper(0)).isEqualTo(result.value());
        }
    }

    @Test
    void cutBranchesBeginBelowVisitedNodesOnly() {
        for (int seed = 0; seed < 200; seed++) {
            Subject subject = Searched.ragged(seed);
            Findings findings = new Findings(subject);
            for (int node = 1; node < subject.tree().size(); node++) {
                boolean visited = subject.trace().isVisited(node);
                boolean parentVisited = subject.trace().isVisited(subject.tree().parent(node));
                assertThat(findings.isCut(node)).isEqualTo(!visited && parentVisited);
                if (findings.isChosen(node))
                    assertThat(visited && parentVisited).isTrue();
            }
        }
    }

    @Test
    void theHorizonIsNoCut() {
        Tree tree = RandomTree.uniform(7, 2, 4, 20).written();
        Subject subject = Searched.alphaBeta(tree, "", Limits.depth(1));
        Findings findings = new Findings(subject);
        int evaluated = tree.child(0, 0);
        assertThat(findings.isEvaluated(evaluated)).isTrue();
        assertThat(findings.isCut(tree.child(evaluated, 0))).isFalse();
    }

    @Test
    void knownBoundsCutToo() {
        Subject subject = Searched.alphaBeta(TreeText.parse("((3 12) {0..2}(2 4))"), "", Limits.NONE);
        Findings findings = new Findings(subject);
        int known = subject.tree().child(0, 1);
        assertThat(findings.isVisited(known)).isTrue();
        assertThat(findings.isCut(subject.tree().child(known, 0))).isTrue();
    }

    @Test
    void ofABareTreeEverythingCountsAndNothingIsFound() {
        Findings bare = new Findings(Subject.bare(TreeText.parse(Searched.TEXTBOOK), ""));
        for (int node = 0; node < 13; node++) {
            assertThat(bare.isVisited(node)).isTrue();
            assertThat(bare.isCut(node) || bare.isChosen(node) || bare.isOnLine(node))
                    .isFalse();
            assertThat(bare.hasLower(node) || bare.hasUpper(node)).isFalse();
        }
    }
}
