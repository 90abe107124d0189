package org.outwit.core.engine;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.model.Mind;
import org.outwit.core.model.SumBounds;
import org.outwit.core.model.SumBounds.Interval;
import org.outwit.core.model.SumsBelow;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * αβ* for one level of modelling as an engine: deepening, a table and move ordering around {@link
 * org.outwit.core.model.AlphaBetaStar}. What he would choose at a position is worked out by {@link Choice}, once, and
 * found again from wherever it is met; what the position is worth to us has entries of its own.
 *
 * <p>He may look less far ahead than we do. Then what he finds and what we find come from different leaves, no bound on
 * the sum of the functions says anything about their values, and his search gets an open window.
 *
 * <p><b>Games that are over.</b> At such leaves the sum of the functions is 0, which may lie outside the interval of all
 * others, see {@link SumsBelow}. Let them be worth ±W and everything else less than W/2. Write L for the leaf of our value
 * v0 and L' for that of his value v1; then sum(L') ≤ v0 + v1 ≤ sum(L) at every node, since where we move we take at least
 * what he expects, and he expects at most what we take. So (1) where v1 is undecided the lower end holds and v0 is no loss,
 * and where v0 is undecided the upper end holds; v0 = W means v1 = -W and the other way round. (2) v1 ≥ t - α makes v0 ≤ α
 * unless α is a win, because v0 = W would need v1 = -W; likewise v1 ≤ s - β makes v0 ≥ β unless β is a loss. With such
 * windows 0 is put into the interval. (3) Where he finds the game decided, we find the opposite.
 *
 * <p>The value is that of {@link org.outwit.core.model.MStar} at the same depth, on every game.
 */
public final class ModelEngine<P extends Position> implements Search<P> {

    private final Game<P> game;
    private final Mind<P> mind;
    private final Interval sums;
    private final SumsBelow<P> below;
    private final Table table;
    private final Set<Technique> techniques;
    private final Consumer<Result> progress;

    private ModelEngine(
            Game<P> game,
            Mind<P> mind,
            Interval sums,
            SumsBelow<P> below,
            Table table,
            Set<Technique> techniques,
            Consumer<Result> progress) {
        if (mind.level() != 1) {
            throw new IllegalArgumentException("This engine is for one level of modelling, and the player has "
                    + mind.level() + "; use a plain engine for none and m* for more.");
        }
        this.game = game;
        this.mind = mind;
        this.sums = sums;
        this.below = below;
        this.table = table;
        this.techniques = techniques;
        this.progress = progress;
    }

    /** @param sums where our function plus his lies at every position that can come about */
    public ModelEngine(Game<P> game, Mind<P> mind, Interval sums, Table table) {
        this(game, mind, sums, null, table, Technique.NONE, result -> {});
    }

    /** Finds out by itself where our function plus his lies, at every node, where both are weighted sums of features. */
    public ModelEngine(Game<P> game, Mind<P> mind, Table table) {
        this(game, mind, SumBounds.UNKNOWN, below(game, mind), table, Technique.NONE, result -> {});
    }

    private static <P extends Position> SumsBelow<P> below(Game<P> game, Mind<P> mind) {
        if (game.tactics().decided() == Tactics.NEVER_DECIDED || mind.model() == null) return null;
        return mind.evaluator() instanceof LinearEvaluator<P> own
                        && mind.model().evaluator() instanceof LinearEvaluator<P> his
                ? new SumsBelow<>(own, his)
                : null;
    }

    /**
     * Gives him the techniques of an engine, where he is known to be one, and judges our leaves by quiescence if that is
     * among them. Then the values of both no longer come from the same leaves, so no sum of the functions is relied on.
     */
    public ModelEngine<P> with(Set<Technique> techniques) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        boolean sameLeaves = copy.isEmpty();
        return new ModelEngine<>(
                game, mind, sameLeaves ? sums : SumBounds.UNKNOWN, sameLeaves ? below : null, table, copy, progress);
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public ModelEngine<P> telling(Consumer<Result> progress) {
        return new ModelEngine<>(game, mind, sums, below, table, techniques, progress);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        table.nextSearch();
        Run run = new Run(Position.copyOf(root), viewer, Math.min(limits.depth(), mind.depth()));
        return Meter.run(limits, run::deepen, run.best::interrupted);
    }

