package org.outwit.core.game;

/**
 * A static judgement of positions: a value handed to searches, never a subclass of one, so that an opponent can be
 * described as (evaluator, depth).
 *
 * <p>Where the game {@link Position#isOver is over} it returns {@link Position#payoff}. Everywhere its value lies
 * strictly between minus and plus {@link Value#INFINITY}. Shared evaluators keep no state.
 */
@FunctionalInterface
public interface Evaluator<P extends Position> {

    /** How good the position is for {@code player}, whether it is their turn or not. */
    int value(P position, int player);

    /** The value where the caller knows that the game is not over, which takes time to find out. */
    default int ongoing(P position, int player) {
        return value(position, player);
    }
}
