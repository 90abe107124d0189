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
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.population.ModelPredictor;

/**
 * How a model fares on decisions, as a whole, in each phase of the game, and for either side; compared with chance and with
 * the game's own evaluator at the same depth.
 *
 * @param evaluator the name of that evaluator
 * @param phases one for each phase of the game
 * @param sides one for each player
 */
public record Predictions(String evaluator, Tally all, List<Tally> phases, List<Tally> sides) {

    private record Case(int phase, int side, Tally tally) {}

    /** Ends with a {@link java.util.concurrent.CancellationException} where the monitor stops it. */
    public static <P extends Position> Predictions of(
            ModelPredictor<P> predictor, List<Example<P>> examples, Parallel parallel, ProgressMonitor monitor) {
        Game<P> game = predictor.game();
        String name = game.defaultEvaluatorName();
        Evaluator<P> evaluator = game.defaultEvaluator();
        List<Case> cases = parallel.map(
                examples, monitor, predictor::forAnotherThread, (own, example) -> predicted(own, evaluator, example));
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

    private static <P extends Position> Case predicted(
            ModelPredictor<P> predictor, Evaluator<P> evaluator, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int depth = predictor.model().depth();
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        Tally tally = new Tally();
        double[] expected = predictor.probabilities(position);
        if (predictor.isOneOfPeople()) {
            double[] anybody = new double[count];
            predictor.anybody(position, anybody);
            tally.addPeople(anybody, chosen);
        }
        tally.add(expected, values(position, new AlphaBeta<>(evaluator), moves, count, depth), chosen);
        return new Case(predictor.game().phases().of(position), position.mover(), tally);
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
