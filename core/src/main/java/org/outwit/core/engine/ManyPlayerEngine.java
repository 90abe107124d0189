package org.outwit.core.engine;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.multi.Viewpoints;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * The searches for many players as they play: they deepen step by step, try first what was best before, and keep what they learn in a table that
 * belongs to the caller. At every depth they answer the value of their listing in {@link org.outwit.core.multi} and, unless {@link #keepingMove}, its move, and the
 * deepest search that was finished where limits end them.
 */
public final class ManyPlayerEngine<P extends Position> implements Search<P> {

    /** Equal for searches whose table entries mean the same. */
    private record Reason(List<?> values, int viewer, String kind) {}

    /** Makes what searches one root. */
    @FunctionalInterface
    private interface Workers<P extends Position> {
        DepthWorker make(P position, int viewer, boolean keepsMove, NodeKeys keys, Meter meter);
    }

    private final boolean loops;
    private final TranspositionTable table;
    private final IntFunction<Object> reason;
    private final Workers<P> workers;
    private final boolean keepsMove;
    private final Consumer<Result> progress;

    private ManyPlayerEngine(
            boolean loops,
            TranspositionTable table,
            IntFunction<Object> reason,
            Workers<P> workers,
            boolean keepsMove,
            Consumer<Result> progress) {
        this.loops = loops;
        this.table = table;
        this.reason = reason;
        this.workers = workers;
        this.keepsMove = keepsMove;
        this.progress = progress;
    }

    /** Max^n, which prunes nothing; function j is what player j values. */
    public static <P extends Position> ManyPlayerEngine<P> maxn(
            Capabilities game, List<Evaluator<P>> functions, TranspositionTable table) {
        return vector(game, functions, null, false, table, "maxn");
    }

    /** Max^n with immediate pruning alone: a player stops where nobody could have more. */
    public static <P extends Position> ManyPlayerEngine<P> immediate(
            Capabilities game, List<Evaluator<P>> functions, SharedSum shared, TranspositionTable table) {
        return vector(game, functions, shared, true, table, "immediate");
    }

    /** Max^n with shallow pruning. */
    public static <P extends Position> ManyPlayerEngine<P> shallow(
            Capabilities game, List<Evaluator<P>> functions, SharedSum shared, TranspositionTable table) {
        return vector(game, functions, shared, false, table, "shallow");
    }

    private static <P extends Position> ManyPlayerEngine<P> vector(
            Capabilities game,
            List<Evaluator<P>> functions,
            SharedSum shared,
            boolean immediate,
            TranspositionTable table,
            String kind) {
        List<Evaluator<P>> all = List.copyOf(functions);
        return new ManyPlayerEngine<>(
                game.loops(),
                table,
                viewer -> new Reason(all, 0, kind), // vectors are everybody's
                (position, viewer, keepsMove, keys, meter) ->
                        new VectorWorker<>(position, viewer, all, shared, immediate, keepsMove, table, keys, meter),
                false,
                result -> {});
    }

    /** Everybody else works against the viewer, whose function this is. */
    public static <P extends Position> ManyPlayerEngine<P> paranoid(
            Capabilities game, Evaluator<P> function, TranspositionTable table) {
        MultiPlayer<P> alone = MultiPlayer.of(function);
        return viewed(game, viewer -> alone, false, table, function, "paranoid");
    }

    /** One opponent replies in each round, the others play the first move of the game's order. */
    public static <P extends Position> ManyPlayerEngine<P> bestReply(
            Capabilities game, Evaluator<P> function, TranspositionTable table) {
        MultiPlayer<P> alone = MultiPlayer.of(function);
        return viewed(game, viewer -> alone, true, table, function, "best-reply");
    }

    /** M* for many; {@code players} says who searches, by the seat that they view from. */
    public static <P extends Position> ManyPlayerEngine<P> models(
            Capabilities game, IntFunction<MultiPlayer<P>> players, TranspositionTable table) {
        return viewed(game, players, false, table, players, "models");
    }

    private static <P extends Position> ManyPlayerEngine<P> viewed(
            Capabilities game,
            IntFunction<MultiPlayer<P>> searchers,
            boolean oneReply,
            TranspositionTable table,
            Object values,
            String kind) {
        int players = game.players();
        return new ManyPlayerEngine<>(
                game.loops(),
                table,
                viewer -> new Reason(List.of(values), viewer, kind),
                (position, viewer, keepsMove, keys, meter) -> {
                    Viewpoints<P> viewpoints = new Viewpoints<>(searchers.apply(viewer), viewer);
                    return new ViewerWorker<>(position, viewpoints, players, oneReply, keepsMove, table, keys, meter);
                },
                false,
                result -> {});
    }

    /** This engine, which tells every depth that it has finished. */
    public ManyPlayerEngine<P> onProgress(Consumer<Result> told) {
        return new ManyPlayerEngine<>(loops, table, reason, workers, keepsMove, told);
    }

    /**
     * This engine, which stays with the move of the last depth as long as none is better. What a move promises at a smaller depth comes sooner:
     * a player who has a place for certain would otherwise put off taking it for ever, because later is as good. Values stay the same.
     */
    public ManyPlayerEngine<P> keepingMove() {
        return new ManyPlayerEngine<>(loops, table, reason, workers, true, progress);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        table.nextSearch();
        BestSoFar best = new BestSoFar();
        return Meter.run(limits, meter -> deepen(root, viewer, limits.depth(), meter, best), best::interrupted);
    }

    private Result deepen(P root, int viewer, int most, Meter meter, BestSoFar best) {
        // Where keys do not say all that rules ask for, no search may read what another one wrote.
        long context = table.context(loops ? new Object() : reason.apply(viewer));
        DepthWorker worker =
                workers.make(Position.copyOf(root), viewer, keepsMove, new NodeKeys(loops, context), meter);
        int last = Math.min(most, worker.mostDepth());
        for (int depth = Math.min(1, last); ; depth++) {
            int value = worker.search(depth);
            Result result = best.finished(value, worker.line(), depth, worker.isComplete(), meter.counts());
            progress.accept(result);
            if (depth == last || worker.isComplete()) return result;
        }
    }
}
