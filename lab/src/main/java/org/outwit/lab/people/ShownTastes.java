package org.outwit.lab.people;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleBiFunction;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.play.match.MatchGame;
import org.outwit.play.player.GameCharacter;
import org.outwit.play.player.LevelLadder;
import org.outwit.play.player.Manner;
import org.outwit.play.resources.Resources;

/**
 * Does it show what characters like? Each plays games against the level it was measured with. For what it likes, a feature or its whole
 * function, this prints by how much its own moves changed it on average, and by how much those of the level did, each in their own view.
 * Only moves count where there was a choice.
 *
 * <p>Usage: {@code ShownTastes GAME GAMES SEED}.
 */
public final class ShownTastes {

    private ShownTastes() {}

    public static void main(String[] args) {
        try (Resources resources = Resources.ofProgram()) {
            run(Games.named(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2]), resources);
        }
    }

    private static <P extends Position> void run(Game<P> game, int games, long seed, Resources resources) {
        List<LevelLadder.Step> steps =
                LevelLadder.of(game, resources.populations().of(game));
        for (GameCharacter each : GameCharacter.all(game)) {
            String level = steps.stream()
                    .filter(step -> step.player().equals(each.name()))
                    .findFirst()
                    .orElseThrow()
                    .against();
            List<MatchGame> played = MeasuredLadder.games(game, List.of(each.name(), level), games, seed, resources);
            if (each.manner() instanceof Manner.OfPeople manner) {
                for (Feature<P> feature : game.features()) {
                    if (!manner.taste().weights().containsKey(feature.name())) continue;
                    print(each.name(), feature.name(), level, changes(game, played, feature::value));
                }
            } else {
                String function =
                        ((Manner.OfSearch) each.manner()).player().strategy().function();
                Evaluator<P> liked = game.evaluators().get(function);
                print(
                        each.name(),
                        function,
                        level,
                        changes(game, played, (position, player) -> game.scale().units(liked.value(position, player))));
            }
        }
    }

    /** By how much a move changes what is liked on average: those of the first player of the match, and those of the second. */
    private static <P extends Position> double[] changes(
            Game<P> game, List<MatchGame> played, ToDoubleBiFunction<P, Integer> liked) {
        double[] sums = new double[2];
        int[] counts = new int[2];
        for (MatchGame each : played) {
            P position = game.start();
            int[] moves = each.report().moves();
            for (int ply = 0; ply < moves.length; ply++) {
                int seat = position.mover();
                int[] buffer = new int[position.mostMoves()];
                boolean choice = position.countMoves(buffer, 0) > 1;
                double before = liked.applyAsDouble(position, seat);
                position.make(moves[ply]);
                if (!choice || ply < MeasuredLadder.OPENING_PLIES || position.isOver()) continue;
                int side = each.seatOf(0) == seat ? 0 : 1;
                sums[side] += liked.applyAsDouble(position, seat) - before;
                counts[side]++;
            }
        }
        return new double[] {sums[0] / counts[0], sums[1] / counts[1]};
    }

    private static void print(String name, String what, String level, double[] means) {
        System.out.printf(Locale.ROOT, "%-10s %-12s %+8.4f a move, %s %+8.4f%n", name, what, means[0], level, means[1]);
    }
}
