package org.outwit.play.match;

import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.WeightedDraw;

/** Chooses the moves of chance, such as dice or a shuffled pack. A person who rolls real dice may supply their own. */
@FunctionalInterface
public interface Dice {

    /** For games without chance. */
    Dice NONE = position -> {
        throw new IllegalStateException("Chance moves here, and this game was given no dice.");
    };

    /** The move of chance at a position where chance moves. */
    int roll(Position position);

    /** Draws each move with its probability; equal seeds draw equal moves. */
    static Dice seeded(long seed) {
        Random random = new Random(seed);
        return position -> {
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            double[] probabilities = new double[end];
            for (int i = 0; i < end; i++) probabilities[i] = position.probability(moves[i]);
            return moves[WeightedDraw.of(probabilities, end, random.nextDouble())];
        };
    }
}
