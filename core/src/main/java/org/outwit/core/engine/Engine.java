package org.outwit.core.engine;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
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

/**
 * The engine that plays: deepens step by step, keeps what it learns in a table that belongs to the caller, and answers
 * with the deepest search that it finished. Further threads search the same tree a little differently and help through
 * the table alone; with one thread equal questions to an empty table get equal answers, node for node.
 *
 * <p>For two players, zero-sum, without chance and hidden information.
 */
public final class Engine<P extends Position> implements Search<P> {

    /** Exact, but for counting plies to the win. */
    private static final Set<Technique> PROVING = EnumSet.of(Technique.SHORTER_WIN);

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final TranspositionTable table;
    private final Set<Technique> techniques;
    private final int threads;
    private final Tablebase<P> tables;
    private final Consumer<Result> progress;

    private Engine(
            Game<P> game,
            Evaluator<P> evaluator,
            TranspositionTable table,
            Set<Technique> techniques,
            int threads,
            Tablebase<P> tables,
            Consumer<Result> progress) {
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
        this.tables = tables;
        this.progress = progress;
    }

    /** With every technique, one thread and nobody watching. */
    public Engine(Game<P> game, Evaluator<P> evaluator, TranspositionTable table) {
        this(game, evaluator, table, Technique.ALL, 1, null, result -> {});
    }

    public Engine<P> with(Set<Technique> techniques) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        return new Engine<>(game, evaluator, table, copy, threads, tables, progress);
    }

    public Engine<P> onThreads(int threads) {
        return new Engine<>(game, evaluator, table, techniques, threads, tables, progress);
    }

    /** Asks endgame tables wherever they know the position, which only games with decided values have. */
    public Engine<P> withTablebase(Tablebase<P> tables) {
        if (game.tactics().winThreshold() == Tactics.NEVER_WON) {
            throw new IllegalArgumentException(
                    "In " + game.name() + " a win has no value of its own, so the engine cannot use endgame tables.");
        }
        return new Engine<>(game, evaluator, table, techniques, threads, tables, progress);
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public Engine<P> onProgress(Consumer<Result> progress) {
        return new Engine<>(game, evaluator, table, techniques, threads, tables, progress);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        table.nextSearch();
        if (root.isOver() || limits.depth() == 0) return leaf(root, viewer, limits);
        AtomicBoolean done = new AtomicBoolean();
        // Helpers watch clock and stop signal by themselves: with more threads than cores, they make room for the
        // first.
        Limits helped = new Limits(
                Integer.MAX_VALUE,
                Long.MAX_VALUE,
                Long.MAX_VALUE,
                limits.time(),
                () -> done.get() || limits.stop().getAsBoolean());
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Iterations<P> help = iterations(root, viewer, limits.depth(), i & 1);
            Thread thread = new Thread(() -> help.answer(helped, result -> {}), "outwit-search-" + i);
            thread.setDaemon(true);
            helpers.add(thread);
            thread.start();
        }
        try {
            return iterations(root, viewer, limits.depth(), 0).answer(limits, progress);
        } finally {
            done.set(true);
            for (Thread helper : helpers) joined(helper);
        }
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

    private Iterations<P> iterations(P root, int viewer, int mostDepth, int offset) {
        Worker<P> worker = worker(root, viewer, techniques);
        worker.askTables(tables);
        int width = Math.max(1, game.scale().unit() / 4);
        int sign = root.mover() == viewer ? 1 : -1;
        return new Iterations<>(worker, () -> worker(root, viewer, PROVING), sign, mostDepth, offset, width);
    }

    private Worker<P> worker(P root, int viewer, Set<Technique> techniques) {
        return new Worker<>(game, Position.copyOf(root), viewer, evaluator, table, techniques);
    }

    private static void joined(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true; // the helper ends within a millisecond; the caller's wish is kept
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}