    private final class Run {

        private final P position;
        private final int viewer;
        private final Evaluator<P> evaluator = mind.evaluator();
        private final int hisDepth = mind.model().depth();
        private final int undecided = game.tactics().decided() / 2;
        private final Choice<P> choice;
        private final MoveOrder<P> order = new MoveOrder<>(game.tactics());
        private final long salt;
        private final int mostDepth;
        private final Variation variation = new Variation();
        private final Sight<P> sight;
        private final Quiescence<P> leaves; // null where leaves are judged as they are
        private int[] moves = new int[256];
        private Meter meter;
        private final BestSoFar best = new BestSoFar();
        private int rootPlace;
        private int bestPlace; // of the node that was left last
        private long unsure;

        Run(P position, int viewer, int mostDepth) {
            this.position = position;
            this.viewer = viewer;
            this.mostDepth = Math.min(mostDepth, Worker.MOST_PLIES - 2);
            this.choice = new Choice<>(game, position, 1 - viewer, mind.model().evaluator(), table, techniques);
            this.sight = new Sight<>(
                    position, evaluator, viewer, false, game.tactics().decided());
            this.leaves = techniques.contains(Technique.QUIESCENCE)
                    ? new Quiescence<>(position, game.tactics(), sight, variation)
                    : null;
            this.salt = table.context(List.of(
                    "model", game.name(), evaluator, viewer, mind.model().evaluator(), hisDepth, sums, techniques));
        }

        private Result deepen(Meter meter) {
            this.meter = meter;
            meter.levels(2);
            choice.spendFrom(meter, 1);
            sight.spendFrom(meter, 0);
            for (int depth = Math.min(1, mostDepth); ; depth++) {
                long before = unsure();
                int value = position.mover() == viewer && depth > 0 && !position.isOver()
                        ? root(depth)
                        : search(depth, -Value.INFINITY, Value.INFINITY, 0, 0);
                boolean complete = unsure() == before;
                Result result = best.finished(value, variation.moves(), depth, complete, meter.counts());
                progress.accept(result);
                if (complete || depth >= mostDepth) return result;
            }
        }

        private long unsure() {
            return unsure + choice.unsure() + sight.unsure();
        }

        /** Our move at the root: the first best one in the game's order, as the listing has it. */
        private int root(int depth) {
            meter.node();
            meter.expansion();
            variation.clear(0);
            int room = position.mostMoves();
            if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
            int end = position.moves(moves, 0);
            int value = -Value.INFINITY;
            int place = end;
            for (int i = rootPlace < end ? -1 : 0; i < end; i++) {
                if (i == rootPlace) continue;
                int at = i < 0 ? rootPlace : i;
                int low = at < place && place < end ? value - 1 : value;
                position.make(moves[at]);
                int found = search(depth - 1, low, Value.INFINITY, 1, end);
                position.undo();
                if (found <= low) continue;
                value = found;
                place = at;
                variation.keep(0, moves[at]);
            }
            rootPlace = place;
            return value;
        }

