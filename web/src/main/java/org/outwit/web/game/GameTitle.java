package org.outwit.web.game;

import org.outwit.core.game.Game;

/** A game by the name that requests use, and by that which people read. */
public record GameTitle(String name, String title) {

    public static GameTitle of(Game<?> game) {
        return new GameTitle(game.name(), game.title());
    }
}
