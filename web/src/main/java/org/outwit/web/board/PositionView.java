package org.outwit.web.board;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.draw.board.PieceName;
import org.outwit.draw.board.PieceSheet;

/**
 * The pieces that lie on a board, and the line below it.
 *
 * @param text the position as it can be typed; none where it would tell what is hidden
 * @param board where it is another one than before, as it is when cards are dealt
 */
public record PositionView(List<PieceView> pieces, String caption, Optional<String> text, Optional<BoardView> board) {

    /**
     * A piece on its cell.
     *
     * @param drawing its name in the sheet of pieces; empty where it has none
     * @param text letters that are written on it
     * @param name as it is said
     */
    public record PieceView(String place, String drawing, String text, int owner, String name) {

        private static PieceView of(Place place, Piece piece, Diagram.Surface surface) {
            return new PieceView(
                    CellText.of(place),
                    PieceSheet.id(piece, surface).orElse(""),
                    PieceSheet.letters(piece),
                    piece.owner(),
                    PieceName.of(piece));
        }
    }

    static PositionView of(Diagram diagram, Optional<String> text) {
        List<PieceView> pieces = diagram.places().stream()
                .filter(place -> isShown(diagram, place))
                .map(place -> PieceView.of(place, diagram.cell(place).piece(), diagram.surface()))
                .toList();
        return new PositionView(pieces, diagram.caption(), text, Optional.empty());
    }

    /** Everything but what is written beside the cards of a table, such as whose they are, which the plan of the board has. */
    private static boolean isShown(Diagram diagram, Place place) {
        Piece piece = diagram.cell(place).piece();
        boolean cards = diagram.surface() == Diagram.Surface.CARDS;
        return piece != null && (!cards || piece.shape() == Shape.CARD && piece.owner() != Piece.NOBODY);
    }

    /** The same view with the board that it lies on from now on. */
    public PositionView on(BoardView board) {
        return new PositionView(pieces, caption, text, Optional.of(board));
    }
}
