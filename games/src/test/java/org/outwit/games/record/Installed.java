package org.outwit.games.record;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.outwit.core.game.Game;
import org.outwit.core.game.Games;

/** Games by name, for tests that read real records; skipped where a game is not installed. */
public final class Installed {

    private Installed() {}

    public static Game<?> game(String name) {
        Game<?> found = Games.all().stream()
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElse(null);
        assumeTrue(found != null, name + " is not installed");
        return found;
    }
}
