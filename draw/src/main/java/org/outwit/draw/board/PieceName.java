package org.outwit.draw.board;

import java.util.Map;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Shade;
import org.outwit.core.game.Diagram.Shape;

/** What a screen reader says for a piece: {@code white knight}, {@code dark king}; letters and numbers stand for themselves. */
public final class PieceName {

    private static final Map<Character, String> RANKS = Map.of('A', "ace", 'K', "king", 'Q', "queen", 'J', "jack");

    private PieceName() {}

    public static String of(Piece piece) {
        String kind = kind(piece);
        if (piece.shape().isWritten()) return kind;
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
            case SEEDS -> piece.symbol() + (piece.symbol().equals("1") ? " seed" : " seeds");
            case DIE -> "die " + piece.symbol();
            case CARD ->
                piece.face().isEmpty()
                        ? "a card"
                        : RANKS.getOrDefault(piece.face().charAt(1), CardShapes.rank(piece.face())) + " of "
                                + CardShapes.suit(piece.face()) + "s";
            case TEXT -> piece.symbol();
        };
    }
}
