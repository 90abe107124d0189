package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * A model search that cannot be fooled by more than a margin: it never chooses a move whose minimax value is more than
 * that below the best minimax value. Values of model search are optimistic, and a wrong model can lose games; with this
 * it can lose at most the margin a move, by our own function and depth.
 *
 * <p>Works round any search that can value a position as a viewer who is not to move sees it: each safe move is made and
 * valued by itself. A margin of 0 leaves only the moves that minimax finds best, among which the model decides; an
 * infinite one leaves the model search as it is.
 */
public final class SafetyMargin<P extends Position> implements Search<P> {

    private final Search<P> model;
    private final Search<P> minimax;
    private final int margin;

    public SafetyMargin(Search<P> model, Evaluator<P> evaluator, int margin) {
        if (margin < 0) throw new IllegalArgumentException("The margin (" + margin + ") must not be negative.");
        this.model = model;
        this.minimax = new AlphaBeta<>(evaluator);
        this.margin = margin;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        P position = Position.copyOf(root);
        if (position.isOver() || limits.depth() == 0) return model.search(position, viewer, limits);
        return Meter.run(limits, meter -> {
            meter.levels(2);
            return choose(position, viewer, limits.depth(), meter);
        });
    }

    private Result choose(P position, int viewer, int depth, Meter meter) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int below = ModelView.below(depth);
        int[] guaranteed = new int[count];
        int best = -Value.INFINITY;
        for (int i = 0; i < count; i++) {
            guaranteed[i] =
                    value(minimax, position, moves[i], viewer, below, meter, 1).value();
            best = Math.max(best, guaranteed[i]);
        }
        Result chosen = null;
        int move = Position.NO_MOVE;
        boolean complete = true;
        for (int i = 0; i < count; i++) {
            if ((long) guaranteed[i] < (long) best - margin) continue;
            Result result = value(model, position, moves[i], viewer, below, meter, 0);
            complete &= result.complete();
            if (chosen == null || result.value() > chosen.value()) {
                chosen = result;
                move = moves[i];
            }
        }
        List<Integer> line = new ArrayList<>(List.of(move));
        line.addAll(chosen.line());
        return Result.exact(chosen.value(), List.copyOf(line), depth, complete, meter.counts());
    }

    private static <P extends Position> Result value(
            Search<P> search, P position, int move, int viewer, int depth, Meter meter, int level) {
        position.make(move);
        Result result = search.search(position, viewer, meter.left(depth));
        position.undo();
        meter.add(result.counts(), level);
        meter.ended(result.reason());
        return result;
    }
}
