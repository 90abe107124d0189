package org.outwit.lab.pruning;

import java.util.List;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.DraughtsPosition;

/**
 * αβ* or αβ in checkers, deepening.
 *
 * @param modelled whether it is αβ*, whose model has the same function
 * @param ordered whether moves are searched in the order of their looks
 * @param byLeaves whether a leaf counts once a depth, however often it is evaluated
 */
record DuelSearch(ExchangeFunction function, boolean modelled, boolean ordered, boolean byLeaves)
        implements Search<DraughtsPosition> {

    @Override
    public Result search(DraughtsPosition root, int viewer, Limits limits) {
        SumBounds bounds = function.below(root, viewer);
        Evaluator<DraughtsPosition> evaluator = function.evaluator();
        if (!ordered) return deepened(evaluator, bounds).search(root, viewer, limits);
        Evaluator<OrderedPosition<DraughtsPosition>> within = (each, player) -> evaluator.value(each.inner(), player);
        return deepened(within, bounds).search(new OrderedPosition<>(root, evaluator), viewer, limits);
    }

    private <P extends Position> Search<P> deepened(Evaluator<P> evaluator, SumBounds bounds) {
        return byLeaves
                ? new LeafDeepening<>(evaluator, counted -> listing(counted, bounds))
                : new Deepening<>(listing(evaluator, bounds));
    }

    private <P extends Position> Search<P> listing(Evaluator<P> evaluator, SumBounds bounds) {
        return modelled
                ? new AlphaBetaStar<>(Player.of(List.of(evaluator, evaluator)), bounds)
                : new AlphaBeta<>(evaluator);
    }
}
