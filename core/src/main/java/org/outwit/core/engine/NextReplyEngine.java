package org.outwit.core.engine;

import java.util.Arrays;
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
 * <p>His answers may cost most of the budget, for below one answer to each move there is little left to search. Where not all
 * fit in, those to the moves that look best come first, and after the other moves he is feared as by a plain engine. Where only a
 * few would fit in, the simulation is given up as soon as that is foreseen, and what is left goes to a plain engine: a model
 * that cannot be afforded should not cost games.
 */
public final class NextReplyEngine<P extends Position> implements Search<P> {

    /** The part of a budget that his answers may cost. */
    private static final double SHARE = 0.7;

    /** One in so many of our moves has to get an answer, or the others drown it. */
    private static final int FEWEST = 3;

    /** How many times as much the next ply takes, roughly. */
    private static final int GROWTH = 3;

    private final Game<P> game;
    private final Mind<P> mind;
    private final Table table;
    private final Set<Technique> techniques;
    private final Set<Technique> his;
    private final int margin;
    private final Consumer<Result> progress;

    private NextReplyEngine(
            Game<P> game,
            Mind<P> mind,
            Table table,
            Set<Technique> techniques,
            Set<Technique> his,
            int margin,
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
        this.margin = margin;
        this.progress = progress;
    }

    /** With every technique for our own search; his is simulated without any. */
    public NextReplyEngine(Game<P> game, Mind<P> mind, Table table) {
        this(game, mind, table, Technique.ALL, Technique.NONE, Caution.NO_MARGIN, result -> {});
    }

