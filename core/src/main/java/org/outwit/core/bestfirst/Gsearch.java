package org.outwit.core.bestfirst;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;

/**
 * The framework: Pijls and de Bruin, <i>A framework for game tree algorithms</i>, Figure 2, after Ibaraki's GSEARCH.
 * Develop some open live node, work the bounds up to the root, and go on until the root's bounds meet. A node is live
 * while the intersection of the intervals [L_b, U_b] on the path to it has an inside; a node that is not can no longer
 * be on a critical path whose value is still unknown (their Theorem 2.2), so developing it would be waste.
 *
 * <p>The figure leaves the choice of the node open; here it is a {@link SelectionRule}. Gsearch is {@link Rsearch}
 * without pseudo-terminals, as the paper shows in its section 3, and that is how it is run: the loop stands there.
 */
public final class Gsearch<P extends Position> implements Search<P> {

    private final Rsearch<P> search;

    public Gsearch(Setup<P> setup, SelectionRule rule) {
        this.search = new Rsearch<>(setup, rule, PseudoTerminals.none());
    }

    public Gsearch(Evaluator<P> evaluator, SelectionRule rule) {
        this(Setup.of(evaluator), rule);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return search.search(root, viewer, limits);
    }
}
