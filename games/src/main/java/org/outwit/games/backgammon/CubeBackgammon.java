package org.outwit.games.backgammon;

/** Backgammon for money with a doubling cube. */
public final class CubeBackgammon extends Backgammon {

    public CubeBackgammon() {
        super(MatchTerms.MONEY);
    }

    @Override
    public String name() {
        return "backgammon-cube";
    }

    @Override
    public String title() {
        return "Backgammon with a doubling cube";
    }
}
