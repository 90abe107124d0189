package org.outwit.play.player;

import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/** Makes the search for one move, because what is known beforehand may depend on where it begins. */
@FunctionalInterface
interface SearchMaker<P extends Position> {

    /** A search from {@code root} for {@code viewer} that deepens by itself and tells of every depth. */
    Search<P> from(P root, int viewer, Consumer<Result> progress);
}
