package org.outwit.games.backgammon;

/** Backgammon for money with a doubling cube. */
public final class CubeBackgammon extends Backgammon {

    public CubeBackgammon() {
        super("backgammon-cube", "Backgammon with a doubling cube", MatchTerms.MONEY);
    }
}
