package org.outwit.play.player;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;

/**
 * Somebody to play against who has a name and a taste. Characters fail like levels do, and besides they like something: captures,
 * corners, long thought. They are rows of {@code characters.txt}.
 *
 * @param name in lower case
 * @param about who it is, in two sentences
 */
public record GameCharacter(String name, Manner manner, String about) {

    /** How a character may be written as a player; the name alone does as well where no evaluator has it. */
    public static final String PREFIX = "character:";

    /** The characters of a game. */
    public static List<GameCharacter> all(Game<?> game) {
        return PlayerList.CHARACTERS.of(game.name()).stream()
                .map(row -> new GameCharacter(row.get(0), Manner.parse(game, row.get(1)), row.get(2)))
                .toList();
    }

    /** The character that a player's name stands for, if it does. */
    static Optional<GameCharacter> named(Game<?> game, String name) {
        boolean prefixed = name.startsWith(PREFIX);
        if (!prefixed && game.evaluators().containsKey(name)) return Optional.empty();
        String own = (prefixed ? name.substring(PREFIX.length()) : name).toLowerCase(Locale.ROOT);
        List<GameCharacter> all = all(game);
        Optional<GameCharacter> found =
                all.stream().filter(each -> each.name.equals(own)).findFirst();
        if (found.isPresent() || !prefixed) return found;
        String there = all.isEmpty() ? "there is none" : "there are " + names(all);
        throw new InputException("There is no character '" + own + "' in " + game.name() + "; " + there + ".");
    }

    /** Their names, with commas. */
    static String names(List<GameCharacter> characters) {
        return characters.stream().map(GameCharacter::name).collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return name;
    }
}
