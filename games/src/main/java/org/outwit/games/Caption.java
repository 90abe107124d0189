package org.outwit.games;

import org.outwit.core.game.Position;

/** The line below the picture of a game of two: who moves, or how it ended. */
public final class Caption {

    private Caption() {}

    /** {@code first} and {@code second} are what the players are called. */
    public static String of(Position position, String first, String second) {
        if (!position.isOver()) return (position.mover() == 0 ? first : second) + " to move";
        int payoff = position.payoff(0);
        return payoff == 0 ? "A draw" : (payoff > 0 ? first : second) + " has won";
    }
}
