package org.outwit.learn.identity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Names;
import org.outwit.learn.strength.ProgramNames;
import org.outwit.learn.training.ArchivedGame;

/** Sorts the games of an archive by who played them. Programs are nobody, and spellings of one name are one person. */
public final class PeopleCollector<P extends Position> {

    private final int least;

    /** People with fewer games are left out. */
    public PeopleCollector(int least) {
        this.least = least;
    }

    /** Those with enough games, those with most first. */
    public List<KnownPerson<P>> of(List<ArchivedGame<P>> archive) {
        Map<String, List<PlayedSide<P>>> sides = new HashMap<>();
        Map<String, String> called = new HashMap<>();
        for (ArchivedGame<P> each : archive) {
            for (int side = 0; side < each.players().length; side++) {
                String name = each.players()[side];
                if (name.isBlank() || name.contains("?") || ProgramNames.has(name)) continue;
                String key = Names.key(name);
                called.putIfAbsent(key, name);
                sides.computeIfAbsent(key, k -> new ArrayList<>()).add(new PlayedSide<>(each, side));
            }
        }
        return sides.entrySet().stream()
                .filter(each -> each.getValue().size() >= least)
                .sorted(Comparator.comparing((Map.Entry<String, List<PlayedSide<P>>> each) ->
                                -each.getValue().size())
                        .thenComparing(Map.Entry::getKey))
                .map(each -> person(called.get(each.getKey()), each.getValue()))
                .toList();
    }

    private static <P extends Position> KnownPerson<P> person(String name, List<PlayedSide<P>> games) {
        double rating = games.stream()
                .mapToDouble(each -> each.game().strengths()[each.side()])
                .filter(each -> !Double.isNaN(each))
                .average()
                .orElse(Double.NaN);
        return new KnownPerson<>(name, rating, games);
    }
}
