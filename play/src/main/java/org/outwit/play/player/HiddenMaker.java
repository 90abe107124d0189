package org.outwit.play.player;

import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.Observation;

/** Asks a search that does without the position. */
record HiddenMaker<P extends Position>(HiddenSearch<P> search) implements SearchMaker<P> {

    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        throw new IllegalStateException("This search is for what a player sees, not for a position.");
    }

    @Override
    public Result shown(Observation.Shown<P> shown, Limits limits) {
        return search.search(shown.sight(), shown.worlds(), limits).rounded();
    }
}
