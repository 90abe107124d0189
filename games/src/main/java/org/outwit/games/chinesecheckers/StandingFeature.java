package org.outwit.games.chinesecheckers;

import org.outwit.core.game.Feature;

/**
 * What a player would get if the game were over now, in steps between neighbouring results: who is home has their place, and the others share
 * what is left. Without it the last step home would only look like one more player at home.
 */
record StandingFeature(int players) implements Feature<ChineseCheckersPosition> {

    @Override
    public String name() {
        return "standing";
    }

    @Override
    public String meaning() {
        return "what the player would get if nobody else came home: steps above or below the middle place";
    }

    @Override
    public int least() {
        return 1 - players;
    }

    @Override
    public int most() {
        return players - 1;
    }

    @Override
    public Sides sides() {
        return players == 2 ? Sides.OPPOSED : Sides.OWN;
    }

    @Override
    public int value(ChineseCheckersPosition position, int player) {
        return position.standing(player);
    }
}
