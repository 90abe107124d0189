package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;

/**
 * How a model fares on decisions, as a whole, in each phase of the game, and for either side; compared with chance and with
 * the game's own evaluator at the same depth.
 *
 * @param evaluator the name of that evaluator
 * @param phases one for each phase of the game
 * @param sides one for each player
 */
public record Predictions(String evaluator, Tally all, List<Tally> phases, List<Tally> sides) {

    /** Where there are more decisions than this, a sample of this size tells the shares to a percent. */
    public static final int ENOUGH = 4_000;

    private static final List<String> SIDES = List.of("first", "second");

    /** How far the game's evaluator looks ahead where no model says how far. */
    public static final int PLAIN_DEPTH = 2;

    /** Says how likely each legal move is, of a decision in which one of them was played. */
    private interface Asking<P extends Position> {
        void predict(P position, int played, double[] into);
    }

    private record Case(int phase, int side, Tally tally) {}

    /** The predictions of decisions that the model was not learned from. */
    public static <P extends Position> Predictions of(
            ModelPredictor<P> predictor, List<Example<P>> examples, Parallel parallel, ProgressMonitor monitor) {
        return of(predictor, examples, false, parallel, monitor);
    }

    /**
     * Ends with a {@link java.util.concurrent.CancellationException} where the monitor stops it.
     *
     * @param learned whether the model was learned from these decisions; then each is taken out of the book before it is asked about
     */
    public static <P extends Position> Predictions of(
            ModelPredictor<P> predictor,
            List<Example<P>> examples,
            boolean learned,
            Parallel parallel,
            ProgressMonitor monitor) {
        Game<P> game = predictor.game();
        String name = game.defaultEvaluatorName();
        Evaluator<P> evaluator = game.defaultEvaluator();
        ProgressCount progress = new ProgressCount(monitor, "predicting decisions", examples.size());
        List<Case> cases = parallel.map(examples, monitor, predictor::forAnotherThread, (own, example) -> {
            Case each = predicted(own, evaluator, example, learned);
            progress.another();
            return each;
        });
        return sum(game, name, cases);
    }

    /** Of anybody of the rating of whoever decided. */
    public static <P extends Position> Predictions ofAnybody(
            Game<P> game,
            PopulationModel population,
            List<RatedDecision<P>> decisions,
            Parallel parallel,
            ProgressMonitor monitor) {
        Evaluator<P> evaluator = game.defaultEvaluator();
        ProgressCount progress = new ProgressCount(monitor, "predicting decisions", decisions.size());
        List<Case> cases = parallel.map(
                decisions, monitor, () -> PopulationPredictor.of(game, population, Double.NaN), (anybody, decision) -> {
                    PopulationPredictor<P> own = anybody.rated(decision.rating(), decision.pool());
                    Asking<P> asking = (position, played, into) -> own.predict(position, into);
                    Case each = predicted(game, decision.example(), asking, evaluator, PLAIN_DEPTH);
                    if (own.network().isPresent()) {
                        P position = Position.copyOf(decision.example().position());
                        int[] moves = new int[position.mostMoves()];
                        double[] alone = new double[position.moves(moves, 0)];
                        own.network(alone);
                        each.tally.addNetwork(
                                alone, ChosenMove.indexOf(decision.example().move(), moves, alone.length));
                    }
                    progress.another();
                    return each;
                });
        return sum(game, game.defaultEvaluatorName(), cases);
    }

    private static Predictions sum(Game<?> game, String name, List<Case> cases) {
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

    /** All of it, then each phase where there are several, then each side, under the names that reports give them. */
    public Map<String, Tally> rows(Game<?> game) {
        Map<String, Tally> rows = new LinkedHashMap<>();
        rows.put("all", all);
        List<String> names = game.phases().names();
        for (int p = 0; names.size() > 1 && p < names.size(); p++) rows.put(names.get(p), phases.get(p));
        for (int side = 0; side < SIDES.size(); side++) rows.put(side(side), sides.get(side));
        return rows;
    }

    /** What the row of a side is called. */
    public static String side(int side) {
        return "as " + SIDES.get(side);
    }

    /** These as numbers of a model file. */
    HoldOut holdOut(Game<?> game) {
        Map<String, HoldOut> parts = new LinkedHashMap<>();
        rows(game).forEach((name, tally) -> {
            if (tally != all && tally.decisions() > 0) parts.put(name, holdOut(tally, Map.of()));
        });
        return holdOut(all, parts);
    }

    private static HoldOut holdOut(Tally tally, Map<String, HoldOut> parts) {
        return new HoldOut(tally.decisions(), tally.agreement(), tally.chance(), tally.logLoss(), parts);
    }

    private static List<Tally> tallies(int count) {
        return new ArrayList<>(
                IntStream.range(0, count).mapToObj(i -> new Tally()).toList());
    }

    private static <P extends Position> Case predicted(
            ModelPredictor<P> predictor, Evaluator<P> evaluator, Example<P> example, boolean learned) {
        Asking<P> asking =
                learned ? predictor::predictAnew : (position, played, into) -> predictor.predict(position, into);
        Case each = predicted(
                predictor.game(), example, asking, evaluator, predictor.model().depth());
        if (predictor.isOneOfPeople()) {
            P position = Position.copyOf(example.position());
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            double[] anybody = new double[count];
            predictor.anybody(anybody);
            int chosen = ChosenMove.indexOf(example.move(), moves, count);
            each.tally.addPeople(anybody, chosen);
            if (predictor.network().isPresent()) {
                double[] alone = new double[count];
                predictor.network(alone);
                each.tally.addNetwork(alone, chosen);
            }
        }
        return each;
    }

    private static <P extends Position> Case predicted(
            Game<P> game, Example<P> example, Asking<P> asking, Evaluator<P> evaluator, int depth) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        Tally tally = new Tally();
        double[] expected = new double[count];
        asking.predict(position, example.move(), expected);
        tally.add(expected, values(position, new AlphaBeta<>(evaluator), moves, count, depth), chosen);
        return new Case(game.phases().of(position), position.mover(), tally);
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
