package org.outwit.games.backgammon;

/** How far a player's turn has come. */
enum Stage {
    /** The player on turn may double or roll; left out where nobody could double. */
    DECIDING,
    /** The stakes were doubled, and the other takes the cube or drops the game. */
    OFFERED,
    /** Chance throws the dice. */
    ROLLING,
    /** The player on turn moves by the dice. */
    PLAYING,
    /** One player has borne off all checkers. */
    OVER,
    /** A player has given up rather than play for more. */
    DROPPED;

    private static final Stage[] ALL = values();

    static Stage of(int ordinal) {
        return ALL[ordinal];
    }

    boolean isOver() {
        return this == OVER || this == DROPPED;
    }
}
