package org.outwit.core.model;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.search.Meter;

/**
 * What an opponent will play: a probability for each legal move. A caller that asks again and again gives the same row each
 * time, so that nothing is allocated.
 *
 * <p>A predictor remembers what it works with, so it is for one thread.
 */
@FunctionalInterface
public interface MovePredictor<P extends Position> {

    /**
     * Writes the probability of each legal move to the beginning of the row, in the order of {@link Position#moves}, and
     * returns how many there are. The row needs room for {@link Position#mostMoves}. The position must not be over; it is left
     * as it was, unless the meter stops the search for an answer, so a search gives a copy.
     */
    int predict(P position, double[] into);

    /** Counts what later answers cost as evaluations of this level, and ends them at the limits of the meter. */
    default void spendFrom(Meter meter, int level) {}

    /** The likeliest move, of several the first in the order of {@link Position#moves}; may cost much less than all of them. */
    default int likeliest(P position) {
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        double[] row = new double[moves.length];
        return moves[likeliest(row, predict(position, row))];
    }

    /** The probability of each legal move in a new row. */
    default double[] probabilities(P position) {
        double[] row = new double[position.mostMoves()];
        return Arrays.copyOf(row, predict(position, row));
    }

    /** The place of the likeliest among the first {@code count}; of several the first. */
    static int likeliest(double[] probabilities, int count) {
        int best = 0;
        for (int i = 1; i < count; i++) if (probabilities[i] > probabilities[best]) best = i;
        return best;
    }
}
