package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.Pool;

/**
 * What one person of an archive decided, game by game.
 *
 * @param rating the mean of what is known of their strength; not a number where nothing is
 * @param pool among whom they mostly played; empty where nobody knows
 * @param games the decisions of each game in which there was a choice, in the order of the archive
 */
public record PersonHistory<P extends Position>(
        String name, double rating, Optional<Pool> pool, List<List<Example<P>>> games) {

    public static <P extends Position> PersonHistory<P> of(List<ArchivedGame<P>> archive, String name) {
        List<List<Example<P>>> games = new ArrayList<>();
        double sum = 0;
        int rated = 0;
        List<Optional<Pool>> pools = new ArrayList<>();
        for (ArchivedGame<P> each : archive) {
            int side = List.of(each.players()).indexOf(name);
            if (side < 0) continue;
            games.add(decisions(each, side, games.size()));
            pools.add(each.pool());
            double strength = each.strengths()[side];
            if (Double.isNaN(strength)) continue;
            sum += strength;
            rated++;
        }
        return new PersonHistory<>(name, rated == 0 ? Double.NaN : sum / rated, Pool.most(pools), games);
    }

    private static <P extends Position> List<Example<P>> decisions(ArchivedGame<P> archived, int side, int number) {
        List<Example<P>> decisions = new ArrayList<>();
        archived.replay((position, move, ply) -> {
            int[] buffer = new int[position.mostMoves()];
            if (position.mover() == side && position.countMoves(buffer, 0) > 1) {
                decisions.add(new Example<>(Position.copyOf(position), move, number, ply));
            }
        });
        return decisions;
    }

    /** The decisions of the games from {@code first} to before {@code end}, as far as there are games. */
    public List<Example<P>> between(int first, int end) {
        return games.subList(Math.min(first, games.size()), Math.min(end, games.size())).stream()
                .flatMap(List::stream)
                .toList();
    }
}
