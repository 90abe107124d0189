package org.outwit.core.engine;

import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.outwit.core.endgame.Tablebase;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.Saving;

/**
 * The engine that plays: deepens step by step, keeps what it learns in a table that belongs to the caller, and answers
 * with the deepest search that it finished. Further threads search the same tree a little differently and help through
 * the table alone; with one thread equal questions to an empty table get equal answers, node for node. Who plays a game hands in a
 * {@link GameMemory}, too.
 *
 * <p>For two players, zero-sum, without chance and hidden information.
 */
public final class Engine<P extends Position> implements Search<P> {

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final TranspositionTable table;
    private final Set<Technique> techniques;
    private final int threads;
    private final Executor executor;
    private final Tablebase<P> tables;
    private final Consumer<Result> progress;
    private final GameMemory<P> memory; // of no game, where nobody has handed in one
    private final Saving saving;

    private Engine(
            Game<P> game,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques,
            int threads,
            Executor executor,
            Tablebase<P> tables,
            Consumer<Result> progress,
            GameMemory<P> memory,
            Saving saving) {
        Capabilities can = game.capabilities();
        if (can.players() != 2 || !can.zeroSum() || can.chance() || can.hidden()) {
            throw new IllegalArgumentException(
                    "The engine is for two players without chance and hidden information, where"
                            + " one wins what the other loses; " + game.name() + " is not such a game.");
        }
        if (threads < 1) throw new IllegalArgumentException("The threads (" + threads + ") must be positive.");
        this.game = game;
        this.evaluator = evaluator;
        this.table = table;
        this.techniques = techniques;
        this.threads = threads;
        this.executor = executor;
        this.tables = tables;
        this.progress = progress;
        this.memory = memory;
        this.saving = saving;
    }

    /** An engine with every technique, one thread and nobody watching. */
    public Engine(Game<P> game, Evaluator<P> evaluator, TranspositionTable table) {
        this(
                game,
                evaluator,
                table,
                Technique.ALL,
                1,
                Runnable::run,
                null,
                result -> {},
                new GameMemory<>(),
                Saving.NOTHING);
    }

    public Engine<P> with(Set<Technique> techniques) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        return new Engine<>(game, evaluator, table, copy, threads, executor, tables, progress, memory, saving);
    }

    /**
     * Searches with the caller's thread and {@code threads - 1} others, which the executor has or makes; the engine makes none.
     * The executor must not run tasks on the caller's thread.
     */
    public Engine<P> onThreads(int threads, Executor executor) {
        return new Engine<>(game, evaluator, table, techniques, threads, executor, tables, progress, memory, saving);
    }

    /** Asks endgame tables wherever they know the position, which only games with decided values have. */
    public Engine<P> withTablebase(Tablebase<P> tables) {
        if (game.tactics().winThreshold() == Tactics.NEVER_WON) {
            throw new IllegalArgumentException(
                    "In " + game.name() + " a win has no value of its own, so the engine cannot use endgame tables.");
        }
        return new Engine<>(game, evaluator, table, techniques, threads, executor, tables, progress, memory, saving);
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public Engine<P> onProgress(Consumer<Result> progress) {
        return new Engine<>(game, evaluator, table, techniques, threads, executor, tables, progress, memory, saving);
    }

    /** Goes on from what is remembered where the search begins where that game is now; any other search begins anew. */
    public Engine<P> remembering(GameMemory<P> memory) {
        return new Engine<>(game, evaluator, table, techniques, threads, executor, tables, progress, memory, saving);
    }

    /** Stops before its limits of time or nodes are reached, where it may and more would hardly change the move. */
    public Engine<P> saving(Saving saving) {
        return new Engine<>(game, evaluator, table, techniques, threads, executor, tables, progress, memory, saving);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        boolean goesOn = memory.isAt(root) && game.tactics().isHistoryLasting();
        return search(root, viewer, limits, goesOn ? memory : new GameMemory<>());
    }

    private Result search(P root, int viewer, Limits limits, GameMemory<P> memory) {
        table.nextSearch();
        if (root.isOver() || limits.depth() == 0) return leaf(root, viewer, limits);
        ParallelSearches helpers = new ParallelSearches();
        // Helpers watch clock and stop signal by themselves: with more threads than cores, they make room for the
        // first. One that begins late has no time of its own beyond that of the first.
        BooleanSupplier timeIsOver = limits.time() == null ? () -> false : after(limits.time());
        Limits helped = new Limits(
                Integer.MAX_VALUE,
                Long.MAX_VALUE,
                Long.MAX_VALUE,
                limits.time(),
                () -> helpers.isDone()
                        || timeIsOver.getAsBoolean()
                        || limits.stop().getAsBoolean());
        try {
            for (int i = 1; i < threads; i++) {
                Iterations<P> help = iterations(root, viewer, limits.depth(), i & 1, memory.of(i), false);
                helpers.start(executor, () -> help.answer(helped, result -> {}));
            }
            boolean mayStop = saving != Saving.NOTHING && limits.isBudget();
            return iterations(root, viewer, limits.depth(), 0, memory.of(0), mayStop)
                    .answer(limits, progress);
        } finally {
            helpers.end();
        }
    }

    /** Whether a time that begins now is over. */
    private static BooleanSupplier after(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() - end >= 0;
    }

    private Result leaf(P root, int viewer, Limits limits) {
        boolean over = limits.depth() > 0;
        int value = evaluator.value(root, viewer);
        return Meter.run(limits, meter -> {
            meter.node();
            meter.evaluation(over);
            return Result.exact(value, List.of(), 0, over, meter.counts());
        });
    }

    private Iterations<P> iterations(
            P root, int viewer, int mostDepth, int offset, HistoryHeuristic history, boolean mayStop) {
        EndProof.Searches<P> searches = (function, using, remembered) -> {
            P own = Position.copyOf(root);
            NodeSearch<P> search =
                    new NodeSearch<>(game, own, viewer, function, table, using, new SearchPath(), remembered);
            search.askTables(tables);
            return search;
        };
        int width = Math.max(1, game.scale().unit() / 4);
        int sign = root.mover() == viewer ? 1 : -1;
        NodeSearch<P> search = searches.make(evaluator, techniques, history);
        Iterations<P> all = new Iterations<>(search, new EndProof<>(searches), sign, mostDepth, offset, width);
        return mayStop
                ? all.stoppingBy(earlyStop(root, () -> searches.make(evaluator, techniques, history), width))
                : all;
    }

    private EarlyStop<P> earlyStop(P root, Supplier<NodeSearch<P>> searches, int width) {
        int[] moves = new int[root.mostMoves()];
        return new EarlyStop<>(
                Arrays.copyOf(moves, root.moves(moves, 0)), saving == Saving.CLEAR_MOVES, width, searches);
    }
}
