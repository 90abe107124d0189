package org.outwit.games.chinesecheckers;

import java.util.Arrays;

/**
 * Who sits where. Two sit opposite each other, three at every second corner, so that their goals are empty, four at two pairs of opposite
 * corners, six everywhere. Turns go round clockwise.
 */
enum StarSeats {
    TWO(0, 3),
    THREE(0, 2, 4),
    FOUR(1, 2, 4, 5),
    SIX(0, 1, 2, 3, 4, 5);

    private final int[] homes;

    StarSeats(int... homes) {
        this.homes = homes;
    }

    /** The seats for this number of players. */
    static StarSeats of(int players) {
        return Arrays.stream(values())
                .filter(seats -> seats.players() == players)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "Chinese checkers is for 2, 3, 4 or 6 players, not for " + players + "."));
    }

    int players() {
        return homes.length;
    }

    /** The corner where a player begins. */
    int home(int player) {
        return homes[player];
    }

    /** The corner where a player wants to get. */
    int goal(int player) {
        return StarBoard.opposite(homes[player]);
    }

    /** The player who wants to get to this corner, or {@link ChineseCheckersPosition#NOBODY}. */
    int heading(int corner) {
        for (int player = 0; player < homes.length; player++) if (goal(player) == corner) return player;
        return ChineseCheckersPosition.NOBODY;
    }
}
