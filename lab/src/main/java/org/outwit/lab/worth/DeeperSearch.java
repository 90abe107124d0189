package org.outwit.lab.worth;

import org.outwit.core.game.Position;
import org.outwit.core.search.Budget;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * Looks a ply further than a search did within its limits, at any cost: the control that says how much a ply is worth. The table
 * of the search should be kept between both, or what it knows is found again.
 */
record DeeperSearch<P extends Position>(Search<P> search) implements Search<P> {

    @Override
    public Result search(P root, int viewer, Limits limits) {
        Result usual = search.search(root, viewer, limits);
        if (!usual.isKnown() || usual.complete()) return usual;
        Budget spent = new Budget(Limits.NONE);
        spent.spend(usual.counts());
        Result deeper = search.search(root, viewer, Limits.depth(usual.depth() + 1));
        spent.spend(deeper.counts());
        return spent.paidFor(deeper);
    }
}
