package org.outwit.lab.pruning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.UnbalancedOpening;

class DuelSearchTest {

    private static final ExchangeFunction FUNCTION = ExchangeFunction.SIX_TERMS;

    private static Result answer(boolean modelled, boolean ordered, boolean byLeaves, Limits limits, long seed) {
        DraughtsPosition root = UnbalancedOpening.of(seed);
        return new DuelSearch(FUNCTION, modelled, ordered, byLeaves).search(root, root.mover(), limits);
    }

    /** Order changes what a depth costs and which of equal moves is found, but no value. */
    @Test
    void orderLeavesValuesAsTheyAre() {
        for (int seed = 1; seed <= 20; seed++) {
            Limits limits = Limits.depth(5);
            assertThat(answer(false, true, false, limits, seed).value())
                    .isEqualTo(answer(false, false, false, limits, seed).value());
        }
    }

    @Test
    void orderSavesEvaluations() {
        long plain = 0;
        long ordered = 0;
        for (int seed = 1; seed <= 10; seed++) {
            plain += answer(true, false, false, Limits.depth(6), seed).counts().evaluations();
            ordered += answer(true, true, false, Limits.depth(6), seed).counts().evaluations();
        }
        assertThat(ordered).isLessThan(plain);
    }

    /** Alpha-beta looks at a leaf once, so both ways of counting are one for it. */
    @Test
    void leavesOfAlphaBetaAreItsEvaluations() {
        for (int seed = 1; seed <= 20; seed++) {
            Limits limits = Limits.NONE.withEvaluations(50 * seed);
            Result byLeaves = answer(false, false, true, limits, seed);
            Result byEvaluations = answer(false, false, false, limits, seed);
            assertThat(byLeaves.depth()).isEqualTo(byEvaluations.depth());
            assertThat(byLeaves.move()).isEqualTo(byEvaluations.move());
        }
    }

    /** αβ* comes back to leaves, and evaluates no leaf more than once with each of its two functions in each of its two calls. */
    @Test
    void theSameBudgetOfLeavesLastsLongerForAlphaBetaStar() {
        int byLeaves = 0;
        int byEvaluations = 0;
        for (int seed = 1; seed <= 20; seed++) {
            Limits limits = Limits.NONE.withEvaluations(300);
            byLeaves += answer(true, false, true, limits, seed).depth();
            byEvaluations += answer(true, false, false, limits, seed).depth();
        }
        assertThat(byLeaves).isGreaterThanOrEqualTo(byEvaluations);
    }

    @Test
    void tooFewLeavesAreASentence() {
        assertThatThrownBy(() -> answer(true, false, true, Limits.NONE.withEvaluations(2), 1))
                .hasMessageContaining("must be enough for depth 1");
    }

    /** The best looks first, and of equals the one that came first. */
    @Test
    void movesComeInTheOrderOfTheirLooks() {
        for (int seed = 1; seed <= 20; seed++) {
            DraughtsPosition position = UnbalancedOpening.of(seed);
            int[] moves = new int[position.mostMoves() + 3];
            int end = new OrderedPosition<>(position, FUNCTION.evaluator()).moves(moves, 3);
            int[] plain = new int[position.mostMoves()];
            int count = position.moves(plain, 0);
            int mover = position.mover();
            int[] expected = Arrays.stream(plain, 0, count)
                    .boxed()
                    .sorted((a, b) -> Integer.compare(looks(position, b, mover), looks(position, a, mover)))
                    .mapToInt(each -> each)
                    .toArray();
            assertThat(Arrays.copyOfRange(moves, 3, end)).containsExactly(expected);
        }
    }

    private static int looks(DraughtsPosition position, int move, int mover) {
        position.make(move);
        int value = FUNCTION.evaluator().value(position, mover);
        position.undo();
        return value;
    }

    @Test
    void aPathIsThatOfItsMoves() {
        PathPosition<DraughtsPosition> position = new PathPosition<>(UnbalancedOpening.of(1));
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        long root = position.path();
        position.make(moves[0]);
        long first = position.path();
        position.undo();
        assertThat(position.path()).isEqualTo(root).isNotEqualTo(first);
        position.make(moves[1]);
        assertThat(position.path()).isNotEqualTo(first).isNotEqualTo(root);
        position.undo();
        position.make(moves[0]);
        assertThat(position.path()).isEqualTo(first);
    }
}
