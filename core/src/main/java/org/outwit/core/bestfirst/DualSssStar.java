package org.outwit.core.bestfirst;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/** Dual SSS*: {@link SssStar} with max and min exchanged, always continued at the state of lowest merit. */
public final class DualSssStar<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public DualSssStar(Setup<P> setup) {
        this.setup = setup.within(-Value.INFINITY, Value.INFINITY);
    }

    public DualSssStar(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.searchDual(setup, root, viewer, limits, view -> new SssStar.Run<>(view).result());
    }
}
