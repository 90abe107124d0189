package org.outwit.web.people;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.play.player.GameCharacter;
import org.outwit.play.player.Level;
import org.outwit.web.game.LevelNames;

/** Who played the tournaments that are shipped: the characters of a game and some of its levels. They are programs, and pages say so. */
final class ClubMembers {

    /** Of the levels that the main games have. */
    private static final List<Integer> LEVELS = List.of(2, 5, 8);

    private static final int ALL_LEVELS = 10;

    private ClubMembers() {}

    /** Their names as the records have them, with how each is written as a player. */
    static Map<String, String> players(Game<?> game) {
        Map<String, String> players = new LinkedHashMap<>();
        for (GameCharacter each : GameCharacter.all(game)) players.put(capital(each.name()), each.toString());
        for (int level : LEVELS) players.put(LevelNames.of(level, ALL_LEVELS).split(", ")[0], Level.PREFIX + level);
        return players;
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** Their names as the records have them, with what there is to say of each. */
    static Map<String, String> about(Game<?> game) {
        Map<String, String> about = new LinkedHashMap<>();
        for (GameCharacter each : GameCharacter.all(game)) {
            about.put(capital(each.name()), each.about());
        }
        for (int level : LEVELS) {
            String[] words = LevelNames.of(level, ALL_LEVELS).split(", ");
            String article = words[1].matches("[aeiou].*") ? "An " : "A ";
            about.put(words[0], article + words[1] + ": level " + level + " of this program.");
        }
        return about;
    }
}
