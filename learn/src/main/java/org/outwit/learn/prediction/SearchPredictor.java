package org.outwit.learn.prediction;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Meter;
import org.outwit.learn.example.ModelMoveValues;

/**
 * Expects of everybody what a short search finds good: better moves more often, by a function that need not be anybody's. It
 * knows no person, so it is what a model of one has to be better than; and it is a player who is written as
 * {@code material@2%0.5}.
 */
public final class SearchPredictor<P extends Position> implements MovePredictor<P> {

    private final ModelMoveValues<P> values;
    private final double temperature; // in ints of the scale
    private int[] moves = new int[64];

    /**
     * @param depth in plies, the move itself counted; exchanges are followed beyond it
     * @param temperature in units of the game; 0 for a player who always plays the first of the best
     */
    public SearchPredictor(Game<P> game, Evaluator<P> evaluator, int depth, double temperature) {
        if (!(temperature >= 0)) {
            throw new IllegalArgumentException("The temperature (" + temperature + ") must not be negative.");
        }
        this.values = new ModelMoveValues<>(game, evaluator, depth, true);
        this.temperature = temperature * game.scale().unit();
    }

    @Override
    public void spendFrom(Meter meter, int level) {
        values.spendFrom(meter, level);
    }

    @Override
    public int predict(P position, double[] into) {
        if (moves.length < position.mostMoves()) moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        values.find(position, moves, count);
        int best = 0;
        for (int i = 1; i < count; i++) if (values.value(i) > values.value(best)) best = i;
        for (int i = 0; i < count; i++) {
            into[i] = temperature > 0 ? values.value(i) / temperature : i == best ? 0 : Double.NEGATIVE_INFINITY;
        }
        Softmax.normalise(into, count);
        return count;
    }
}
