package org.outwit.core.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.tree.SeededTrees.Kind;

class RanksTest {

    private static TreePosition at(Tree tree, int... moves) {
        TreePosition position = tree.start();
        for (int move : moves) position.make(move);
        return position;
    }

    @Test
    void ranksAreInTheOrderOfTheNumbers() {
        Tree tree = TreeText.parse("(1/3 inf -2 0.3333333333333333333 -2)");
        Ranks ranking = new Ranks(tree, "f", false);
        int[] expected = {2, 3, 0, 1, 0};
        for (int i = 0; i < 5; i++)
            assertThat(ranking.evaluator().value(at(tree, i), 0)).isEqualTo(expected[i]);
        assertThat(ranking.number(2)).isEqualTo(Exact.parse("1/3"));
        assertThat(ranking.rank(Exact.of(-2))).isZero();
    }

    @Test
    void aFunctionIsTheSameForEveryPlayer() {
        Tree tree = TreeText.parse("(4 5)");
        Ranks ranking = new Ranks(tree, "f", false);
        assertThat(ranking.evaluator().value(at(tree, 1), 1))
                .isEqualTo(ranking.evaluator().value(at(tree, 1), 0));
    }

    @Test
    void outsideTheRanksNumbersAreInfinite() {
        Ranks ranking = new Ranks(TreeText.parse("(1 2)"), "f", false);
        assertThat(ranking.number(-1)).isEqualTo(Exact.MINUS_INFINITY);
        assertThat(ranking.number(0)).isEqualTo(Exact.of(1));
        assertThat(ranking.number(1)).isEqualTo(Exact.of(2));
        assertThat(ranking.number(2)).isEqualTo(Exact.INFINITY);
        assertThat(ranking.number(Value.INFINITY)).isEqualTo(Exact.INFINITY);
    }

    @Test
    void numbersOfTheQuestionAreRankedToo() {
        Ranks ranking = new Ranks(TreeText.parse("(1 2)"), "f", false, Exact.parse("1.5"), Exact.of(2));
        assertThat(ranking.rank(Exact.parse("1.5"))).isEqualTo(1);
        assertThat(ranking.rank(Exact.of(2))).isEqualTo(2);
        assertThatThrownBy(() -> ranking.rank(Exact.of(7)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The number 7 was not ranked.");
    }

    @Test
    void boundsAreRankedWithTheValuesAndInfiniteWhereNothingWasSaid() {
        Tree tree = TreeText.parse("A{0..inf}(I{-inf..5}(3) 4)");
        Ranks ranking = new Ranks(tree, "f", false); // -inf 0 3 4 5 inf
        assertThat(ranking.lower(at(tree), 0)).isEqualTo(1);
        assertThat(ranking.upper(at(tree), 0)).isEqualTo(5);
        assertThat(ranking.lower(at(tree, 0), 0)).isZero();
        assertThat(ranking.upper(at(tree, 0), 0)).isEqualTo(4);
        assertThat(ranking.lower(at(tree, 1), 0)).isEqualTo(-Value.INFINITY);
        assertThat(ranking.upper(at(tree, 1), 0)).isEqualTo(Value.INFINITY);
    }

    @Test
    void equalBoundsAreTheValueOfALeaf() {
        Tree tree = TreeText.parse("({3..3} {1..2} {5..5}(9) 8{2..2})");
        Ranks ranking = new Ranks(tree, "f", false);
        assertThat(ranking.number(ranking.evaluator().value(at(tree, 0), 0))).isEqualTo(Exact.of(3));
        assertThat(ranking.number(ranking.evaluator().value(at(tree, 3), 0))).isEqualTo(Exact.of(8));
        assertThatThrownBy(() -> ranking.evaluator().value(at(tree, 1), 0)).isInstanceOf(TreeException.class);
        assertThatThrownBy(() -> ranking.evaluator().value(at(tree, 2), 0)).isInstanceOf(TreeException.class);
    }

    @Test
    void aMissingValueIsNamedTogetherWithWhatThereIs() {
        Tree tree = TreeText.parse("([1,2] ([3,4]))");
        assertThatThrownBy(() -> new Ranks(tree, "g", false).evaluator().value(at(tree, 1, 0), 0))
                .isInstanceOf(TreeException.class)
                .hasMessage("Node '1.0' has no value of g, and the search evaluates it there;"
                        + " functions in this tree: f1, f0.");
        Tree empty = TreeText.parse("(A)");
        assertThatThrownBy(() -> new Ranks(empty, "f", false).evaluator().value(at(empty, 0), 0))
                .isInstanceOf(TreeException.class)
                .hasMessage("Node '0' has no value of f, and the search evaluates it there;"
                        + " functions in this tree: none.");
    }

    @Test
    void negatedNumbersAreInTheOtherOrder() {
        Tree tree = TreeText.parse("A{1..4}(2 3)");
        Ranks ranking = new Ranks(tree, "f", true, Exact.of(-9)); // -9 -4 -3 -2 -1
        assertThat(ranking.number(ranking.lower(at(tree), 0))).isEqualTo(Exact.of(-4));
        assertThat(ranking.number(ranking.upper(at(tree), 0))).isEqualTo(Exact.of(-1));
        assertThat(ranking.evaluator().value(at(tree, 0), 0)).isEqualTo(3);
        assertThat(ranking.evaluator().value(at(tree, 1), 0)).isEqualTo(2);
        assertThat(ranking.rank(Exact.of(-9))).isZero();
    }

    /** Player 1, who maximises the negated function, sees the game that player 0 sees. */
    @Test
    void theOtherPlayerWithTheNegatedFunctionFindsTheSameLine() {
        for (int seed = 0; seed < 300; seed++) {
            Tree tree = SeededTrees.tree(seed, Kind.IRREGULAR);
            Ranks ours = new Ranks(tree, "f", false);
            Ranks theirs = new Ranks(tree, "f", true);
            Result first = new Minimax<>(ours.evaluator()).search(tree.start(), 0, Limits.NONE);
            Result second = new Minimax<>(theirs.evaluator()).search(tree.start(), 1, Limits.NONE);
            assertThat(theirs.number(second.value()))
                    .isEqualTo(ours.number(first.value()).negate());
            assertThat(second.line()).isEqualTo(first.line());
        }
    }
}
