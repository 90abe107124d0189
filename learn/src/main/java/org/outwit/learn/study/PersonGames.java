package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;

/**
 * The games of one person, each with the side they had. Games that they played against themselves are left out, since
 * nobody can tell then whose error was whose gain.
 *
 * @param names how records call them
 */
public record PersonGames<P extends Position>(Set<String> names, List<Theirs<P>> games) {

    /** One of their games: which side they had, and when it was, 0 where that is unknown. */
    public record Theirs<P extends Position>(PlayedGame<P> game, int side, int year) {

        public String opponent() {
            return game.players().get(1 - side);
        }

        PersonResults results() {
            if (game.outcome() == Outcome.UNKNOWN) return new PersonResults(0, 0, 0, 1);
            if (game.outcome() == Outcome.DRAW) return new PersonResults(0, 1, 0, 0);
            boolean won = game.outcome() == (side == 0 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS);
            return won ? new PersonResults(1, 0, 0, 0) : new PersonResults(0, 0, 1, 0);
        }
    }

    private static final int MOST_OPPONENTS = 8;

    /** Years stand in dates and, where there is no date, often in the names of events. */
    private static final List<String> TAGS_WITH_YEARS = List.of("Date", "Year", "EventDate", "DT", "Event");

    private static final Pattern YEAR = Pattern.compile("\\b(1[5-9]\\d\\d|20\\d\\d)\\b");

    public PersonGames {
        names = Set.copyOf(names);
        games = List.copyOf(games);
    }

    /** Picks their games out of these; all are games of two. */
    public static <P extends Position> PersonGames<P> of(Set<String> names, List<PlayedGame<P>> played) {
        List<Theirs<P>> games = new ArrayList<>();
        for (PlayedGame<P> game : played) {
            boolean first = names.contains(game.players().get(0));
            boolean second = names.contains(game.players().get(1));
            if (first != second) games.add(new Theirs<>(game, first ? 0 : 1, year(game.tags())));
        }
        return new PersonGames<>(names, games);
    }

    private static int year(Map<String, String> tags) {
        for (String tag : TAGS_WITH_YEARS) {
            Matcher found = YEAR.matcher(tags.getOrDefault(tag, ""));
            if (found.find()) return Integer.parseInt(found.group());
        }
        return 0;
    }

    Career career() {
        List<PersonResults> sides = new ArrayList<>(List.of(PersonResults.NONE, PersonResults.NONE));
        Map<String, PersonResults> rivals = new HashMap<>();
        Map<String, Integer> called = new HashMap<>();
        int first = Integer.MAX_VALUE;
        int last = 0;
        for (Theirs<P> each : games) {
            sides.set(each.side(), sides.get(each.side()).plus(each.results()));
            called.merge(each.game().players().get(each.side()), 1, Integer::sum);
            if (!each.opponent().isBlank()) rivals.merge(each.opponent(), each.results(), PersonResults::plus);
            if (each.year() == 0) continue;
            first = Math.min(first, each.year());
            last = Math.max(last, each.year());
        }
        List<Career.Rival> opponents = rivals.entrySet().stream()
                .map(each -> new Career.Rival(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing(
                                (Career.Rival each) -> -each.results().games())
                        .thenComparing(Career.Rival::name))
                .limit(MOST_OPPONENTS)
                .toList();
        List<String> known = called.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .map(Map.Entry::getKey)
                .toList();
        return new Career(known, games.size(), last == 0 ? 0 : first, last, sides, opponents);
    }
}
