package org.outwit.web.analyse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.board.CellName;

/** Draughts, whose positions list the squares of each side: {@code W:W21,K30:B1,2}. */
final class ListTray<P extends Position> implements PieceTray<P> {

    /** Whose side each letter is: the white man and king, the black ones. */
    private static final List<String> MEN = List.of("⛀", "⛂");

    private static final List<String> KINGS = List.of("⛁", "⛃");
    private static final String LETTERS = "WB";

    private final Game<P> game;
    private final Diagram board;
    private final int white; // the seat

    private ListTray(Game<P> game, int white) {
        this.game = game;
        this.board = game.diagram(game.start());
        this.white = white;
    }

    static <P extends Position> Optional<PieceTray<P>> of(Game<P> game) {
        String start = game.notation().format(game.start());
        if (!start.matches("[WB]:W[a-h0-9,]+:B[a-h0-9,]+")) return Optional.empty();
        int mover = game.start().mover();
        return Optional.of(new ListTray<>(game, start.startsWith("W") ? mover : 1 - mover));
    }

    @Override
    public List<Piece> pieces() {
        return List.of(piece(0, false), piece(0, true), piece(1, false), piece(1, true));
    }

    private Piece piece(int colour, boolean king) {
        int owner = colour == 0 ? white : 1 - white;
        return new Piece(owner, king ? Shape.CROWNED : Shape.DISC, (king ? KINGS : MEN).get(colour));
    }

    @Override
    public P position(Map<Place, Piece> placed, int mover) {
        String text = LETTERS.charAt(mover == white ? 0 : 1) + ":W" + squares(placed, white) + ":B"
                + squares(placed, 1 - white);
        return game.notation().position(text);
    }

    private String squares(Map<Place, Piece> placed, int owner) {
        return board.places().stream()
                .filter(place -> placed.containsKey(place) && placed.get(place).owner() == owner)
                .map(place -> (placed.get(place).shape() == Shape.CROWNED ? "K" : "") + CellName.of(board, place))
                .collect(Collectors.joining(","));
    }
}
