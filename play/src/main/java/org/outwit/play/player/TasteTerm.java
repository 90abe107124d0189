package org.outwit.play.player;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Position;

/** A {@link Taste} at the board: makes moves likelier that bring the features it likes, as they stand right after the move. */
final class TasteTerm<P extends Position> {

    private final List<Feature<P>> features;
    private final double[] weights;

    TasteTerm(List<Feature<P>> features, double[] weights) {
        this.features = features;
        this.weights = weights;
    }

    /** Multiplies how likely each move is; they are in the position's order. */
    void apply(P position, double[] likely) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int mover = position.mover();
        double before = liking(position, mover);
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            likely[i] *= Math.exp(liking(position, mover) - before);
            position.undo();
        }
    }

    private double liking(P position, int player) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++)
            sum += weights[i] * features.get(i).value(position, player);
        return sum;
    }
}
