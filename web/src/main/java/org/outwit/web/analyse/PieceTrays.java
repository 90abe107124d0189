package org.outwit.web.analyse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Surface;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.draw.board.PieceName;
import org.outwit.draw.board.PieceSheet;
import org.outwit.web.analyse.GameAnalysisView.TrayPiece;
import org.outwit.web.http.Refusal;
import tools.jackson.databind.JsonNode;

/** The trays of all games, as pages ask for them. */
final class PieceTrays {

    private static final int MOST_PIECES = 500;

    private final Map<String, Optional<PieceTray<?>>> known = new ConcurrentHashMap<>();

    private Optional<PieceTray<?>> tray(Game<?> game) {
        return known.computeIfAbsent(game.name(), name -> PieceTray.of(game).map(each -> each));
    }

    /** What can be put on a board; nothing where positions of the game cannot be set up like that. */
    List<TrayPiece> shown(Game<?> game) {
        Surface surface = surface(game);
        return tray(game).map(PieceTray::pieces).orElse(List.of()).stream()
                .map(piece -> new TrayPiece(
                        PieceSheet.id(piece, surface).orElse(""),
                        PieceSheet.letters(piece),
                        PieceName.of(piece),
                        piece.owner()))
                .toList();
    }

    private static <P extends Position> Surface surface(Game<P> game) {
        return game.diagram(game.start()).surface();
    }

    /** @param pieces which piece of the tray stands at each place, such as {@code {"0,4": 3}} */
    <P extends Position> String position(Game<P> game, JsonNode pieces, int mover) {
        PieceTray<P> tray = PieceTray.of(game)
                .orElseThrow(() -> Refusal.bad("Positions of " + game.name() + " cannot be set up piece by piece."));
        if (pieces == null || !pieces.isObject() || pieces.size() > MOST_PIECES) {
            throw Refusal.bad("'pieces' must name a piece for each place.");
        }
        Map<Place, Piece> placed = new HashMap<>();
        pieces.forEachEntry((place, which) -> placed.put(place(place), piece(tray, which)));
        P position;
        try {
            position = tray.position(placed, mover);
        } catch (InputException e) {
            throw new InputException("This cannot be a position of " + game.name() + ": " + e.getMessage());
        }
        if (position.isOver()) throw new InputException("The game would be over in this position.");
        return game.notation().format(position);
    }

    private static Place place(String text) {
        if (!text.matches("[0-9]{1,2},[0-9]{1,2}")) {
            throw Refusal.bad(
                    "'" + AnalysedGame.shortened(text) + "' is no place; expected a row and a column, such as 0,4.");
        }
        String[] parts = text.split(",");
        return new Place(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private static Piece piece(PieceTray<?> tray, JsonNode which) {
        List<Piece> pieces = tray.pieces();
        if (!which.isInt() || which.intValue() < 0 || which.intValue() >= pieces.size()) {
            throw Refusal.bad("'" + which + "' is no piece; expected a number from 0 to " + (pieces.size() - 1) + ".");
        }
        return pieces.get(which.intValue());
    }
}
