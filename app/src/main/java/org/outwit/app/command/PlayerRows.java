package org.outwit.app.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.outwit.learn.people.PopulationModel;
import org.outwit.play.player.LevelLadder;
import org.outwit.play.player.Manner;
import org.outwit.trees.JsonOutput.Inline;

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

    /** The row as JSON. */
    Row object(String player, Manner manner, String about) {
        Optional<Manner.OfPeople> like =
                manner instanceof Manner.OfPeople people ? Optional.of(people) : Optional.empty();
        return new Row(
                player,
                Optional.of(about).filter(each -> !each.isEmpty()),
                like.flatMap(each -> people.map(each::rating)).orElse(OptionalInt.empty()),
                like.map(each -> each.plies(people.orElseThrow())),
                manner instanceof Manner.OfSearch search
                        ? Optional.of(search.player().toString())
                        : Optional.empty(),
                step(player)
                        .map(found -> new Strength(
                                found.against(),
                                found.elo(),
                                List.of(found.low(), found.high()),
                                found.games(),
                                found.seed())));
    }

    /** Somebody plays like people of a rating, who look so many plies ahead, or as a search plays. */
    record Row(
            String player,
            Optional<String> about,
            OptionalInt rating,
            Optional<Integer> plies,
            Optional<String> plays,
            @Inline Optional<Strength> strength) {}

    record Strength(String against, double elo, List<Double> eloInterval, int games, long seed) {}

    private Optional<LevelLadder.Step> step(String player) {
        return steps.stream().filter(each -> each.player().equals(player)).findFirst();
    }

    private String whom(Manner manner) {
        if (manner instanceof Manner.OfSearch search) return search.player().toString();
        Manner.OfPeople like = (Manner.OfPeople) manner;
        return people.map(like::rating)
                .filter(OptionalInt::isPresent)
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
