package org.outwit.web.game;

import java.util.List;

/** Levels as somebody to sit down with: the names stand for how strong they are among the levels of a game, whichever game it is. */
public final class LevelNames {

    private static final List<String> NAMES =
            List.of("Nils", "Tom", "Emil", "Lea", "Ada", "Jan", "Ines", "Oskar", "Vera", "Leo");

    private static final List<String> RANKS =
            List.of("beginner", "casual player", "club player", "strong player", "expert");

    private LevelNames() {}

    /** The name of a level from 1 to {@code levels}; games with fewer than ten leave some out. */
    public static String of(int level, int levels) {
        int index = levels < 2 ? NAMES.size() / 2 : (int) Math.round((level - 1) * (NAMES.size() - 1.0) / (levels - 1));
        return NAMES.get(index) + ", " + RANKS.get(index / 2);
    }
}
