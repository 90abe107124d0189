package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PositionTest {

    private final Game<RulesPosition<String, Integer>> game = new SmallTicTacToe().asGame("small-tictactoe");

    @Test
    void playMakesLegalMoves() {
        RulesPosition<String, Integer> position = game.start();
        position.play(8);
        assertThat(position.state()).isEqualTo("........X");
    }

    @Test
    void playRefusesIllegalMoves() {
        RulesPosition<String, Integer> position = game.start();
        assertThatThrownBy(() -> position.play(9))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("Move 9 is not among the 9 legal moves here.");
        assertThat(position.state()).isEqualTo(".........");
    }

    @Test
    void playRefusesEverythingAfterTheEnd() {
        RulesPosition<String, Integer> position = game.notation().position("XXXOO....");
        assertThatThrownBy(() -> position.play(0))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage("The game is over, so move 0 cannot be played.");
    }

    @Test
    void probabilitiesAreForChance() {
        assertThatIllegalStateException()
                .isThrownBy(() -> game.start().probability(3))
                .withMessage("Chance does not move here, so move 3 has no probability.");
    }

    @Test
    void copiesKeepTheirType() {
        RulesPosition<String, Integer> copy = Position.copyOf(game.start());
        assertThat(copy.state()).isEqualTo(".........");
    }
}
