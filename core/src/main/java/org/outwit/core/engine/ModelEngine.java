package org.outwit.core.engine;

import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * αβ* for one level of modelling as an engine: deepening, a table and move ordering around {@link
 * org.outwit.core.model.AlphaBetaStar}. What they would choose at a position is worked out by {@link OpponentReply}, once, and
 * found again from wherever it is met; what the position is worth to us has entries of its own.
 *
 * <p>The opponent may look less far ahead than we do. Then what they find and what we find come from different leaves, no bound on
 * the sum of the functions says anything about their values, and their search gets an open window.
 *
 * <p>The value is that of {@link org.outwit.core.model.MStar} at the same depth, on every game.
 *
 * <p><b>With techniques</b> it is not. M* lets them look no further than our own horizon, so near it they seem to overlook what
 * they will see when it comes to that; a search that deepens chases such blunders, and every drawn ending looks won. With
 * techniques they are asked only where all that they look at lies within our depth, and below that a plain search fears them.
 */
public final class ModelEngine<P extends Position> implements Search<P> {

    private final ModelSettings<P> settings;
    private final Interval sums; // null where they are found out at every node

    private ModelEngine(ModelSettings<P> settings, Interval sums) {
        this.settings = settings;
        this.sums = sums;
    }

    /** @param sums where our function plus theirs lies at every position that can come about */
    public ModelEngine(Game<P> game, Player<P> player, Interval sums, TranspositionTable table) {
        this(new ModelSettings<>(game, player, table, Technique.NONE), sums);
    }

    /** Finds out by itself where our function plus theirs lies, at every node, where both are weighted sums of features. */
    public ModelEngine(Game<P> game, Player<P> player, TranspositionTable table) {
        this(game, player, null, table);
    }

    /**
     * Gives us a plain search with these techniques below the nodes where they are asked. Then the values of both no longer come
     * from the same leaves, so no sum of the functions is relied on.
     */
    public ModelEngine<P> with(Set<Technique> techniques) {
        return new ModelEngine<>(settings.with(techniques), sums);
    }

    /** Gives the opponent the techniques of an engine, where they are known to be one. */
    public ModelEngine<P> facing(Set<Technique> theirs) {
        return new ModelEngine<>(settings.facing(theirs), sums);
    }

    /** Chooses only moves that our plain engine finds at most this much worse than its best; at first there is no such limit. */
    public ModelEngine<P> margin(int margin) {
        return new ModelEngine<>(settings.margin(margin), sums);
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public ModelEngine<P> onProgress(Consumer<Result> progress) {
        return new ModelEngine<>(settings.onProgress(progress), sums);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        boolean choosing = !root.isOver() && root.mover() == viewer && limits.depth() > 0;
        if (!choosing) return modelled(root, viewer, limits, null);
        return settings.cautiously(root, viewer, limits, (part, refused) -> modelled(root, viewer, part, refused));
    }

    private Result modelled(P root, int viewer, Limits limits, boolean[] refused) {
        settings.table().nextSearch();
        ModelWorker<P> worker = new ModelWorker<>(settings, sums, Position.copyOf(root), viewer, refused);
        int depth = Math.min(limits.depth(), settings.player().depth());
        return Meter.run(limits, meter -> worker.deepen(meter, depth), worker::interrupted);
    }
}