        private int search(int depth, int alpha, int beta, int ply, int from) {
            meter.node();
            variation.clear(ply);
            boolean over = position.isOver();
            if (depth == 0 && !over && leaves != null) {
                int value = leaves.search(
                        position.mover() == viewer ? alpha : -beta, position.mover() == viewer ? beta : -alpha, ply);
                return position.mover() == viewer ? value : -value;
            }
            if (depth == 0 || over) {
                meter.evaluation(over, 0);
                if (!over) unsure++;
                return evaluator.value(position, viewer);
            }
            long key = position.key() ^ salt;
            long entry = table.find(key);
            int hint = Table.NO_INDEX;
            if (entry != Table.UNKNOWN) {
                hint = Table.index(entry);
                int value = Table.value(entry);
                int bound = Table.bound(entry);
                int known = Table.depth(entry);
                if ((known == depth || known == Table.COMPLETE)
                        && (bound == Table.EXACT
                                || bound == Table.LOWER && value >= beta
                                || bound == Table.UPPER && value <= alpha)) {
                    if (known != Table.COMPLETE) unsure++;
                    return value;
                }
            }
            long before = unsure();
            int value = position.mover() == viewer
                    ? ours(depth, alpha, beta, ply, from, hint)
                    : his(depth, alpha, beta, ply, from);
            int bound = value >= beta ? Table.LOWER : value > alpha ? Table.EXACT : Table.UPPER;
            table.put(key, value, bound, unsure() == before ? Table.COMPLETE : depth, bestPlace);
            return value;
        }

        private int ours(int depth, int alpha, int beta, int ply, int from, int hint) {
            int room = from + position.mostMoves();
            if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
            int end = position.moves(moves, from);
            meter.expansion();
            order.score(position, moves, from, end, hint, ply, depth);
            int value = -Value.INFINITY;
            int place = Table.NO_INDEX;
            for (int i = from; i < end && alpha < beta; i++) {
                order.next(moves, i, end);
                int move = moves[i];
                int at = order.place(i);
                boolean quiet = order.isQuiet(i);
                position.make(move);
                int found = search(depth - 1, alpha, beta, ply + 1, end);
                position.undo();
                if (found > value) value = found;
                if (found <= alpha) continue;
                alpha = found;
                place = at;
                variation.keep(ply, move);
                if (found >= beta && quiet) order.refuted(viewer, move, ply, depth);
            }
            bestPlace = place;
            return value;
        }

        /** What would he choose, and what is that worth to us? See {@link org.outwit.core.model.AlphaBetaStar}. */
        private int his(int depth, int alpha, int beta, int ply, int from) {
            boolean together = hisDepth >= depth;
            long least = together ? sums.least() : -SumBounds.INFINITY;
            long most = together ? sums.most() : SumBounds.INFINITY;
            boolean atNode = together && below != null;
            if (atNode) {
                below.at(position, viewer, depth);
                boolean mayBeOver = alpha >= undecided || beta <= -undecided;
                least = mayBeOver ? Math.min(0, below.least()) : below.least();
                most = mayBeOver ? Math.max(0, below.most()) : below.most();
            }
            int hisAlpha = clamp(least - beta);
            int hisBeta = clamp(most - alpha);
            choice.find(Math.min(depth, hisDepth), hisAlpha, hisBeta);
            int his = choice.value();
            if (his <= hisAlpha || his >= hisBeta) {
                bestPlace = Table.NO_INDEX;
                return clamp((his <= hisAlpha ? least : most) - his);
            }
            int reply = choice.move();
            if (atNode && Math.abs(his) >= undecided) {
                variation.clear(ply + 1);
                variation.keep(ply, reply);
                bestPlace = Table.NO_INDEX;
                return -his;
            }
            int low = (int) Math.max(alpha, least - his);
            int high = (int) Math.min(beta, most - his);
            int value;
            if (low >= high) {
                value = low;
                variation.clear(ply + 1);
            } else {
                position.make(reply);
                value = atNode && depth == 1 && !position.isOver()
                        ? opposite(his, ply + 1)
                        : search(depth - 1, low, high, ply + 1, from);
                position.undo();
            }
            variation.keep(ply, reply);
            bestPlace = Table.NO_INDEX;
            return value;
        }

        /** A leaf that he has judged: what the two functions disagree about says the rest. */
        private int opposite(int his, int ply) {
            meter.node();
            variation.clear(ply);
            unsure++;
            below.at(position, viewer, 0);
            return (int) below.least() - his;
        }

        private static int clamp(long value) {
            return (int) Math.max(-Value.INFINITY, Math.min(Value.INFINITY, value));
        }
    }
}
