package org.outwit.core.multi;

import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;

/** An algorithm that finds what a position is worth to every player. One object may be asked by one thread at a time. */
public interface VectorSearch<P extends Position> {

    /** Searches from {@code root}, which is left as it was. */
    VectorResult search(P root, Limits limits);

    /** This search as one that answers with the value of a single viewer. */
    default Search<P> seen() {
        return (root, viewer, limits) -> search(root, limits).seenBy(viewer);
    }
}
