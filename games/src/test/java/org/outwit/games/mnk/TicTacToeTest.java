package org.outwit.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;

class TicTacToeTest extends GameContract<MnkPosition> {

    private final TicTacToe game = new TicTacToe();

    @Override
    protected Game<MnkPosition> game() {
        return game;
    }

    /** The well-known counts; {@link MnkPositionTest} counts the 255168 games that they leave. */
    @Override
    protected long[] perft() {
        return new long[] {9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872};
    }

    @Test
    void isADraw() {
        AlphaBeta<MnkPosition> search = new AlphaBeta<>(game.evaluator("lines"));
        assertThat(search.search(game.start(), Limits.NONE).value()).isZero();
    }
}
