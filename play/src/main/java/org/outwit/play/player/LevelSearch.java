package org.outwit.play.player;

import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.statistics.WeightedDraw;
import org.outwit.learn.population.PopulationPredictor;

/** Plays as people of a strength do: draws from what they would play. */
final class LevelSearch<P extends Position> implements Search<P> {

    private final PopulationPredictor<P> predictor;
    private final double sharpness;
    private final Random random;

    LevelSearch(PopulationPredictor<P> predictor, double sharpness, long seed) {
        this.predictor = predictor;
        this.sharpness = sharpness;
        this.random = new Random(seed);
    }

    /** Costs little, so that limits of time need not end it; those of evaluations and nodes do. */
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
            return Result.played(moves[drawn(row, count, draw)], meter.counts());
        });
    }

    private int drawn(double[] row, int count, double draw) {
        for (int i = 0; i < count; i++) row[i] = Math.pow(row[i], sharpness);
        return WeightedDraw.of(row, count, draw);
    }
}
