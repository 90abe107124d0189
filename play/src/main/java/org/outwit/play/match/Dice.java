package org.outwit.play.match;

import java.util.Random;
import java.util.SplittableRandom;
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

    /** The move of chance after {@code ply} moves of the game. */
    default int roll(Position position, int ply) {
        return roll(position);
    }

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

    /**
     * As {@link #seeded}, but what is drawn depends on the seed and the ply alone: a game that is interrupted goes on with the dice that it
     * would have had, and nobody gets better ones by taking moves back.
     */
    static Dice ofPlies(long seed) {
        return new Dice() {
            @Override
            public int roll(Position position) {
                return roll(position, 0);
            }

            @Override
            public int roll(Position position, int ply) {
                // One step of a generator tells seeds apart that are neighbours.
                return seeded(new SplittableRandom(seed + ply).nextLong()).roll(position);
            }
        };
    }
}
