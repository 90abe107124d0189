package org.outwit.games.mnk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram;
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
    void isDrawnWithCrossesAndNoughts() {
        Diagram diagram = game.diagram(game.notation().position("..O/.X./... X"));
        assertThat(diagram.rows()).hasSize(3);
        assertThat(diagram.rows().get(1).get(1).piece()).isEqualTo(new Diagram.Piece(0, Diagram.Shape.GLYPH, "✕"));
        assertThat(diagram.rows().get(0).get(2).piece()).isEqualTo(new Diagram.Piece(1, Diagram.Shape.GLYPH, "○"));
        assertThat(diagram.rows().get(2).get(0).piece()).isNull();
        assertThat(diagram.rowNames()).containsExactly("3", "2", "1");
        assertThat(diagram.columnNames()).containsExactly("a", "b", "c");
        assertThat(diagram.caption()).isEqualTo("X to move");
        assertThat(game.diagram(game.notation().position("XOX/XOO/OXX O")).caption())
                .isEqualTo("A draw");
    }

    @Test
    void isADraw() {
        AlphaBeta<MnkPosition> search = new AlphaBeta<>(game.evaluator("lines"));
        assertThat(search.search(game.start(), Limits.NONE).value()).isZero();
    }
}
