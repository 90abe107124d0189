package org.outwit.games.chinesecheckers;

/** Two players at opposite corners. */
public final class ChineseCheckers extends ChineseCheckersGame {

    /** Values are parts of a win; this many, because the steps between up to six places must be whole numbers. */
    static final int WIN = 900_000;

    public ChineseCheckers() {
        super("chinese-checkers", "Chinese checkers for two", StarSeats.TWO);
    }
}
