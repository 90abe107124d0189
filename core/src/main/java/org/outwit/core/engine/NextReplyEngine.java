package org.outwit.core.engine;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.Mind;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

/**
 * {@link org.outwit.core.model.NextReply} as an engine: what he will answer to each of our moves is simulated first, by his
 * function and to his depth, and then our own engine deepens below those answers, trusting nobody there.
 *
 * <p>Where the simulation does not fit into four fifths of the budget of evaluations or nodes, it is given up as soon as that
 * is foreseen, after his first answer or two, and what is left goes to a plain engine: a model that cannot be afforded
 * should not cost games. The share looks large, but below one answer to each move there is little left to search.
 */
public final class NextReplyEngine<P extends Position> implements Search<P> {

    private static final int SHARE = 8;
    private static final int WHOLE = 10;

    /** How many times as much the next ply takes, roughly. */
    private static final int GROWTH = 3;

    private final Game<P> game;
    private final Mind<P> mind;
    private final Table table;
    private final Set<Technique> techniques;
    private final Set<Technique> his;
    private final Consumer<Result> progress;

    private NextReplyEngine(
            Game<P> game,
            Mind<P> mind,
            Table table,
            Set<Technique> techniques,
            Set<Technique> his,
            Consumer<Result> progress) {
        if (mind.level() != 1) {
            throw new IllegalArgumentException(
                    "The next reply is predicted with one level of modelling, and the player has " + mind.level()
                            + "; use a plain engine for none and m* for more.");
        }
        this.game = game;
        this.mind = mind;
        this.table = table;
        this.techniques = techniques;
        this.his = his;
        this.progress = progress;
    }

    /** With every technique for our own search; his is simulated without any. */
    public NextReplyEngine(Game<P> game, Mind<P> mind, Table table) {
        this(game, mind, table, Technique.ALL, Technique.NONE, result -> {});
    }

