package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;
import org.outwit.core.statistics.WeightedDraw;

/**
 * Errs like people do: chooses a move with probability proportional to exp(value / temperature), so that small mistakes
 * are common and big ones rare. It is how {@link org.outwit.core.model.QuantalMStar} expects somebody to choose.
 *
 * <p>Every move is valued by itself. The point that decides the draw is chosen once, before the search. So looking deeper changes
 * the move only if it changes the values.
 */
final class QuantalChoice<P extends Position> implements Search<P> {

    private final Search<P> values;
    private final double temperature;
    private final TasteTerm<P> taste; // null for none
    private final double draw;

    /**
     * {@code temperature} is in ints of the game's values; a taste, or null, makes some moves likelier; {@code draw} is the point from 0
     * to 1 that decides.
     */
    QuantalChoice(Search<P> values, double temperature, TasteTerm<P> taste, double draw) {
        this.values = values;
        this.temperature = temperature;
        this.taste = taste;
        this.draw = draw;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Budget budget = new Budget(limits);
        P position = Position.copyOf(root);
        int[] moves = new int[root.mostMoves()];
        int end = root.moves(moves, 0);
        List<Result> results = new ArrayList<>();
        boolean complete = true;
        for (int i = 0; i < end; i++) {
            if (budget.isEmpty()) return stopped(budget.reason(), budget);
            Limits left = budget.left().withDepth(limits.depth() - 1);
            position.make(moves[i]);
            Result result = values.search(position, viewer, left);
            position.undo();
            budget.spend(result.counts());
            if (!result.isKnown() || result.depth() < limits.depth() - 1 && !result.complete()) {
                return stopped(result.reason(), budget);
            }
            results.add(result);
            complete &= result.complete();
        }
        int chosen = choose(position, results);
        List<Integer> line = new ArrayList<>(List.of(moves[chosen]));
        line.addAll(results.get(chosen).line());
        int value = results.get(chosen).value();
        return Result.exact(value, line, limits.depth(), complete, budget.spent());
    }

    private static Result stopped(StopReason reason, Budget budget) {
        return Result.stopped(reason, budget.spent());
    }

    private int choose(P position, List<Result> results) {
        double top = results.stream().mapToInt(Result::value).max().orElseThrow();
        double[] weights = results.stream()
                .mapToDouble(result -> weight(result.value() - top))
                .toArray();
        if (taste != null) taste.apply(position, weights);
        return WeightedDraw.of(weights, weights.length, draw);
    }

    private double weight(double below) {
        return temperature == 0 ? below == 0 ? 1 : 0 : Math.exp(below / temperature);
    }
}
