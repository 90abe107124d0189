package org.outwit.core.bounds;

import java.util.Optional;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;

/**
 * What the values of all players by one evaluator sum to at most, and the least of each, worked out from the ends of features and from what
 * the game says of its payoffs. It holds at every position there is, so pruned max^n may rely on it.
 *
 * <p>Honest is not the same as strong. Where every player has numbers of their own, one player's good value takes nothing from the others,
 * the sum is far above what positions reach, and hardly anything is pruned. It is strong where what one gets the others lose.
 */
public final class SharedSums {

    private SharedSums() {}

    /** Nothing where the game does not state its payoffs, or the evaluator is no weighted sum. */
    public static <P extends Position> Optional<SharedSum> of(Game<P> game, Evaluator<P> evaluator) {
        if (!(evaluator instanceof LinearEvaluator<P> linear)) return Optional.empty();
        return game.payoffs().flatMap(payoffs -> with(payoffs, linear));
    }

    private static <P extends Position> Optional<SharedSum> with(SharedSum payoffs, LinearEvaluator<P> linear) {
        long sum = 0;
        long least = 0;
        for (int i = 0; i < linear.features().size(); i++) {
            Feature<P> feature = linear.features().get(i);
            long one = (long) linear.weight(i) * feature.least();
            long other = (long) linear.weight(i) * feature.most();
            least += Math.min(one, other);
            // Of two who see opposite numbers one has what the other lacks.
            if (feature.sides() != Feature.Sides.OPPOSED) sum += payoffs.players() * Math.max(one, other);
        }
        sum = Math.max(sum, payoffs.sum());
        if (sum > Integer.MAX_VALUE) return Optional.empty(); // too many players to say anything
        return Optional.of(new SharedSum(payoffs.players(), (int) sum, (int) Math.min(least, payoffs.least())));
    }
}
