package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
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

    /** At most so many of these decisions, any as likely as the others, in the order in which they were. */
    public static <P extends Position> List<Example<P>> sample(List<Example<P>> examples, int most, long seed) {
        if (examples.size() <= most) return examples;
        List<Example<P>> shuffled = new ArrayList<>(examples);
        Collections.shuffle(shuffled, new Random(seed));
        List<Example<P>> kept = new ArrayList<>(shuffled.subList(0, most));
        kept.sort(Comparator.<Example<P>>comparingInt(Example::game).thenComparingInt(Example::ply));
        return kept;
    }
}
