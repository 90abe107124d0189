package org.outwit.play.player;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.learn.prediction.ModelPredictor;

/**
 * Plays as somebody does: draws a move from what the predictor expects of them, habits and errors included. So the clone plays
 * what {@code predict} measures.
 *
 * <p>The draw is made once and beforehand, so that looking deeper changes the choice only where it changes what is expected.
 */
final class CloneSearch<P extends Position> implements Search<P> {

    private final ModelPredictor<P> predictor;
    private final boolean errs;
    private final double draw;

    /** {@code errs} says whether to draw, by {@code draw} between 0 and 1, or to play what is likeliest. */
    CloneSearch(ModelPredictor<P> predictor, boolean errs, double draw) {
        this.predictor = predictor;
        this.errs = errs;
        this.draw = draw;
    }

    /** Looks no further ahead than the person does; the value is theirs, too. */
    @Override
    public Result search(P root, int viewer, Limits limits) {
        int own = predictor.model().depth();
        int depth = Math.max(1, Math.min(own, limits.depth()));
        ModelPredictor<P> expected = depth == own ? predictor : predictor.lookingAhead(depth);
        return Meter.run(limits, meter -> chosen(expected, Position.copyOf(root), depth, meter));
    }

    private Result chosen(ModelPredictor<P> expected, P position, int depth, Meter meter) {
        meter.levels(1);
        expected.spendFrom(meter, 0);
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        double[] row = new double[moves.length];
        int count = expected.predict(position, row);
        int place = errs ? drawn(row, count) : MovePredictor.likeliest(row, count);
        if (expected.isHabit(place)) return Result.fromBook(moves[place]).withCounts(meter.counts());
        return Result.exact(expected.value(place), List.of(moves[place]), depth, false, meter.counts());
    }

    private int drawn(double[] probabilities, int count) {
        double passed = 0;
        for (int i = 0; i < count; i++) {
            passed += probabilities[i];
            if (draw < passed) return i;
        }
        return count - 1; // rounding can leave the sum just short of 1
    }
}
