package org.outwit.core.game;

import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The games that are installed: those of every jar on the class path that registers one. */
public final class Games {

    private Games() {}

    /** All installed games, by name. */
    public static List<Game<?>> all() {
        return ServiceLoader.load(Game.class).stream()
                .map(provider -> (Game<?>) provider.get())
                .sorted(Comparator.comparing(Game::name))
                .collect(Collectors.toUnmodifiableList());
    }

    /** Makes no more games than it has to until it meets the one. */
    public static Game<?> named(String name) {
        for (Game<?> game : ServiceLoader.load(Game.class)) if (game.name().equals(name)) return game;
        throw new InputException("There is no game named " + name + "; installed: "
                + all().stream().map(Game::name).collect(Collectors.joining(", ")) + ".");
    }
}
