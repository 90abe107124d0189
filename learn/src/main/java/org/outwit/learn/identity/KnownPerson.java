package org.outwit.learn.identity;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * A person who may have played, and their games.
 *
 * @param rating how strong they are, or not a number
 * @param games the earliest first
 */
public record KnownPerson<P extends Position>(String name, double rating, List<PlayedSide<P>> games) {

    public KnownPerson {
        games = List.copyOf(games);
    }

    /** What they decided in the games from the first to before the last of these. */
    List<Example<P>> decisions(int from, int end) {
        return games.subList(from, end).stream()
                .flatMap(each -> each.decisions().stream())
                .toList();
    }
}
