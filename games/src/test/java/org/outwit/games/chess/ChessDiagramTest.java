package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.Diagram;

class ChessDiagramTest {

    private final Chess game = new Chess();

    @Test
    void whiteIsBelow() {
        Diagram diagram = game.diagram(game.start());
        String text = diagram.rows().stream().map(ChessDiagramTest::row).collect(Collectors.joining("/"));
        assertThat(text).isEqualTo("♜♞♝♛♚♝♞♜/♟♟♟♟♟♟♟♟/......../......../......../......../♙♙♙♙♙♙♙♙/♖♘♗♕♔♗♘♖");
        assertThat(diagram.rowNames()).startsWith("8").endsWith("1");
        assertThat(diagram.columnNames()).startsWith("a").endsWith("h");
        Diagram.Cell a1 = diagram.rows().get(7).get(0);
        assertThat(a1.ground()).isEqualTo(Diagram.Ground.DARK);
        assertThat(a1.piece()).isEqualTo(new Diagram.Piece(0, Diagram.Shape.GLYPH, "♖"));
        assertThat(diagram.rows().get(7).get(7).ground()).isEqualTo(Diagram.Ground.LIGHT);
    }

    private static String row(Iterable<Diagram.Cell> cells) {
        StringBuilder row = new StringBuilder();
        for (Diagram.Cell cell : cells)
            row.append(cell.piece() == null ? "." : cell.piece().symbol());
        return row.toString();
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/7P/4K3 b - -, Black to move",
        "4k3/8/8/8/8/8/4r2P/4K3 w - -, White is in check",
        "R5k1/5ppp/8/8/8/8/8/4K3 b - -, Black is mated",
        "4k3/8/8/8/8/8/8/4K3 w - -, Drawn"
    })
    void theCaptionSaysWhatIsUp(String fen, String caption) {
        assertThat(game.diagram(game.notation().position(fen)).caption()).isEqualTo(caption);
    }
}
