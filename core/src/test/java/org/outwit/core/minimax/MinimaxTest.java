package org.outwit.core.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Counts;
import org.outwit.core.search.GridWalk;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.RandomTreePosition;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeText;

class MinimaxTest {

    private static Result search(String text, Limits limits) {
        Tree tree = TreeText.parse(text);
        Ranks ranking = new Ranks(tree, "f", false);
        return new Minimax<>(ranking.evaluator()).search(tree.start(), 0, limits);
    }

    private static Exact value(String text) {
        Tree tree = TreeText.parse(text);
        Ranks ranking = new Ranks(tree, "f", false);
        return ranking.number(new Minimax<>(ranking.evaluator())
                .search(tree.start(), 0, Limits.NONE)
                .value());
    }

    @Test
    void theTextbookTree() {
        String text = "((3 12 8) (2 4 6) (14 5 2))";
        Result result = search(text, Limits.NONE);
        assertThat(value(text)).isEqualTo(Exact.of(3));
        assertThat(result.move()).isZero();
        assertThat(result.line()).containsExactly(0, 0);
        assertThat(result.bound()).isEqualTo(Bound.EXACT);
        assertThat(result.complete()).isTrue();
        assertThat(result.reason()).isEqualTo(StopReason.FINISHED);
        assertThat(result.counts()).isEqualTo(new Counts(13, 4, 9, 0));
    }

    @Test
    void theFirstOfEqualChildrenIsChosen() {
        assertThat(search("(1 7 7 2)", Limits.NONE).move()).isEqualTo(1);
        assertThat(search("I(3 -1 0 -1)", Limits.NONE).move()).isEqualTo(1);
        assertThat(search("((5 5) (5))", Limits.NONE).line()).containsExactly(0, 0);
    }

    @Test
    void aRootWithoutChildrenHasAValueAndNoMove() {
        Result result = search("7", Limits.NONE);
        assertThat(value("7")).isEqualTo(Exact.of(7));
        assertThat(result.move()).isEqualTo(Position.NO_MOVE);
        assertThat(result.line()).isEmpty();
        assertThat(result.counts()).isEqualTo(new Counts(1, 0, 1, 0));
    }

    @Test
    void sidesNeedNotAlternate() {
        assertThat(value("A(A(1 5) I(2 9))")).isEqualTo(Exact.of(5));
        assertThat(value("A(I(I(3 4) A(1 8)) 2)")).isEqualTo(Exact.of(3));
        assertThat(value("I(I(I(4 6) 5) 9)")).isEqualTo(Exact.of(4));
    }

    @Test
    void numbersOfEveryKindAreCompared() {
        assertThat(value("((1/3 0.3333333333333333333) (-inf inf))")).isEqualTo(Exact.parse("0.3333333333333333333"));
        assertThat(value("(-inf -inf)")).isEqualTo(Exact.MINUS_INFINITY);
    }

    @Test
    void theHorizonIsEvaluatedAndSaidToCutOff() {
        String text = "0(5(1 2) 4(3 9) 6)";
        Result shallow = search(text, Limits.depth(1));
        assertThat(shallow.move()).isEqualTo(2);
        assertThat(shallow.complete()).isFalse();
        assertThat(shallow.depth()).isEqualTo(1);
        Result deep = search(text, Limits.depth(2));
        assertThat(deep.move()).isEqualTo(2);
        assertThat(deep.complete()).isTrue();
        assertThat(search(text, Limits.depth(0)).line()).isEmpty();
    }

    @Test
    void everythingIsVisitedOnce() {
        RandomTree tree = RandomTree.uniform(5, 3, 7, 100);
        Counts counts = new Minimax<>(tree.function(0))
                .search(tree.start(), 0, Limits.NONE)
                .counts();
        assertThat(counts).isEqualTo(new Counts((2187 * 3 - 1) / 2, (2187 - 1) / 2, 2187, 0));
    }

    @Test
    void aWindowIsNotUsedSoTheValueStaysExact() {
        RandomTree tree = RandomTree.uniform(6, 3, 4, 100);
        Result open = new Minimax<>(tree.function(0)).search(tree.start(), 0, Limits.NONE);
        for (int alpha : List.of(-200, open.value() - 1, open.value(), 200)) {
            Setup<RandomTreePosition> narrow = Setup.of(tree.function(0)).within(alpha, alpha + 1);
            assertThat(new Minimax<>(narrow).search(tree.start(), 0, Limits.NONE))
                    .isEqualTo(open);
        }
    }

    @Test
    void theOtherPlayerSeesTheSameGameFromTheOtherSide() {
        for (int seed = 0; seed < 50; seed++) {
            GridWalk start = new GridWalk(seed, 4, seed % 2 == 0);
            Minimax<GridWalk> search = new Minimax<>(GridWalk.VALUE);
            Result first = search.search(start, 0, Limits.NONE);
            Result second = search.search(start, 1, Limits.NONE);
            assertThat(second.value()).isEqualTo(-first.value());
            assertThat(second.line()).isEqualTo(first.line());
            assertThat(search.search(start, Limits.NONE)).isEqualTo(start.mover() == 0 ? first : second);
        }
    }
}
