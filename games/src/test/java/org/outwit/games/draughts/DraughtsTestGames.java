package org.outwit.games.draughts;

import java.util.List;

/** The games of this package. */
final class DraughtsTestGames {

    static final List<DraughtsGame> ALL = List.of(
            new Checkers(),
            new InternationalDraughts(),
            new RussianDraughts(),
            new BrazilianDraughts(),
            new PoolCheckers(),
            new ItalianDraughts());

    private DraughtsTestGames() {}

    static DraughtsGame named(String name) {
        return ALL.stream().filter(game -> game.name().equals(name)).findFirst().orElseThrow();
    }
}
