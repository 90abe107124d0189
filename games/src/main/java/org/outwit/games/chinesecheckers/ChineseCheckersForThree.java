package org.outwit.games.chinesecheckers;

/** Three players at every second corner, whose goals are empty. */
public final class ChineseCheckersForThree extends ChineseCheckersGame {

    public ChineseCheckersForThree() {
        super("chinese-checkers-3", "Chinese checkers for three", StarSeats.THREE);
    }
}
