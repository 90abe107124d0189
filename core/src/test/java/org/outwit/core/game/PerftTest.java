package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class PerftTest {

    private final Game<RulesPosition<String, Integer>> game = new SmallTicTacToe().asGame("small-tictactoe");

    @Test
    void gamesThatEndedSoonerAreNotCounted() {
        Position won = game.notation().position("XXXOO....");
        assertThat(Perft.count(won, 0)).isEqualTo(1);
        assertThat(Perft.count(won, 1)).isZero();
        assertThat(Perft.countInBulk(won, 1)).isZero();
    }

    @Test
    void bulkCountsTheSame() {
        Position position = game.notation().position("X...O....");
        for (int depth = 0; depth <= 7; depth++) {
            assertThat(Perft.countInBulk(position, depth)).isEqualTo(Perft.count(position, depth));
        }
    }

    @Test
    void negativeDepthsAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Perft.count(game.start(), -1))
                .withMessage("The depth (-1) must not be negative.");
    }
}
