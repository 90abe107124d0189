package org.outwit.web.person;

import java.util.Locale;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.web.people.PersonEntry;

/** What the heading says of a person, in words and figures that carry how sure they are. */
final class PersonWords {

    private PersonWords() {}

    static String count(long n, String one) {
        return String.format(Locale.ROOT, "%,d %s", n, n == 1 ? one : one + "s");
    }

    /** What a game is called in a sentence: the title up to what explains it. */
    static String title(Game<?> game) {
        return game.title().split(",")[0];
    }

    /** Games and years. */
    static String games(PersonEntry person) {
        if (person.lastYear() == 0) return count(person.games(), "game");
        String years = person.firstYear() == person.lastYear()
                ? String.valueOf(person.lastYear())
                : person.firstYear() + "–" + person.lastYear();
        return count(person.games(), "game") + ", " + years;
    }

    /** Points of games with a result; nothing where there is none. */
    static String score(PersonEntry person) {
        if (person.counted() == 0) return "";
        ConfidenceInterval score = ConfidenceInterval.ofGames(person.wins(), person.draws(), person.losses());
        String words = Percent.whole(score.estimate()) + " of the points (" + Percent.whole(score.low()) + " to "
                + Percent.whole(score.high()) + ")";
        return words.replace(" %", "\u00a0%"); // no line begins with a sign
    }

    /** Elo with its 95 % interval; nothing where there is too little to tell. */
    static String strength(PersonEntry person) {
        OptionalDouble rating = person.rating();
        if (rating.isEmpty()) return "";
        return Math.round(rating.getAsDouble()) + " ± "
                + Math.round(ConfidenceInterval.halfWidth(person.ratingError().orElse(0))) + " Elo";
    }
}
