package org.outwit.core.search;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;

/**
 * What a two-player search is set up with.
 *
 * @param evaluator judges leaves and the horizon
 * @param bounds what is known of values beforehand
 * @param alpha lower end of the window at the root, as the viewer sees it
 * @param beta upper end of the window at the root
 * @param listener follows the search, or null
 */
public record Setup<P extends Position>(
        Evaluator<P> evaluator, KnownBounds<P> bounds, int alpha, int beta, SearchListener<P> listener) {

    public Setup {
        if (alpha >= beta) {
            throw new IllegalArgumentException("The window (" + alpha + ", " + beta + ") must have alpha below beta.");
        }
    }

    /** A setup without known bounds and without a listener, its window wide open. */
    public static <P extends Position> Setup<P> of(Evaluator<P> evaluator) {
        return new Setup<>(evaluator, KnownBounds.none(), -Value.INFINITY, Value.INFINITY, null);
    }

    public Setup<P> informedBy(KnownBounds<P> bounds) {
        return new Setup<>(evaluator, bounds, alpha, beta, listener);
    }

    public Setup<P> within(int alpha, int beta) {
        return new Setup<>(evaluator, bounds, alpha, beta, listener);
    }

    public Setup<P> watchedBy(SearchListener<P> listener) {
        return new Setup<>(evaluator, bounds, alpha, beta, listener);
    }
}
