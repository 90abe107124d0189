package org.outwit.draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shade;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.draw.svg.Svg;

/**
 * Every piece that is drawn and not written, as symbols of one SVG document, so that a page can show them by their name and move them
 * about. They are what pictures of boards have, because the same class draws them.
 */
public final class PieceSheet {

    private static final int MOST_OWNERS = 6;
    private static final int HALF = BoardPicture.CELL / 2;

    private PieceSheet() {}

    /** The document: each piece is a {@code symbol} around its middle, as large as a cell. */
    public static String svg() {
        Svg svg = new Svg();
        svg.open("svg", "xmlns", "http://www.w3.org/2000/svg");
        String box = -HALF + " " + -HALF + " " + BoardPicture.CELL + " " + BoardPicture.CELL;
        for (Piece piece : pieces()) {
            svg.open("symbol", "id", id(piece).orElseThrow(), "viewBox", box);
            new PieceShapes(svg).draw(piece, 0, 0, false);
            svg.close();
        }
        return svg.close().document();
    }

    static List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (Shape shape : List.of(Shape.DISC, Shape.CROWNED)) {
            for (int owner = Piece.NOBODY; owner < MOST_OWNERS; owner++) {
                pieces.add(new Piece(owner, shape, "●", Shade.DARK));
                pieces.add(new Piece(owner, shape, "○", Shade.LIGHT));
            }
        }
        for (String symbol : (ChessShapes.SYMBOLS + PieceShapes.CROSS + PieceShapes.NOUGHT).split("")) {
            pieces.add(new Piece(Piece.NOBODY, Shape.GLYPH, symbol));
        }
        return pieces;
    }

    /** The name of the symbol that shows a piece; none where it is only written. {@link #letters} may have to be written on it. */
    public static Optional<String> id(Piece piece) {
        return switch (piece.shape()) {
            case DISC -> Optional.of("disc" + side(piece));
            case CROWNED -> Optional.of("crowned" + side(piece));
            case GLYPH -> glyph(piece.symbol());
            case TEXT -> Optional.empty();
        };
    }

    /** What is written for a piece: on its drawing, or in place of one; empty where the drawing says all. */
    public static String letters(Piece piece) {
        return switch (piece.shape()) {
            case DISC -> piece.isPictured() ? "" : piece.symbol();
            case CROWNED -> "";
            case GLYPH -> id(piece).isPresent() ? "" : piece.symbol();
            case TEXT -> piece.symbol();
        };
    }

    private static String side(Piece piece) {
        boolean known = piece.owner() >= 0 && piece.owner() < MOST_OWNERS;
        return "-" + (known ? piece.owner() : "nobody") + (piece.shade() == Shade.DARK ? "-dark" : "-light");
    }

    private static Optional<String> glyph(String symbol) {
        if (symbol.equals(PieceShapes.CROSS)) return Optional.of("cross");
        if (symbol.equals(PieceShapes.NOUGHT)) return Optional.of("nought");
        if (!ChessShapes.knows(symbol)) return Optional.empty();
        return Optional.of((ChessShapes.isWhite(symbol) ? "white-" : "black-") + ChessShapes.name(symbol));
    }
}
