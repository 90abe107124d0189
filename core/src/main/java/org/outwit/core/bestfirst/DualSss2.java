package org.outwit.core.bestfirst;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;
import org.outwit.core.search.View;

/** Dual SSS-2: {@link Sss2} with max and min exchanged, so it raises the value of a min solution tree step by step. */
public final class DualSss2<P extends Position> implements Search<P> {

    private final Setup<P> setup;

    public DualSss2(Setup<P> setup) {
        this.setup = setup.within(-Value.INFINITY, Value.INFINITY);
    }

    public DualSss2(Evaluator<P> evaluator) {
        this(Setup.of(evaluator));
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return View.searchDual(setup, root, viewer, limits, view -> new Sss2.Run<>(view).result());
    }
}
