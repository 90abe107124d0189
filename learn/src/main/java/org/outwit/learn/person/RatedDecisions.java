package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.strength.ProgramNames;
import org.outwit.learn.training.ArchivedGame;

/**
 * The decisions of all people in an archive, or of those whose ratings are in a range. Programs are nobody.
 *
 * @param all in the order of the games
 * @param games in how many games they were made, and {@code people} by how many people with names
 * @param unrated how many of the decisions were made by people of unknown strength
 */
public record RatedDecisions<P extends Position>(List<RatedDecision<P>> all, int games, int people, int unrated) {

    public RatedDecisions {
        all = List.copyOf(all);
    }

    /** Those of people with such a name and such a rating, which may not be a number, from a ply on; the first move of a game is ply 1. */
    public static <P extends Position> RatedDecisions<P> of(
            List<ArchivedGame<P>> archive, Predicate<String> who, Predicate<Double> rating, int fromPly) {
        List<RatedDecision<P>> all = new ArrayList<>();
        Set<String> people = new HashSet<>();
        Set<Integer> games = new HashSet<>();
        for (int number = 0; number < archive.size(); number++) {
            ArchivedGame<P> game = archive.get(number);
            int place = number;
            game.replay((position, move, ply) -> {
                String name = game.players()[position.mover()];
                double strength = game.strengths()[position.mover()];
                boolean meant =
                        ply + 1 >= fromPly && !ProgramNames.has(name) && who.test(name) && rating.test(strength);
                if (!meant || position.countMoves(new int[position.mostMoves()], 0) < 2) return;
                all.add(new RatedDecision<>(
                        new Example<>(Position.copyOf(position), move, place, ply), strength, game.pool()));
                games.add(place);
                if (!name.isBlank()) people.add(name);
            });
        }
        int unrated =
                (int) all.stream().filter(each -> Double.isNaN(each.rating())).count();
        return new RatedDecisions<>(all, games.size(), people.size(), unrated);
    }
}
