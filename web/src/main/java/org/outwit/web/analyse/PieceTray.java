package org.outwit.web.analyse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;

/** Pieces to set up a position with, in games whose notation says what stands where. Whether a position makes sense is for the game to say. */
interface PieceTray<P extends Position> {

    /** What can be put on the board. */
    List<Piece> pieces();

    /** The position with these pieces; a sentence where there is none. */
    P position(Map<Place, Piece> placed, int mover) throws InputException;

    /** Empty where the notation of a game says something else than what stands where. */
    static <P extends Position> Optional<PieceTray<P>> of(Game<P> game) {
        Optional<PieceTray<P>> listed = ListTray.of(game);
        return listed.isPresent() ? listed : GridTray.of(game);
    }
}
