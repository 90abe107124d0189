package org.outwit.games.mnk;

import org.outwit.core.game.Diagram;

/** Tic-tac-toe, the (3,3,3)-game: a draw, and small enough to be searched to the end. */
public final class TicTacToe extends MnkGame {

    public TicTacToe() {
        super("tictactoe", "Tic-tac-toe, three in a row on a board of 3 by 3", Diagram.Shape.GLYPH, 3, 3, 3);
    }
}
