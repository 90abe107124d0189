package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;

/**
 * How a forecast fares on decisions, as a whole, in each phase of the game, and for either side; compared with chance and with
 * the game's own evaluator at the same depth.
 *
 * @param evaluator the name of that evaluator
 * @param phases one for each phase of the game
 * @param sides one for each player
 */
public record Predictions(String evaluator, Tally all, List<Tally> phases, List<Tally> sides) {

    private record Case(int phase, int side, Tally tally) {}

    /** Uses all cores. */
    public static <P extends Position> Predictions of(Forecast<P> forecast, List<Example<P>> examples) {
        Game<P> game = forecast.ranking().game();
        String name = game.defaultEvaluatorName();
        Evaluator<P> evaluator = game.defaultEvaluator();
        int depth = forecast.ranking().depth();
        List<Case> cases = examples.parallelStream()
                .map(example -> foretold(forecast, game, evaluator, depth, example))
                .toList();
        Predictions sum = new Predictions(
                name,
                new Tally(),
                tallies(game.phases().names().size()),
                tallies(game.capabilities().players()));
        for (Case each : cases) { // in order, so that sums are the same on any number of cores
            sum.all.add(each.tally);
            sum.phases.get(each.phase).add(each.tally);
            sum.sides.get(each.side).add(each.tally);
        }
        return sum;
    }

    private static List<Tally> tallies(int count) {
        return new ArrayList<>(
                IntStream.range(0, count).mapToObj(i -> new Tally()).toList());
    }

    private static <P extends Position> Case foretold(
            Forecast<P> forecast, Game<P> game, Evaluator<P> evaluator, int depth, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int side = position.mover();
        Tally tally = new Tally();
        tally.add(
                forecast.probabilities(position),
                values(position, new AlphaBeta<>(evaluator), moves, count, depth),
                ChosenMove.indexOf(example.move(), moves, count));
        return new Case(game.phases().of(position), side, tally);
    }

    private static <P extends Position> double[] values(
            P position, Search<P> search, int[] moves, int count, int depth) {
        int player = position.mover();
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            values[i] = search.search(position, player, Limits.depth(depth - 1)).value();
            position.undo();
        }
        return values;
    }
}
