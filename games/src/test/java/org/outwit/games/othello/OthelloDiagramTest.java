package org.outwit.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram;

class OthelloDiagramTest {

    private final Othello game = new Othello();

    @Test
    void rowOneIsAtTheTopAndColumnAAtTheLeft() {
        Diagram diagram = game.diagram(game.start());
        assertThat(diagram.rowNames()).containsExactly("1", "2", "3", "4", "5", "6", "7", "8");
        assertThat(diagram.columnNames()).startsWith("a").endsWith("h");
        assertThat(diagram.rows().get(3).get(3).piece()).isEqualTo(new Diagram.Piece(1, Diagram.Shape.DISC, "○"));
        assertThat(diagram.rows().get(3).get(4).piece()).isEqualTo(new Diagram.Piece(0, Diagram.Shape.DISC, "●"));
        assertThat(diagram.rows().get(0).get(0).piece()).isNull();
        assertThat(diagram.caption()).isEqualTo("● Black 2, ○ White 2; Black to move");
    }

    @Test
    void theCaptionSaysWhoPassesAndWhenItIsOver() {
        OthelloPosition passing =
                game.notation().position("XO------" + "-".repeat(16) + "---XX---".repeat(2) + "-".repeat(24) + " O");
        assertThat(game.diagram(passing).caption()).endsWith("; White must pass");
        assertThat(game.diagram(game.notation().position("e6f4e3f6g5d6e7f5c5")).caption())
                .isEqualTo("● Black 13, ○ White 0; the game is over");
    }
}
