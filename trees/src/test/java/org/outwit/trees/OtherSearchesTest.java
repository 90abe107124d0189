package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;

/** Searches that ask something else than what the best move is worth, as questions about trees. */
class OtherSearchesTest {

    private static Answer ask(Tree tree, String algorithm, String player, SolveRequest.Effort effort) {
        SolveRequest ask = new SolveRequest(algorithm, player, null, null, null, null, null, null, null, null);
        return TreeAlgorithms.solve(
                        Question.of(new QuestionPlace("test", 0), tree).with(ask.with(effort)), false)
                .answer();
    }

    private static Answer ask(Tree tree, String algorithm, String player) {
        return ask(tree, algorithm, player, SolveRequest.Effort.UNSAID);
    }

    /** Everything determined is what minimax says, also for a function with the other sign. */
    @ParameterizedTest
    @ValueSource(strings = {"pn", "df-pn", "conspiracy", "b*"})
    void valuesAreMinimaxs(String algorithm) {
        for (int seed = 0; seed < 200; seed++) {
            Tree tree = RandomTree.ragged(seed, 4, 4, 9).written();
            String player = seed % 2 == 0 ? "f" : "-f";
            Answer minimax = ask(tree, "minimax", player);
            Answer found = ask(tree, algorithm, player);
            boolean open = found.has("bound") || !found.has("value");
            if (!open) assertThat(found.get("value")).as("seed " + seed).isEqualTo(minimax.get("value"));
            if (found.get("move") == null) continue;
            int child = tree.child(0, (int) found.get("move"));
            assertThat(below(tree, child, player.equals("-f")))
                    .as("seed " + seed)
                    .isEqualTo(minimax.get("value"));
        }
    }

    private static Exact below(Tree tree, int node, boolean negated) {
        if (tree.isLeaf(node)) return negated ? tree.value(node, "f").negate() : tree.value(node, "f");
        Exact best = null;
        for (int i = 0; i < tree.childCount(node); i++) {
            Exact value = below(tree, tree.child(node, i), negated);
            if (best == null || value.compareTo(best) > 0 == (tree.mover(node) == 0)) best = value;
        }
        return best;
    }

    /** Numbers need not be whole. */
    @Test
    void numbersAreExact() {
        Tree tree = TreeText.parse("1/7((1/3 0.5) (1/4 9))");
        for (String algorithm : new String[] {"pn", "df-pn", "b*"}) {
            assertThat(ask(tree, algorithm, null).get("value")).as(algorithm).isEqualTo(Exact.parse("1/3"));
        }
    }

    /** With the function within 1 of the truth, the right move is out of reach as soon as it is looked at. */
    @Test
    void boundsFollowFromAnError() {
        Answer found = ask(TreeText.parse("0(9(8(8 9) 9) 2(3(3 1) 2))"), "b*", "f~1");
        assertThat(found.get("move")).isEqualTo(0);
        assertThat(found.get("value")).isEqualTo(Exact.of(8));
        assertThat(found.get("bound")).isEqualTo("lower");
        assertThat(found.get("leaves")).isEqualTo(0);
    }

    @Test
    void uctIsToldHowLongAndWhich() {
        Tree tree = TreeText.parse("((3 12 8) (2 4 6) (14 5 2))");
        Answer once = ask(tree, "uct", null, new SolveRequest.Effort(500, 3, null));
        assertThat(once.values())
                .isEqualTo(ask(tree, "uct", null, new SolveRequest.Effort(500, 3, null))
                        .values());
        assertThat(once.get("playouts")).isEqualTo(250);
        assertThat(once.get("move")).isEqualTo(0);
        assertThat(ask(TreeText.parse("7"), "uct", null).get("value")).isEqualTo(Exact.of(7));
        assertThat(ask(tree, "uct", null, new SolveRequest.Effort(1, 3, null)).get("value"))
                .isNull();
    }

    @Test
    void conspiracyIsToldWhatToFear() {
        Tree tree = TreeText.parse("5(5(5(5)) 1(1(1) 2(2) 3(3)))");
        Answer bold = ask(tree, "conspiracy", null, new SolveRequest.Effort(null, null, 0));
        assertThat(bold.get("expansions")).isEqualTo(0L);
        Answer shy = ask(tree, "conspiracy", null);
        assertThat(shy.get("conspirators")).hasToString("[inf, inf]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mgss*|f|needs to know how wrong the function may be; say so with the player, such as f~2.",
                "distributions|f|needs to know how wrong the function may be; say so with the player, such as f~2.",
                "conspiracy|f|has no value of f, and the search evaluates it there",
                "uct|f~2|uct does not use an error",
            })
    void whatIsMissingIsSaid(String algorithm, String player, String sentence) {
        assertThatThrownBy(() -> ask(TreeText.parse("((3 12 8) (2 4 6))"), algorithm, player))
                .isInstanceOf(QuestionException.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void whatWouldTakeForEverIsRefused() {
        Tree tree = RandomTree.uniform(1, 3, 9, 50).written();
        assertThatThrownBy(() -> ask(tree, "conspiracy", "f"))
                .hasMessageContaining("takes too long with the 29524 nodes of this one; it takes 20000 at most.");
    }
}
