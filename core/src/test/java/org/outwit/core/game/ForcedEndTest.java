package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ForcedEndTest {

    /** Wins without a count: the whole unit, and nothing near it. */
    @Test
    void aWholeWinIsAWin() {
        Game<?> game = new SmallTicTacToe().asGame("small-tictactoe");
        assertThat(ForcedEnd.of(game, 1000)).contains(new ForcedEnd(true, 0));
        assertThat(ForcedEnd.of(game, -1000)).contains(new ForcedEnd(false, 0));
        assertThat(ForcedEnd.of(game, 999)).isEmpty();
        assertThat(ForcedEnd.of(game, 1001)).isEmpty();
        assertThat(ForcedEnd.of(game, 0)).isEmpty();
    }

    @Test
    void chessCountsMovesOfTheWinner() {
        assertThat(new ForcedEnd(true, 1).moves()).isEqualTo(1);
        assertThat(new ForcedEnd(true, 3).moves()).isEqualTo(2);
        assertThat(new ForcedEnd(false, 2).moves()).isEqualTo(1);
        assertThat(new ForcedEnd(false, 4).moves()).isEqualTo(2);
    }
}
