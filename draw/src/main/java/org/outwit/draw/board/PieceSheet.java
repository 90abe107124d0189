package org.outwit.draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shade;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.Diagram.Surface;
import org.outwit.draw.svg.Svg;

/**
 * Every piece that is drawn and not written, as symbols of one SVG document, so that a page can show them by their name and move them
 * about. They are what pictures of boards have, because the same class draws them.
 */
public final class PieceSheet {

    private static final int MOST_OWNERS = 6;
    private static final int HALF = BoardPlan.CELL / 2;

    private PieceSheet() {}

    /** The document: each piece is a {@code symbol} around its middle, as large as a cell. */
    public static String svg() {
        Svg svg = new Svg();
        svg.open("svg", "xmlns", "http://www.w3.org/2000/svg");
        String box = -HALF + " " + -HALF + " " + BoardPlan.CELL + " " + BoardPlan.CELL;
        for (Piece piece : pieces()) {
            svg.open("symbol", "id", id(piece).orElseThrow(), "viewBox", box);
            new PieceShapes(svg).draw(piece, 0, 0, false);
            svg.close();
        }
        men(svg, box);
        counted(svg, box);
        cards(svg);
        return svg.close().document();
    }

    private static void men(Svg svg, String box) {
        for (int owner = 0; owner < 2; owner++) {
            for (String symbol : List.of("●", "○")) {
                Piece piece = new Piece(owner, Shape.DISC, symbol);
                svg.open("symbol", "id", "man" + side(piece), "viewBox", box);
                new PieceShapes(svg).draw(piece, 0, 0, false);
                new CountShapes(svg).grooves(piece.shade() == Shade.DARK, 0, 0);
                svg.close();
            }
        }
    }

    /** What is counted, without the number that a page writes beside it. */
    private static void counted(Svg svg, String box) {
        for (int seeds = 0; seeds <= CountShapes.MOST_SEEDS; seeds++) {
            svg.open("symbol", "id", "seeds-" + seeds, "viewBox", box);
            new CountShapes(svg).seeds(seeds, 0, 0);
            svg.close();
        }
        for (int number = 1; number <= 6; number++) {
            svg.open("symbol", "id", "die-" + number, "viewBox", box);
            new CountShapes(svg).die(number, 0, 0);
            svg.close();
        }
        for (int owner = 0; owner < 2; owner++) {
            svg.open("symbol", "id", "counter-" + owner, "viewBox", box);
            new CountShapes(svg).counter(owner, 0, 0);
            svg.close();
        }
    }

    /** The suits, without the rank that a page writes on them, and the back. */
    private static void cards(Svg svg) {
        String box = -HALF + " " + -CardShapes.HIGH / 2 + " " + BoardPlan.CELL + " " + CardShapes.HIGH;
        for (String face : (CardShapes.SUITS + " ").split("")) {
            Piece card = Piece.card(Piece.NOBODY, face, face.strip());
            svg.open("symbol", "id", id(card).orElseThrow(), "viewBox", box);
            CardShapes.draw(svg, card.face(), 0, 0);
            svg.close();
        }
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

    /** The name of the symbol that shows a piece on a board of this kind: discs of a rack have colours, men of wood have grooves. */
    public static Optional<String> id(Piece piece, Surface surface) {
        if (piece.shape() != Shape.DISC || !piece.isPictured()) return id(piece);
        if (surface == Surface.RACK) return Optional.of("counter-" + piece.owner());
        return isWooden(surface) ? Optional.of("man" + side(piece)) : id(piece);
    }

    /** Whether discs are draughtsmen. */
    static boolean isWooden(Surface surface) {
        return surface == Surface.WOOD || surface == Surface.POINTS || surface == Surface.LINES;
    }

    /** The name of the symbol that shows a piece; none where it is only written. {@link #letters} may have to be written on it. */
    public static Optional<String> id(Piece piece) {
        return switch (piece.shape()) {
            case DISC -> Optional.of("disc" + side(piece));
            case CROWNED -> Optional.of("crowned" + side(piece));
            case GLYPH -> glyph(piece.symbol());
            case SEEDS -> Optional.of("seeds-" + Math.min(Integer.parseInt(piece.symbol()), CountShapes.MOST_SEEDS));
            case DIE -> Optional.of("die-" + piece.symbol());
            case CARD -> Optional.of("card-" + (piece.face().isEmpty() ? "back" : CardShapes.suit(piece.face())));
            case TEXT -> Optional.empty();
        };
    }

    /** What is written for a piece: on its drawing, or in place of one; empty where the drawing says all. */
    public static String letters(Piece piece) {
        return switch (piece.shape()) {
            case DISC -> piece.isPictured() ? "" : piece.symbol();
            case CROWNED, DIE -> "";
            case CARD -> CardShapes.rank(piece.face());
            case GLYPH -> id(piece).isPresent() ? "" : piece.symbol();
            case TEXT, SEEDS -> piece.symbol();
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
