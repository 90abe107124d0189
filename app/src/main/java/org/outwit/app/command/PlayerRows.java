package org.outwit.app.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.learn.people.PopulationModel;
import org.outwit.play.player.LevelLadder;
import org.outwit.play.player.Manner;

/**
 * Levels and characters as rows of a listing.
 *
 * @param people how people play the game, where that is known
 * @param steps what was measured
 */
record PlayerRows(Optional<PopulationModel> people, List<LevelLadder.Step> steps) {

    /** Name, whose moves it plays, how far it looks ahead, and what it is better by than which level. */
    String[] cells(String player, Manner manner) {
        Optional<LevelLadder.Step> step = step(player);
        return new String[] {
            player,
            whom(manner),
            plies(manner),
            step.map(found -> String.format(Locale.ROOT, "%+.0f Elo", found.elo()))
                    .orElse(""),
            step.map(found -> String.format(Locale.ROOT, "%+.0f to %+.0f", found.low(), found.high()))
                    .orElse(""),
            step.map(LevelLadder.Step::against).orElse("")
        };
    }

    Map<String, Object> object(String player, Manner manner, String about) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("player", player);
        if (!about.isEmpty()) object.put("about", about);
        if (manner instanceof Manner.OfPeople like) {
            people.map(like::rating)
                    .filter(java.util.OptionalInt::isPresent)
                    .ifPresent(rating -> object.put("rating", rating.getAsInt()));
            object.put("plies", like.plies(people.orElseThrow()));
        } else {
            object.put("plays", ((Manner.OfSearch) manner).player().toString());
        }
        step(player).ifPresent(found -> {
            object.put("against", found.against());
            object.put("elo", found.elo());
            object.put("eloInterval", List.of(found.low(), found.high()));
            object.put("games", found.games());
            object.put("seed", found.seed());
        });
        return object;
    }

    private Optional<LevelLadder.Step> step(String player) {
        return steps.stream().filter(each -> each.player().equals(player)).findFirst();
    }

    private String whom(Manner manner) {
        if (manner instanceof Manner.OfSearch search) return search.player().toString();
        Manner.OfPeople like = (Manner.OfPeople) manner;
        return people.map(like::rating)
                .filter(java.util.OptionalInt::isPresent)
                .map(rating -> "people of about " + rating.getAsInt() + " Elo")
                .orElse("people");
    }

    private String plies(Manner manner) {
        int count = manner instanceof Manner.OfPeople like
                ? like.plies(people.orElseThrow())
                : ((Manner.OfSearch) manner).player().strategy().depth().orElse(0);
        return count == 0 ? "not at all" : count == 1 ? "1 ply" : count + " plies";
    }
}