    public NextReplyEngine<P> with(Set<Technique> techniques) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        return new NextReplyEngine<>(game, mind, table, copy, his, margin, progress);
    }

    /** Gives him the techniques of an engine, where he is known to be one. */
    public NextReplyEngine<P> facing(Set<Technique> his) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(his);
        return new NextReplyEngine<>(game, mind, table, techniques, copy, margin, progress);
    }

    /** Chooses only moves that our plain engine finds at most so much worse than its best; at first there is no such limit. */
    public NextReplyEngine<P> margin(int margin) {
        if (margin < 0) throw new IllegalArgumentException("The margin (" + margin + ") must not be negative.");
        return new NextReplyEngine<>(game, mind, table, techniques, his, margin, progress);
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public NextReplyEngine<P> telling(Consumer<Result> progress) {
        return new NextReplyEngine<>(game, mind, table, techniques, his, margin, progress);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        if (root.isOver() || root.mover() != viewer || limits.depth() < 2) return plain().search(root, viewer, limits);
        if (margin == Caution.NO_MARGIN) return predicted(root, viewer, limits, null);
        return new Caution<>(game, mind.evaluator(), table, techniques, margin)
                .choose(root, viewer, limits, (part, refused) -> predicted(root, viewer, part, refused));
    }

    private Result predicted(P root, int viewer, Limits limits, boolean[] refused) {
        Purse purse = new Purse(limits);
        table.nextSearch();
        Run run = new Run(Position.copyOf(root), viewer, Math.min(limits.depth(), mind.depth()), limits, refused);
        Result result = Meter.run(limits, run::deepen, run.best::interrupted);
        if (run.givenUp == null) return result;
        purse.spend(run.givenUp);
        Result plain = plain().search(root, viewer, purse.left());
        purse.spend(plain.counts());
        return purse.paidFor(plain);
    }

    private Engine<P> plain() {
        return new Engine<>(game, mind.evaluator(), table).with(techniques).telling(progress);
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
        private final int[] ranks; // places of moves, the most promising first
        private final BestSoFar best = new BestSoFar();
        private Counts givenUp;

        Run(P position, int viewer, int mostDepth, Limits limits, boolean[] refused) {
            this.position = position;
            this.viewer = viewer;
            this.mostDepth = Math.min(mostDepth, Worker.MOST_PLIES - 3);
            this.limits = limits;
            this.choice = new Choice<>(game, position, 1 - viewer, mind.model().evaluator(), table, his);
            this.worker = new Worker<>(game, position, viewer, mind.evaluator(), table, techniques);
            this.moves = new int[position.mostMoves()];
            this.end = keep(position.moves(moves, 0), refused);
            this.replies = new int[end];
            Arrays.fill(replies, Position.NO_MOVE);
            this.ranks = new int[end];
        }

        /** The moves that are not refused, in the same order. */
        private int keep(int count, boolean[] refused) {
            if (refused == null) return count;
            int kept = 0;
            for (int i = 0; i < count; i++) if (!refused[i]) moves[kept++] = moves[i];
            return kept;
        }

        private Result deepen(Meter meter) {
            meter.levels(2);
            meter.expansion();
            choice.spendFrom(meter, 1);
            worker.spendFrom(meter, 0);
            int glance = rank();
            best.finished(glance, List.of(moves[ranks[0]]), 1, false, meter.counts());
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

        /** What a glance says of our moves: whose answers are worth finding first where not all can be afforded. */
        private int rank() {
            int[] values = new int[end];
            for (int i = 0; i < end; i++) {
                values[i] = worth(i, 1, -Value.INFINITY);
                int at = i;
                for (; at > 0 && values[ranks[at - 1]] < values[i]; at--) ranks[at] = ranks[at - 1];
                ranks[at] = i;
            }
            return values[ranks[0]];
        }

        /**
         * Finds his answers to as many of our moves as its share pays for; where that is too few, none, and false. The first answer is found step by step, to see in time what a deep one would cost.
         */
        private boolean simulate(int hisDepth, Meter meter) {
            long start = System.nanoTime();
            Counts before = meter.counts();
            int few = (end + FEWEST - 1) / FEWEST;
            for (int i = 0; i < end; i++) {
                int at = ranks[i];
                position.make(moves[at]);
                boolean asked = !position.isOver() && position.mover() != viewer;
                for (int depth = i == 0 ? 1 : hisDepth; asked && depth <= hisDepth; depth++) {
                    choice.find(depth, -Value.INFINITY, Value.INFINITY);
                    double more = depth < hisDepth ? GROWTH * few : (double) Math.max(i + 2, few) / (i + 1);
                    if (!fits(before, meter.counts(), System.nanoTime() - start, more)) {
                        position.undo();
                        replies[at] = depth == hisDepth ? choice.move() : Position.NO_MOVE;
                        return i + 1 >= few;
                    }
                }
                replies[at] = asked ? choice.move() : Position.NO_MOVE;
                position.undo();
            }
            return true;
        }

        /** Whether so many times what was spent stays within the share. */
        private boolean fits(Counts before, Counts now, long nanos, double times) {
            return (now.evaluations() - before.evaluations()) * times <= limits.evaluations() * SHARE
                    && (now.nodes() - before.nodes()) * times <= limits.nodes() * SHARE
                    && (limits.time() == null || nanos * times <= limits.time().toNanos() * SHARE);
        }

        /** The first best of our moves in the game's order, though they are tried in the order of their ranks. */
        private int root(int depth) {
            int value = -Value.INFINITY;
            int place = end;
            int rank = 0;
            for (int i = 0; i < end; i++) {
                int at = ranks[i];
                int low = at < place && place < end ? value - 1 : value;
                int found = worth(at, depth, low);
                if (found <= low) continue;
                value = found;
                place = at;
                rank = i;
            }
            System.arraycopy(ranks, 0, ranks, 1, rank);
            ranks[0] = place;
            return value;
        }

        private int worth(int at, int depth, int low) {
            position.make(moves[at]);
            boolean replied = replies[at] != Position.NO_MOVE;
            if (replied) position.make(replies[at]);
            int below = depth - (replied ? 2 : 1);
            int found = below(below, low, low == -Value.INFINITY ? Value.INFINITY : low + 1);
            if (found > low && low > -Value.INFINITY) found = below(below, low, Value.INFINITY);
            if (replied) position.undo();
            position.undo();
            return found;
        }

        private int below(int depth, int low, int high) {
            return position.mover() == viewer ? worker.root(depth, low, high) : -worker.root(depth, -high, -low);
        }

        private List<Integer> line() {
            int place = ranks[0];
            return replies[place] == Position.NO_MOVE ? List.of(moves[place]) : List.of(moves[place], replies[place]);
        }
    }
}
