package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.person.Person;

/**
 * The games of one person, each with the side they had. Games that they played against themselves are left out, since
 * nobody can tell then whose error was whose gain.
 */
public record PersonGames<P extends Position>(List<Theirs<P>> games) {

    /**
     * One of their games.
     *
     * @param place where it stands among all games of the person
     * @param side which side they had
     * @param year when it was, 0 where that is unknown
     */
    public record Theirs<P extends Position>(PlayedGame<P> game, int place, int side, int year) {

        public String opponent() {
            return game.players().get(1 - side);
        }

        public PersonResults results() {
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
        games = List.copyOf(games);
    }

    /** Picks those with one other; all are games of two. */
    public static <P extends Position> PersonGames<P> of(Person<P> person) {
        List<Theirs<P>> games = new ArrayList<>();
        for (int i = 0; i < person.games().size(); i++) {
            PlayedGame<P> game = person.games().get(i);
            boolean first = person.names().contains(game.players().get(0));
            boolean second = person.names().contains(game.players().get(1));
            if (first != second) games.add(new Theirs<>(game, i, first ? 0 : 1, year(game.tags())));
        }
        return new PersonGames<>(games);
    }

    /** The places of these games among all games of the person. */
    Set<Integer> places() {
        return games.stream().map(Theirs::place).collect(Collectors.toSet());
    }

    /** The game at this place among all games of the person. */
    Theirs<P> at(int place) {
        return games.stream().filter(each -> each.place() == place).findFirst().orElseThrow();
    }

    /** When a game was played, by its tags; 0 where they do not say. */
    public static int year(Map<String, String> tags) {
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
