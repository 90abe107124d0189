package org.outwit.games.chinesecheckers;

/** Four players, two pairs at opposite corners. */
public final class ChineseCheckersForFour extends ChineseCheckersGame {

    public ChineseCheckersForFour() {
        super("chinese-checkers-4", "Chinese checkers for four", StarSeats.FOUR);
    }
}
