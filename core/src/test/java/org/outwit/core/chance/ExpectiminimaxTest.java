package org.outwit.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Position;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Visits;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

class ExpectiminimaxTest {

    private static ChanceQuestion question(String text, int lowest, int highest) {
        return new ChanceQuestion(WrittenChance.tree(text), lowest, highest);
    }

    private static List<ExpectedSearch<TreePosition>> searches(ChanceQuestion question) {
        return List.of(
                new Expectiminimax<>(question.setup()), new Star1<>(question.setup()), new Star2<>(question.setup()));
    }

    /** Russell and Norvig: values that keep their order, but not their distances, change the best move. */
    @ParameterizedTest
    @CsvSource({"1, 2, 3, 4, 2.1, 0", "1, 20, 30, 400, 40.9, 1"})
    void valuesMatterNotOnlyTheirOrder(int a, int b, int c, int d, double value, int move) {
        String text = "A(*(.9:I(%2$d %2$d) .1:I(%3$d %3$d)) *(.9:I(%1$d %1$d) .1:I(%4$d %4$d)))".formatted(a, b, c, d);
        ChanceQuestion question = question(text, 1, d);
        for (ExpectedSearch<TreePosition> search : searches(question)) {
            ExpectedResult result = search.search(question.tree().start(), Limits.NONE);
            assertThat(result.value()).isCloseTo(value, within(1e-9));
            assertThat(result.move()).isEqualTo(move);
            assertThat(result.line()).containsExactly(move); // chance ends what can be expected
            assertThat(result.bound()).isEqualTo(Bound.EXACT);
        }
    }

    /** 0.1 + 0.2 is more than 0.3 in doubles. */
    @ParameterizedTest
    @CsvSource({"A, 0", "I, 0"})
    void averagesThatDifferByRoundingAreEqual(String mover, int move) {
        String sum = " *(.1:1 .2:1 .7:0)";
        String whole = " *(.3:1 .7:0)";
        for (String order : List.of(sum + whole, whole + sum, whole + sum + whole)) {
            ChanceQuestion question = question(mover + "(" + order + ")", 0, 1);
            for (ExpectedSearch<TreePosition> search : searches(question)) {
                ExpectedResult result = search.search(question.tree().start(), 0, Limits.NONE);
                assertThat(result.move()).isEqualTo(move);
                assertThat(result.value()).isCloseTo(0.3, within(1e-12));
            }
        }
    }

    @Test
    void whereChanceMovesAtTheRootThereIsNoMove() {
        ChanceQuestion question = question("*(1/2:A(3 5) 1/2:I(1 2))", 0, 9);
        for (ExpectedSearch<TreePosition> search : searches(question)) {
            ExpectedResult result = search.search(question.tree().start(), Limits.NONE);
            assertThat(result.value()).isEqualTo(3);
            assertThat(result.move()).isEqualTo(Position.NO_MOVE);
            assertThat(result.line()).isEmpty();
        }
    }

    @Test
    void everybodyButTheViewerMinimises() {
        ChanceQuestion question = question("A(I(3 5) I(4 9))", 0, 9);
        for (ExpectedSearch<TreePosition> search : searches(question)) {
            assertThat(search.search(question.tree().start(), 0, Limits.NONE).value())
                    .isEqualTo(4);
            assertThat(search.search(question.tree().start(), 1, Limits.NONE).value())
                    .isEqualTo(5);
            assertThat(search.search(question.tree().start(), 2, Limits.NONE).value())
                    .isEqualTo(3);
        }
    }

    @Test
    void whatHasProbabilityZeroIsVisitedByTheDefinitionOnly() {
        ChanceQuestion question = question("*(0:I(7 7) 1:I(3 4))", 0, 9);
        Visits<TreePosition> all = new Visits<>();
        Visits<TreePosition> one = new Visits<>();
        Visits<TreePosition> two = new Visits<>();
        new Expectiminimax<>(question.setup(all)).search(question.tree().start(), Limits.NONE);
        new Star1<>(question.setup(one)).search(question.tree().start(), Limits.NONE);
        new Star2<>(question.setup(two)).search(question.tree().start(), Limits.NONE);
        assertThat(all.leaves()).hasSize(4);
        assertThat(one.leaves()).hasSize(2);
        assertThat(two.leaves()).hasSize(2);
    }

    @Test
    void listenersAreToldWholeWindows() {
        ChanceQuestion question = question("A(*(1/3:1 2/3:2))", 0, 3);
        AtomicInteger entered = new AtomicInteger();
        ChanceSetup<TreePosition> setup = question.setup((position, alpha, beta) -> {
            entered.incrementAndGet();
            assertThat(alpha).isLessThan(beta);
        });
        Tree tree = question.tree();
        new Star1<>(setup.within(0.5, 2.5)).search(tree.start(), Limits.NONE);
        assertThat(entered).hasValue(tree.size());
    }

    @Test
    void whatDoesNotFitIsSaid() {
        ChanceQuestion question = question("A(3 12)", 0, 9);
        for (ExpectedSearch<TreePosition> search : searches(question)) {
            assertThatThrownBy(() -> search.search(question.tree().start(), Limits.NONE))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("The value 12 is outside the range [0, 9] that the search relies on.");
        }
    }
}
