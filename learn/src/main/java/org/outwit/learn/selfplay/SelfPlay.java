package org.outwit.learn.selfplay;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/** Plays games of an evaluator against itself. Equal questions give equal games; threads may share it. */
public interface SelfPlay<P extends Position> {

    /** Plays one game by these values; {@code seed} says which, and {@code player} whose payoffs are predicted in it. */
    PredictedGame<P> play(Evaluator<P> evaluator, long seed, int player);
}
