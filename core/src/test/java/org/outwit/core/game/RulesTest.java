package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RulesTest {

    private final Game<RulesPosition<String, Integer>> game = new SmallTicTacToe().asGame("small-tictactoe");

    @Test
    void statesAndMovesAreTheRulesOwn() {
        RulesPosition<String, Integer> position = game.start();
        position.make(4);
        assertThat(position.state()).isEqualTo("....X....");
        assertThat(position.choices()).containsExactly(0, 1, 2, 3, 5, 6, 7, 8);
        assertThat(game.notation().format(position, 4)).isEqualTo("5");
        assertThat(game.notation().parse(position, " 5 ")).isEqualTo(4);
    }

    @Test
    void refusalsListTheCandidates() {
        RulesPosition<String, Integer> position = game.start();
        position.make(4);
        assertThatThrownBy(() -> game.notation().parse(position, "4"))
                .isInstanceOf(NotationException.class)
                .hasMessage("'4' is not a legal move here; legal: 0, 1, 2, 3, 5, 6, 7, 8.");
    }

    @Test
    void movesWrittenAlikeAreAmbiguous() {
        Game<RulesPosition<String, String>> twins = new TwoMoves().asGame("twins");
        assertThatThrownBy(() -> twins.notation().parse(twins.start(), "go"))
                .isInstanceOf(NotationException.class)
                .hasMessage("'go' is ambiguous here; legal: go, go.");
    }

    @Test
    void onlyTheStartIsReadUnlessRulesCanParse() {
        Game<?> nim = new SmallNim().asGame("small-nim");
        assertThatThrownBy(() -> nim.notation().position("Heaps[sizes=[1, 1, 1], mover=0]"))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("Only the start (Heaps[sizes=[2, 3, 4], mover=0]) can be read");
    }

    @Test
    void payoffsAreForTheEnd() {
        RulesPosition<String, Integer> open = game.start();
        assertThatIllegalStateException().isThrownBy(() -> open.payoff(0)).withMessageContaining("not over");
        RulesPosition<String, Integer> won = game.notation().position("XXXOO....");
        assertThat(won.payoff(0)).isEqualTo(1000);
        assertThat(won.payoff(1)).isEqualTo(-1000);
        assertThat(game.notation().position("XOXXOOOXX").payoff(0)).isZero();
    }

    @Test
    void nothingToTakeBackAtTheStart() {
        assertThatIllegalStateException()
                .isThrownBy(() -> game.start().undo())
                .withMessage("There is no move to take back.");
    }

    @Test
    void theGuessIsTheEvaluator() {
        RulesPosition<String, Integer> position = game.notation().position("....X....");
        assertThat(game.evaluator("guess").value(position, 0)).isEqualTo(100);
        assertThat(game.evaluator("guess").value(position, 1)).isEqualTo(-100);
    }

    @Test
    void rulesDeclareTheirCapabilities() {
        assertThat(game.capabilities()).isEqualTo(Capabilities.TWO_PLAYER);
        assertThat(new TwoMoves().asGame("twins").capabilities())
                .isEqualTo(new Capabilities(3, false, false, false, true));
    }

    /** Three players, a loop, and two moves that people cannot tell apart. */
    private static final class TwoMoves implements Rules<String, String> {
        @Override
        public String initial() {
            return "here";
        }

        @Override
        public int mover(String state) {
            return 2;
        }

        @Override
        public List<String> moves(String state) {
            return List.of("go", "go");
        }

        @Override
        public String next(String state, String move) {
            return state;
        }

        @Override
        public int winner(String state) {
            return NOBODY_YET;
        }

        @Override
        public int players() {
            return 3;
        }

        @Override
        public boolean loops() {
            return true;
        }
    }
}
