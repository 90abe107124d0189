package org.outwit.games.draughts;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;

/**
 * The family of functions F(f, a) by which Carmel and Markovitch ("Learning and Using Opponent Models in Adversary
 * Search", equation 10) make a judge worse by degrees: what {@code f} says where that is less than {@code a} in either
 * direction, and 0 elsewhere. Such a player fights for small leads and does not notice large ones; the larger {@code a},
 * the better it judges. Where the game is over it knows the payoff all the same.
 */
public final class Bounded<P extends Position> implements Evaluator<P> {

    private final Evaluator<P> f;
    private final int a;

    /** The bound {@code a} is a value of the game, in its scale. */
    public Bounded(Evaluator<P> f, int a) {
        if (a < 1 || !Value.isFinite(a)) {
            throw new IllegalArgumentException("The bound (" + a + ") must be positive and less than infinity.");
        }
        this.f = f;
        this.a = a;
    }

    @Override
    public int value(P position, int player) {
        int value = f.value(position, player);
        return position.isOver() || Math.abs(value) < a ? value : 0;
    }
}
