package org.outwit.web.board;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.draw.board.PieceName;
import org.outwit.draw.board.PieceSheet;

/**
 * The pieces that lie on a board, and the line below it.
 *
 * @param board where it is another one than before, as it is when cards are dealt
 */
public record PositionView(List<PieceView> pieces, String caption, Optional<BoardView> board) {

    /**
     * A piece on its cell.
     *
     * @param drawing its name in the sheet of pieces; empty where it has none
     * @param text letters that are written on it
     * @param name as it is said
     */
    public record PieceView(String place, String drawing, String text, int owner, String name) {

        private static PieceView of(Place place, Piece piece) {
            return new PieceView(
                    CellText.of(place),
                    PieceSheet.id(piece).orElse(""),
                    PieceSheet.letters(piece),
                    piece.owner(),
                    PieceName.of(piece));
        }
    }

    static PositionView of(Diagram diagram) {
        List<PieceView> pieces = diagram.places().stream()
                .filter(place -> diagram.cell(place).piece() != null)
                .map(place -> PieceView.of(place, diagram.cell(place).piece()))
                .toList();
        return new PositionView(pieces, diagram.caption(), Optional.empty());
    }

    /** The same view with the board that it lies on from now on. */
    public PositionView on(BoardView board) {
        return new PositionView(pieces, caption, Optional.of(board));
    }
}
