package org.outwit.play.match;

import java.util.Random;
import org.outwit.core.game.Position;

/** What chance plays in a game: dice or a shuffled pack. Somebody may supply their own, such as a person who rolls real dice. */
@FunctionalInterface
public interface Dice {

    /** For games without chance. */
    Dice NONE = position -> {
        throw new IllegalStateException("Chance moves here, and this game was given no dice.");
    };

    /** The move of chance at a position where chance moves. */
    int roll(Position position);

    /** Each move as often as its probability says; the same for the same seed. */
    static Dice seeded(long seed) {
        Random random = new Random(seed);
        return position -> {
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            double left = random.nextDouble();
            for (int i = 0; i + 1 < end; i++) {
                left -= position.probability(moves[i]);
                if (left < 0) return moves[i];
            }
            return moves[end - 1]; // rounding can leave the sum just short of 1
        };
    }
}
