package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Decisions;
import org.outwit.learn.example.Example;

/**
 * Decisions of one person, evenly spread over all their games so that no year and no phase is favoured. Decisions are
 * counted first and picked in a second pass, because thousands of games have more positions than memory should hold.
 *
 * @param picked the sample; the game of an example is its index in the games of the person
 * @param all how many decisions there were to pick from
 */
record Sample<P extends Position>(List<Example<P>> picked, long all) {

    static <P extends Position> Sample<P> of(PersonGames<P> person, Predicate<String> who, int most) {
        long[] all = new long[1];
        feed(person, Decisions.of(who, example -> all[0]++));
        List<Example<P>> picked = new ArrayList<>();
        long[] at = new long[1];
        feed(person, Decisions.of(who, example -> {
            long before = at[0] * most / Math.max(1, all[0]);
            at[0]++;
            if (all[0] <= most || at[0] * most / all[0] > before) picked.add(example);
        }));
        return new Sample<>(picked, all[0]);
    }

    private static <P extends Position> void feed(PersonGames<P> person, Decisions<P> decisions) {
        for (PersonGames.Theirs<P> each : person.games()) decisions.game(each.game());
    }
}
