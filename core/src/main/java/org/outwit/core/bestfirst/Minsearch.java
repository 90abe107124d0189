package org.outwit.core.bestfirst;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/**
 * Minsearch: Pijls and de Bruin, section 4, the dual of {@link Maxsearch}. It raises the lower bound of the root step by
 * step, each time developing the open live nodes whose lower end is that of the root. The paper prints no procedures for
 * it, because they are those of Maxsearch with max and min, upper and lower exchanged; so it is Maxsearch in the mirror.
 * It visits the nodes of {@link Rsearch} with {@link SelectionRule#MINSEARCH}, in that order.
 */
public final class Minsearch<P extends Position> implements Search<P> {

    private final Setup<P> setup;
    private final PseudoTerminals<P> pseudoTerminals;

    public Minsearch(Setup<P> setup, PseudoTerminals<P> pseudoTerminals) {
        this.setup = setup;
        this.pseudoTerminals = pseudoTerminals;
    }

    public Minsearch(Setup<P> setup) {
        this(setup, PseudoTerminals.none());
    }

    public Minsearch(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.searchDual(
                setup, root, viewer, limits, view -> new Maxsearch.Run<>(view, pseudoTerminals).result());
    }
}
