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
final class ValuedWorlds<P extends Position> implements Search<P> {

    private final ClairvoyantValues<P> values;

    ValuedWorlds(ClairvoyantValues<P> values) {
        this.values = values;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        long before = values.nodes();
        int value = values.value(root, viewer);
        return Result.exact(value, List.of(), 0, true, spent(before, 1));
    }

    private Counts spent(long before, int evaluations) {
        return new Counts(Math.max(1, values.nodes() - before), 0, evaluations, 0);
    }

    /** What the viewer gets after each of these moves, and what it took to find out. */
    Valued search(P root, List<Integer> moves, int viewer) {
        long before = values.nodes();
        int[] found = values.values(root, moves, viewer);
        return new Valued(found, spent(before, found.length));
    }

    /** Values of moves, in their order. */
    record Valued(int[] values, Counts counts) {}
}
