package org.outwit.core.engine;

import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;

/** Replies of an opponent who is known by a predictor, such as a person whose games were learned from. */
final class PredictedReplies<P extends Position> implements ChanceReplies {

    private final MovePredictor<P> predictor;
    private final P position;
    private double[] row = new double[64];

    PredictedReplies(MovePredictor<P> predictor, P position) {
        this.predictor = predictor;
        this.position = position;
    }

    @Override
    public boolean isComplete() {
        return true;
    }

    @Override
    public void expect(int depth, int[] moves, int from, int end, double[] shares) {
        if (row.length < position.mostMoves()) row = new double[position.mostMoves()];
        int count = predictor.predict(position, row);
        System.arraycopy(row, 0, shares, from, count);
    }
}
