package org.outwit.games.foursquares;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** What evaluators of the four-square game are made of. */
final class FourSquaresFeatures {

    private FourSquaresFeatures() {}

    static List<Feature<FourSquaresPosition>> of(int squares) {
        return List.of(
                CountFeature.lead(
                        "progress",
                        "lead in squares come towards the other end",
                        squares - 1,
                        FourSquaresPosition::progress),
                CountFeature.lead(
                        "race",
                        "1 for the side that arrives first if both go straight on, -1 for the other",
                        1,
                        FourSquaresFeatures::arrivesFirst),
                CountFeature.own(
                        "advance",
                        "own squares come towards the other end, wherever the other is",
                        squares - 1,
                        FourSquaresPosition::progress),
                new CountFeature<>(
                        "distance",
                        "squares from one token to the other",
                        Feature.Sides.COMMON,
                        squares - 1,
                        (position, player) -> Math.abs(position.token(1) - position.token(0))));
    }

    /** Of two that need equally many moves, the one that begins arrives first. */
    private static int arrivesFirst(FourSquaresPosition position, int player) {
        int mover = position.mover();
        boolean moverIsFirst = movesToGo(position, mover) <= movesToGo(position, 1 - mover);
        return moverIsFirst == (player == mover) ? 1 : 0;
    }

    private static int movesToGo(FourSquaresPosition position, int player) {
        int steps = position.squares() - 1 - position.progress(player);
        return jumpsFirst(position, player) ? steps - 1 : steps;
    }

    /** Each move closes the gap by one; the player to move when it is closed jumps and saves a step. */
    private static boolean jumpsFirst(FourSquaresPosition position, int player) {
        if (position.token(0) > position.token(1)) return false;
        int gap = position.token(1) - position.token(0) - 1;
        int jumper = gap % 2 == 0 ? position.mover() : 1 - position.mover();
        return jumper == player;
    }
}
