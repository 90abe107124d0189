package org.outwit.web.people;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.learn.population.PopulationModel;
import org.outwit.play.player.GameCharacter;
import org.outwit.play.player.Level;
import org.outwit.web.game.LevelNames;

/** Who played the tournaments that are shipped: the characters of a game and some of its levels. They are programs, and say so. */
final class ClubMembers {

    private static final List<Integer> LEVELS = List.of(2, 5, 8);

    private final Game<?> game;
    private final Optional<PopulationModel> people;

    ClubMembers(Game<?> game, Optional<PopulationModel> people) {
        this.game = game;
        this.people = people;
    }

    /** Their names as the records have them, with what there is to say of each. */
    Map<String, String> about() {
        Map<String, String> about = new LinkedHashMap<>();
        for (GameCharacter each : GameCharacter.all(game)) {
            String name = each.name().substring(0, 1).toUpperCase(Locale.ROOT)
                    + each.name().substring(1);
            about.put(name, each.about() + " A character of this program.");
        }
        List<Level> levels = Level.all(game, people);
        for (Level each : levels) {
            if (!LEVELS.contains(each.number())) continue;
            String[] words = LevelNames.of(each.number(), levels.size()).split(", ");
            about.put(words[0], level(each, words[1]));
        }
        return about;
    }

    private static String level(Level level, String rank) {
        return (rank.matches("[aeiou].*") ? "An " : "A ") + rank + ". Level " + level.number() + " of this program.";
    }
}
