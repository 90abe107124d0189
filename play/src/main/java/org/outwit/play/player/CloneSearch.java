package org.outwit.play.player;

import java.util.List;
import java.util.function.ToIntBiFunction;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.statistics.WeightedDraw;
import org.outwit.learn.model.ModelPredictor;

/**
 * Plays as a person does: draws a move by the probabilities that the predictor gives, habits and errors included, but no more errors
 * than people make ({@link ModelPredictor#claiming}).
 *
 * <p>The point that decides the draw is chosen once, before the search. So looking deeper changes the move only if it changes the
 * probabilities.
 */
final class CloneSearch<P extends Position> implements Search<P> {

    private final ModelPredictor<P> predictor;
    private final ToIntBiFunction<P, Integer> opinion;
    private final boolean errs;
    private final double draw;

    /**
     * {@code errs} says whether to draw, at the point {@code draw} from 0 to 1, or to play the likeliest move.
     *
     * @param opinion what a move is worth to the mover in the units of the game, which what the person values is not counted in
     */
    CloneSearch(ModelPredictor<P> predictor, ToIntBiFunction<P, Integer> opinion, boolean errs, double draw) {
        this.predictor = predictor;
        this.opinion = opinion;
        this.errs = errs;
        this.draw = draw;
    }

    /** Looks no further ahead than the person does; the value is that of the move they play, to somebody who plays plain. */
    @Override
    public Result search(P root, int viewer, Limits limits) {
        int own = predictor.depth();
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
        int place = errs ? WeightedDraw.of(row, count, draw) : MovePredictor.likeliest(row, count);
        if (expected.isHabit(place)) return Result.fromBook(moves[place]).withCounts(meter.counts());
        return Result.exact(
                opinion.applyAsInt(position, moves[place]), List.of(moves[place]), depth, false, meter.counts());
    }
}
