package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.Example;

/**
 * Somebody and the games we have of them, in the order in which they were played.
 *
 * @param who the name to show
 * @param names how records call them
 */
public record Person<P extends Position>(Game<P> game, String who, Set<String> names, List<PlayedGame<P>> games) {

    public Person {
        names = Set.copyOf(names);
        games = List.copyOf(games);
    }

    /** Whether they had both sides of some games, which is so where two names are taken for one person. */
    public Optional<String> remark() {
        long both =
                games.stream().filter(each -> names.containsAll(each.players())).count();
        if (both == 0) return Optional.empty();
        return Optional.of(who + " had both sides of " + both + (both == 1 ? " game" : " games")
                + "; the moves of either side count as theirs.");
    }

    /** The same of anything that stands in the order in which it was decided. */
    public static <T> List<T> sampleOf(List<T> decided, int most, long seed) {
        if (decided.size() <= most) return decided;
        List<Integer> places =
                new ArrayList<>(IntStream.range(0, decided.size()).boxed().toList());
        Collections.shuffle(places, new Random(seed));
        return places.subList(0, most).stream().sorted().map(decided::get).toList();
    }

    /** At most {@code most} of these decisions, each as likely as the others, in the order in which they were. */
    public static <P extends Position> List<Example<P>> sample(List<Example<P>> examples, int most, long seed) {
        if (examples.size() <= most) return examples;
        List<Example<P>> shuffled = new ArrayList<>(examples);
        Collections.shuffle(shuffled, new Random(seed));
        List<Example<P>> kept = new ArrayList<>(shuffled.subList(0, most));
        kept.sort(Comparator.<Example<P>>comparingInt(Example::game).thenComparingInt(Example::ply));
        return kept;
    }
}
