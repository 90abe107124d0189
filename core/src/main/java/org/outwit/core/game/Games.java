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

    public static Game<?> named(String name) {
        List<Game<?>> all = all();
        return all.stream()
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no game named " + name + "; installed: "
                        + all.stream().map(Game::name).collect(Collectors.joining(", ")) + "."));
    }
}
