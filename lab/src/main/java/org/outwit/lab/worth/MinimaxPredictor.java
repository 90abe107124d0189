package org.outwit.lab.worth;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Meter;
import org.outwit.learn.example.ModelMoveValues;

/** Is sure that a player looks a fixed number of plies ahead, no exchange further, and plays the first of the best moves. */
final class MinimaxPredictor<P extends Position> implements MovePredictor<P> {

    private final ModelMoveValues<P> values;

    MinimaxPredictor(Game<P> game, Evaluator<P> evaluator, int depth) {
        this.values = new ModelMoveValues<>(game, evaluator, depth, false);
    }

    @Override
    public void spendFrom(Meter meter, int level) {
        values.spendFrom(meter, level);
    }

    @Override
    public int predict(P position, double[] into) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        Arrays.fill(into, 0, count, 0);
        into[values.best(position, moves, count)] = 1;
        return count;
    }
}
