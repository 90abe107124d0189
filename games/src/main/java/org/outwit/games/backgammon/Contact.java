package org.outwit.games.backgammon;

import java.util.List;
import org.outwit.core.game.Phases;

/** Two parts of the game: as long as checkers have to pass each other, and the race after that. */
final class Contact implements Phases<BackgammonPosition> {

    private static final List<String> NAMES = List.of("contact", "race");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int of(BackgammonPosition position) {
        return isIn(position.board()) ? 0 : 1;
    }

    /** Whether some checker still has to pass one of the other player's. */
    static boolean isIn(Board board) {
        return last(board, 0) + last(board, 1) > Board.BAR;
    }

    /** Where the player's last checker stands; less than 0 where there is none. */
    private static int last(Board board, int player) {
        return 31 - Integer.numberOfLeadingZeros(board.occupied(player));
    }
}
