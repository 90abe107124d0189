package org.outwit.games.mnk;

import org.outwit.core.game.Diagram;

/**
 * Free-style gomoku, the (15,15,5)-game: nothing is forbidden, and six in a row win like five. The first player wins
 * (Allis, van den Herik and Huntjens, "Go-Moku solved by new search techniques", 1996). Other boards are
 * {@link MnkGame}s.
 */
public final class Gomoku extends MnkGame {

    public Gomoku() {
        super("gomoku", "Gomoku, five in a row on a board of 15 by 15", Diagram.Shape.DISC, 15, 15, 5);
    }
}
