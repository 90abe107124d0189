package org.outwit.draw.board;

import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shade;
import org.outwit.core.game.Diagram.Shape;

/** What a screen reader says for a piece: {@code white knight}, {@code dark king}; letters and numbers stand for themselves. */
public final class PieceName {

    private PieceName() {}

    public static String of(Piece piece) {
        String kind = kind(piece);
        if (kind.equals(piece.symbol())) return kind;
        boolean dark = piece.shade() == Shade.DARK;
        if (piece.shape() != Shape.GLYPH) return (dark ? "dark " : "light ") + kind;
        return (ChessShapes.isWhite(piece.symbol()) ? "white " : "black ") + kind;
    }

    /** The name without its colour. */
    static String kind(Piece piece) {
        return switch (piece.shape()) {
            case CROWNED -> "king";
            case DISC -> piece.isPictured() ? "disc" : piece.symbol();
            case GLYPH -> ChessShapes.knows(piece.symbol()) ? ChessShapes.name(piece.symbol()) : piece.symbol();
            case TEXT -> piece.symbol();
        };
    }
}
