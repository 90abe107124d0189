package org.outwit.draw.board;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;

/**
 * A legal move as a board on a screen needs it.
 *
 * @param move its number in the game
 * @param notation as the game writes it
 * @param ways how it can be touched, the one to draw first; empty where only the notation tells, such as a pass
 * @param taken the cells whose piece is taken or turned
 * @param becomes what arrives, where it is another piece than left, as when a pawn is promoted
 * @param spoken a short sentence that says it without a picture
 */
public record MoveTarget(
        int move, String notation, List<List<Place>> ways, List<Place> taken, Optional<Piece> becomes, String spoken) {

    public MoveTarget {
        ways = ways.stream().map(List::copyOf).toList();
        taken = List.copyOf(taken);
    }
}
