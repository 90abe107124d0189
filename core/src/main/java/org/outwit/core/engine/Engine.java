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
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

/**
 * The engine that plays: deepens step by step, keeps what it learns in a table that belongs to the caller, and answers
 * with the deepest search that it finished. Further threads search the same tree a little differently and help through
 * the table alone; with one thread equal questions to an empty table get equal answers, node for node.
 *
 * <p>For two players, zero-sum, without chance and hidden information.
 */
public final class Engine<P extends Position> implements Search<P> {

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
        Run run = new Run(root, viewer, limits.depth());
        if (threads == 1) return run.answer(limits);
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
        List<Run> helping = new ArrayList<>();
        for (int i = 1; i < threads; i++) {
            Run help = new Run(root, viewer, limits.depth());
            help.offset = i & 1;
            helping.add(help);
            Thread thread = new Thread(() -> help.answer(helped), "outwit-search-" + i);
            thread.setDaemon(true);
            helpers.add(thread);
            thread.start();
        }
        try {
            return run.answer(limits);
        } finally {
            done.set(true);
            for (Thread helper : helpers) joined(helper);
        }
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

    /** One thread's way through the depths. */
    private final class Run {

        private final Worker<P> worker;
        private final int viewer;
        private final int sign;
        private final int mostDepth;
        private final int swing;
        private final boolean leaf;
        private final int leafValue;
        private int offset;
        private final BestSoFar best = new BestSoFar();

        Run(P root, int viewer, int mostDepth) {
            this.worker = new Worker<>(game, Position.copyOf(root), viewer, evaluator, table, techniques);
            worker.askTables(tables);
            this.viewer = viewer;
            this.sign = root.mover() == viewer ? 1 : -1;
            this.mostDepth = Math.min(mostDepth, Worker.MOST_PLIES - 2);
            this.swing = Math.max(1, game.scale().unit() / 4);
            this.leaf = root.isOver() || mostDepth == 0;
            this.leafValue = leaf ? evaluator.value(root, viewer) : 0;
        }

        Result answer(Limits limits) {
            return Meter.run(limits, this::deepen, best::interrupted);
        }

        private Result deepen(Meter meter) {
            worker.spendFrom(meter);
            if (leaf) {
                meter.node();
                meter.evaluation(mostDepth > 0);
                return new Result(
                        Position.NO_MOVE,
                        leafValue,
                        Bound.EXACT,
                        List.of(),
                        0,
                        mostDepth > 0,
                        StopReason.FINISHED,
                        meter.counts());
            }
            for (int depth = 1; ; depth++) {
                long before = worker.inexactCount();
                int value = aspire(Math.min(mostDepth, depth + offset), best.isKnown() ? sign * best.value() : 0);
                boolean complete = worker.inexactCount() == before;
                Result result = best.finished(sign * value, worker.line(), depth, complete, meter.counts());
                if (offset == 0) progress.accept(result);
                if (complete || depth >= mostDepth) return result;
            }
        }

        /** Guesses that the value is near that of the last depth, and looks wider where it is not. */
        private int aspire(int depth, int guess) {
            if (!best.isKnown() || depth < 4) return worker.root(depth, -Value.INFINITY, Value.INFINITY);
            int below = swing;
            int above = swing;
            while (true) {
                int alpha = Math.max(-Value.INFINITY, guess - below);
                int beta = Math.min(Value.INFINITY, guess + above);
                int value = worker.root(depth, alpha, beta);
                if (value <= alpha) below = below > 64 * swing ? 2 * Value.INFINITY : 4 * below;
                else if (value >= beta) above = above > 64 * swing ? 2 * Value.INFINITY : 4 * above;
                else return value;
            }
        }
    }
}
