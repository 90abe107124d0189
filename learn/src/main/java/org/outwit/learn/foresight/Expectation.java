package org.outwit.learn.foresight;

import java.util.Set;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;

/**
 * What the opponent is taken for: a player of the best moves by a function to a depth.
 *
 * @param function what they value
 * @param depth how many plies they look ahead, their own move included
 * @param ties which of equal moves they play
 * @param techniques those of an engine, if they are one; none for a player who searches the whole tree to a depth
 * @param trust how likely the next prediction holds, never more than {@link #MOST_TRUST}
 * @param origin where this comes from, in a few words such as "our own function"
 */
public record Expectation<P extends Position>(
        Evaluator<P> function, int depth, Ties ties, Set<Technique> techniques, double trust, String origin) {

    /** Nobody is known so well that a prediction could not fail. */
    public static final double MOST_TRUST = 0.95;

    public Expectation {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be positive.");
        if (!(trust >= 0 && trust <= MOST_TRUST)) {
            throw new IllegalArgumentException("The trust (" + trust + ") must be from 0 to " + MOST_TRUST + ".");
        }
    }
}
