package org.outwit.games.chinesecheckers;

/** Six players, each between two neighbours and heading for somebody's home. */
public final class ChineseCheckersForSix extends ChineseCheckersGame {

    public ChineseCheckersForSix() {
        super("chinese-checkers-6", "Chinese checkers for six", StarSeats.SIX);
    }
}
