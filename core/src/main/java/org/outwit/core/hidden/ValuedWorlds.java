package org.outwit.core.hidden;

import java.util.List;
import org.outwit.core.game.ClairvoyantValues;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * The game's own values of worlds, as a search: it always looks to the end, so there is nothing to deepen, and it tells no move. One value is found without
 * regard to the limits.
 */
public final class ValuedWorlds<P extends Position> implements Search<P> {

    private final ClairvoyantValues<P> values;

    public ValuedWorlds(ClairvoyantValues<P> values) {
        this.values = values;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        long before = values.nodes();
        int value = values.value(root, viewer);
        Counts counts = new Counts(Math.max(1, values.nodes() - before), 0, 1, 0);
        return Result.exact(value, List.of(), 0, true, counts);
    }
}
