package org.outwit.learn.online;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.model.HoldOut;

/**
 * What was learned about an opponent so far.
 *
 * @param evaluator what they value
 * @param depth how many plies they look ahead
 * @param holdOut how well that predicts decisions it was not learned from
 * @param examples how many decisions it was learned from
 */
public record OnlineLesson<P extends Position>(Evaluator<P> evaluator, int depth, HoldOut holdOut, int examples) {

    /**
     * Who relies on a prediction that comes true less often plays worse than without: measured in checkers, where 0.54 cost
     * games and 0.9 won them, see {@code docs/learning.md}.
     */
    private static final double ENOUGH = 0.7;

    /** Who answers all but one of twenty moves as foretold is who he is taken for. */
    private static final double SURE = 0.95;

    /** Whether to play by it: it must foretell most moves, and more than luck would. */
    public boolean isTrusted() {
        return holdOut.isBetterThanChance() && holdOut.agreement() >= ENOUGH;
    }

    /** Whether to play by it without being careful. */
    public boolean isSure() {
        return isTrusted() && holdOut.agreement() >= SURE;
    }
}