    public NextReplyEngine<P> with(Set<Technique> techniques) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        return new NextReplyEngine<>(game, mind, table, copy, his, progress);
    }

    /** Gives him the techniques of an engine, where he is known to be one. */
    public NextReplyEngine<P> facing(Set<Technique> his) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(his);
        return new NextReplyEngine<>(game, mind, table, techniques, copy, progress);
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public NextReplyEngine<P> telling(Consumer<Result> progress) {
        return new NextReplyEngine<>(game, mind, table, techniques, his, progress);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        if (root.isOver() || root.mover() != viewer || limits.depth() < 2) return plain().search(root, viewer, limits);
        long start = System.nanoTime();
        table.nextSearch();
        Run run = new Run(Position.copyOf(root), viewer, Math.min(limits.depth(), mind.depth()), limits);
        Result result = Meter.run(limits, run::deepen, run.best::interrupted);
        return run.givenUp == null
                ? result
                : after(
                        run.givenUp,
                        plain().search(root, viewer, left(limits, run.givenUp, System.nanoTime() - start)));
    }

    private Engine<P> plain() {
        return new Engine<>(game, mind.evaluator(), table).with(techniques).telling(progress);
    }

    private static Limits left(Limits limits, Counts spent, long nanos) {
        Limits left = limits;
        if (limits.time() != null) {
            left = left.withTime(Duration.ofNanos(Math.max(1, limits.time().toNanos() - nanos)));
        }
        if (limits.evaluations() != Long.MAX_VALUE) {
            left = left.withEvaluations(Math.max(1, limits.evaluations() - spent.evaluations()));
        }
        if (limits.nodes() != Long.MAX_VALUE) left = left.withNodes(Math.max(1, limits.nodes() - spent.nodes()));
        return left;
    }

    /** What was spent in vain counts, too. */
    private static Result after(Counts spent, Result plain) {
        Counts counts = plain.counts();
        Counts all = new Counts(
                counts.nodes() + spent.nodes(),
                counts.expansions() + spent.expansions(),
                counts.evaluations() + spent.evaluations(),
                0);
        return new Result(
                plain.move(),
                plain.value(),
                plain.bound(),
                plain.line(),
                plain.depth(),
                plain.complete(),
                plain.reason(),
                all);
    }

    private final class Run {

        private final P position;
        private final int viewer;
        private final int mostDepth;
        private final Limits limits;
        private final Choice<P> choice;
        private final Worker<P> worker;
        private final int[] moves;
        private final int[] replies;
        private final int end;
        private int rootPlace;
        private final BestSoFar best = new BestSoFar();
        private Counts givenUp;

        Run(P position, int viewer, int mostDepth, Limits limits) {
            this.position = position;
            this.viewer = viewer;
            this.mostDepth = Math.min(mostDepth, Worker.MOST_PLIES - 3);
            this.limits = limits;
            this.choice = new Choice<>(game, position, 1 - viewer, mind.model().evaluator(), table, his);
            this.worker = new Worker<>(game, position, viewer, mind.evaluator(), table, techniques);
            this.moves = new int[position.mostMoves()];
            this.end = position.moves(moves, 0);
            this.replies = new int[end];
        }

        private Result deepen(Meter meter) {
            meter.levels(2);
            meter.expansion();
            choice.spendFrom(meter, 1);
            worker.spendFrom(meter, 0);
            if (!simulate(Math.min(mostDepth - 1, mind.model().depth()), meter)) {
                givenUp = meter.counts();
                return best.interrupted(StopReason.EVALUATIONS, givenUp);
            }
            for (int depth = 2; ; depth++) {
                int value = root(depth);
                Result result = best.finished(value, line(), depth, false, meter.counts());
                progress.accept(result);
                if (depth >= mostDepth) return result;
            }
        }

        /** Finds all his answers; false where that would take more than its share. */
        private boolean simulate(int hisDepth, Meter meter) {
            long start = System.nanoTime();
            for (int i = 0; i < end; i++) {
                position.make(moves[i]);
                replies[i] = Position.NO_MOVE;
                boolean asked = !position.isOver() && position.mover() != viewer;
                // The first answer is found step by step, to see in time what a deep one would cost.
                for (int depth = i == 0 ? 1 : hisDepth; asked && depth <= hisDepth; depth++) {
                    choice.find(depth, -Value.INFINITY, Value.INFINITY);
                    replies[i] = choice.move();
                    int more = depth < hisDepth ? GROWTH : 1;
                    if (!fits(meter.counts(), System.nanoTime() - start, more * (double) end / (i + 1))) {
                        position.undo();
                        return false;
                    }
                }
                position.undo();
            }
            return true;
        }

        /** Whether so many times what was spent stays within the share. */
        private boolean fits(Counts spent, long nanos, double times) {
            double share = (double) SHARE / WHOLE;
            return spent.evaluations() * times <= limits.evaluations() * share
                    && spent.nodes() * times <= limits.nodes() * share
                    && (limits.time() == null || nanos * times <= limits.time().toNanos() * share);
        }

        /** The first best of our moves in the game's order, though the last best one is tried first. */
        private int root(int depth) {
            int value = -Value.INFINITY;
            int place = end;
            int hint = rootPlace;
            for (int i = -1; i < end; i++) {
                if (i == hint) continue;
                int at = i < 0 ? hint : i;
                int low = at < place && place < end ? value - 1 : value;
                int found = worth(at, depth, low);
                if (found <= low) continue;
                value = found;
                place = at;
            }
            rootPlace = place;
            return value;
        }

        private int worth(int at, int depth, int low) {
            position.make(moves[at]);
            boolean replied = replies[at] != Position.NO_MOVE;
            if (replied) position.make(replies[at]);
            int below = depth - (replied ? 2 : 1);
            int found = position.mover() == viewer
                    ? worker.root(below, low, Value.INFINITY)
                    : -worker.root(below, -Value.INFINITY, -low);
            if (replied) position.undo();
            position.undo();
            return found;
        }

        private List<Integer> line() {
            List<Integer> line = new ArrayList<>();
            line.add(moves[rootPlace]);
            if (replies[rootPlace] != Position.NO_MOVE) line.add(replies[rootPlace]);
            return line;
        }
    }
}
