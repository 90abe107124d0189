package org.outwit.play.player;

import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.statistics.WeightedDraw;

/** Draws its moves from what a predictor expects. */
final class PeopleSearch<P extends Position> implements Search<P> {

    private final MovePredictor<P> predictor;
    private final Random random;

    PeopleSearch(MovePredictor<P> predictor, long seed) {
        this.predictor = predictor;
        this.random = new Random(seed);
    }

    /** Takes milliseconds and plays no better with more time, so no limit ends it. */
    @Override
    public Result search(P root, int viewer, Limits limits) {
        double draw = random.nextDouble();
        return Meter.run(limits, meter -> {
            meter.levels(1);
            P position = Position.copyOf(root);
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            double[] row = new double[moves.length];
            int count = predictor.predict(position, row);
            return Result.played(moves[WeightedDraw.of(row, count, draw)], meter.counts());
        });
    }
}
