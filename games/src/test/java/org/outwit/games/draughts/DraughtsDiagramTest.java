package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Shape;

class DraughtsDiagramTest {

    @Test
    void theBoardIsSeenByWhite() {
        Checkers game = new Checkers();
        Diagram diagram = game.diagram(game.notation().position("W:W29,K1:BK32,12:H3"));
        assertThat(drawn(diagram))
                .containsExactly(
                        " ⛁ . . .", ". . . . ", " . . . ⛂", ". . . . ", " . . . .", ". . . . ", " . . . .", "⛀ . . ⛃ ");
        assertThat(diagram.caption()).isEqualTo("White to move, 3 of 80 plies without progress");
        Diagram.Piece king = diagram.rows().get(0).get(1).piece();
        assertThat(king.owner()).isEqualTo(1);
        assertThat(king.shape()).isEqualTo(Shape.CROWNED);
        assertThat(diagram.rows().get(7).get(0).piece().shape()).isEqualTo(Shape.DISC);
        assertThat(diagram.rowNames()).isEmpty();
    }

    @Test
    void lettersNameTheSides() {
        RussianDraughts game = new RussianDraughts();
        Diagram diagram = game.diagram(game.notation().position("W:Wa1:Bb8"));
        assertThat(diagram.columnNames()).containsExactly("a", "b", "c", "d", "e", "f", "g", "h");
        assertThat(diagram.rowNames()).startsWith("8").endsWith("1");
        assertThat(drawn(diagram).get(0)).startsWith(" ⛂");
        assertThat(drawn(diagram).get(7)).startsWith("⛀");
        assertThat(diagram.caption()).isEqualTo("White to move");
    }

    @Test
    void italianBoardsAreMirrored() {
        ItalianDraughts game = new ItalianDraughts();
        Diagram diagram = game.diagram(game.notation().position("W:WK1:BK32"));
        assertThat(drawn(diagram).get(0)).startsWith("⛁");
        assertThat(drawn(diagram).get(7)).endsWith("⛃");
    }

    @Test
    void theEndIsTold() {
        Checkers game = new Checkers();
        assertThat(game.diagram(game.notation().position("W:W:B1")).caption())
                .isEqualTo("White cannot move and has lost");
    }

    private static List<String> drawn(Diagram diagram) {
        return diagram.rows().stream()
                .map(row -> row.stream().map(DraughtsDiagramTest::drawn).collect(Collectors.joining()))
                .toList();
    }

    private static String drawn(Cell cell) {
        if (cell.piece() != null) return cell.piece().symbol();
        return cell.ground() == Ground.DARK ? "." : " ";
    }
}
