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
 *
 * <p><b>With techniques</b> it is not. M* lets him look no further than our own horizon, so near it he seems to overlook what
 * he will see when it comes to that; a search that deepens chases such blunders, and every drawn ending looks won. With
 * techniques he is asked only where all that he looks at lies within our depth, and below that a plain search fears him.
 */
public final class ModelEngine<P extends Position> implements Search<P> {

    private final Game<P> game;
    private final Mind<P> mind;
    private final Interval sums;
    private final SumsBelow<P> below;
    private final Table table;
    private final Set<Technique> techniques;
    private final Set<Technique> his;
    private final int margin;
    private final Consumer<Result> progress;

    private ModelEngine(
            Game<P> game,
            Mind<P> mind,
            Interval sums,
            SumsBelow<P> below,
            Table table,
            Set<Technique> techniques,
            Set<Technique> his,
            int margin,
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
        this.his = his;
        this.margin = margin;
        this.progress = progress;
    }

    /** @param sums where our function plus his lies at every position that can come about */
    public ModelEngine(Game<P> game, Mind<P> mind, Interval sums, Table table) {
        this(game, mind, sums, null, table, Technique.NONE, Technique.NONE, Caution.NO_MARGIN, result -> {});
    }

    /** Finds out by itself where our function plus his lies, at every node, where both are weighted sums of features. */
    public ModelEngine(Game<P> game, Mind<P> mind, Table table) {
        this(
                game,
                mind,
                SumBounds.UNKNOWN,
                below(game, mind),
                table,
                Technique.NONE,
                Technique.NONE,
                Caution.NO_MARGIN,
                result -> {});
    }

    private static <P extends Position> SumsBelow<P> below(Game<P> game, Mind<P> mind) {
        if (game.tactics().decided() == Tactics.NEVER_DECIDED || mind.model() == null) return null;
        return mind.evaluator() instanceof LinearEvaluator<P> own
                        && mind.model().evaluator() instanceof LinearEvaluator<P> his
                ? new SumsBelow<>(own, his)
                : null;
    }

    /**
     * Gives us a plain search with these techniques below the nodes where he is asked. Then the values of both no longer come
     * from the same leaves, so no sum of the functions is relied on.
     */
    public ModelEngine<P> with(Set<Technique> techniques) {
        return new ModelEngine<>(game, mind, sums, below, table, copy(techniques), his, margin, progress);
    }

    /** Gives him the techniques of an engine, where he is known to be one. */
    public ModelEngine<P> facing(Set<Technique> his) {
        return new ModelEngine<>(game, mind, sums, below, table, techniques, copy(his), margin, progress);
    }

    /** Chooses only moves that our plain engine finds at most so much worse than its best; at first there is no such limit. */
    public ModelEngine<P> margin(int margin) {
        if (margin < 0) throw new IllegalArgumentException("The margin (" + margin + ") must not be negative.");
        return new ModelEngine<>(game, mind, sums, below, table, techniques, his, margin, progress);
    }

    /** Tells the answer of every depth as soon as it is finished. */
    public ModelEngine<P> telling(Consumer<Result> progress) {
        return new ModelEngine<>(game, mind, sums, below, table, techniques, his, margin, progress);
    }

    private static Set<Technique> copy(Set<Technique> techniques) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        return copy;
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        boolean choosing = !root.isOver() && root.mover() == viewer && limits.depth() > 0;
        if (margin == Caution.NO_MARGIN || !choosing) return modelled(root, viewer, limits, null);
        return new Caution<>(game, mind.evaluator(), table, techniques, margin)
                .choose(root, viewer, limits, (part, refused) -> modelled(root, viewer, part, refused));
    }

    private Result modelled(P root, int viewer, Limits limits, boolean[] refused) {
        table.nextSearch();
        Run run = new Run(Position.copyOf(root), viewer, Math.min(limits.depth(), mind.depth()), refused);
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
        private final boolean sameLeaves;
        private final Sight<P> sight;
        private final Worker<P> plain; // null where the model is believed down to every leaf
        private final int trusted; // his nodes with less below them are not asked what he would do
        private int[] moves = new int[256];
        private Meter meter;
        private final BestSoFar best = new BestSoFar();
        private int rootPlace;
        private int bestPlace; // of the node that was left last
        private long unsure;
        private final boolean[] refused; // null where no move is

        Run(P position, int viewer, int mostDepth, boolean[] refused) {
            this.position = position;
            this.viewer = viewer;
            this.mostDepth = Math.min(mostDepth, Worker.MOST_PLIES - 2);
            this.choice = new Choice<>(game, position, 1 - viewer, mind.model().evaluator(), table, his);
            this.refused = refused;
            this.sameLeaves = techniques.isEmpty() && his.isEmpty();
            boolean shorterWin = techniques.contains(Technique.SHORTER_WIN);
            this.sight = new Sight<>(
                    position, evaluator, viewer, shorterWin, game.tactics().decided());
            this.plain =
                    techniques.isEmpty() ? null : new Worker<>(game, position, viewer, evaluator, table, techniques);
            this.trusted = hisDepth == Mind.AS_DEEP_AS_WE ? 1 : hisDepth;
            this.salt = table.context(List.of(
                    "model",
                    game.name(),
                    evaluator,
                    viewer,
                    mind.model().evaluator(),
                    hisDepth,
                    sums,
                    techniques,
                    his));
        }

        private Result deepen(Meter meter) {
            this.meter = meter;
            meter.levels(2);
            choice.spendFrom(meter, 1);
            if (plain != null) plain.spendFrom(meter, 0);
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
            return unsure + choice.unsure() + (plain == null ? 0 : plain.unsure());
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
                if (refused != null && refused[at]) continue;
                int low = at < place && place < end ? value - 1 : value;
                position.make(moves[at]);
                int found = child(depth - 1, low, Value.INFINITY, place < end, 1, end);
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
            variation.clear(ply);
            boolean ours = position.mover() == viewer;
            if (plain != null && depth < (ours ? trusted + 1 : trusted)) {
                int low = alpha == -Value.INFINITY ? alpha : sight.toTable(alpha, ply);
                int high = beta == Value.INFINITY ? beta : sight.toTable(beta, ply);
                return sight.fromTable(ours ? plain.root(depth, low, high) : -plain.root(depth, -high, -low), ply);
            }
            meter.node();
            boolean over = position.isOver();
            if (depth == 0 || over) {
                meter.evaluation(over, 0);
                if (!over) unsure++;
                return sight.fromTable(evaluator.value(position, viewer), ply);
            }
            long key = position.key() ^ salt;
            long entry = table.find(key);
            int hint = Table.NO_INDEX;
            if (entry != Table.UNKNOWN) {
                hint = Table.index(entry);
                int value = sight.fromTable(Table.value(entry), ply);
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
            int value = ours ? ours(depth, alpha, beta, ply, from, hint) : his(depth, alpha, beta, ply, from);
            int bound = value >= beta ? Table.LOWER : value > alpha ? Table.EXACT : Table.UPPER;
            table.put(key, sight.toTable(value, ply), bound, unsure() == before ? Table.COMPLETE : depth, bestPlace);
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
                int found = child(depth - 1, alpha, beta, value > -Value.INFINITY, ply + 1, end);
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

        /** Our plain search prunes best with windows of one point, so a later move has to show first that it is better. */
        private int child(int depth, int alpha, int beta, boolean later, int ply, int from) {
            if (plain != null && later && alpha + 1 < beta) {
                int found = search(depth, alpha, alpha + 1, ply, from);
                if (found <= alpha) return found;
            }
            return search(depth, alpha, beta, ply, from);
        }

        /** What would he choose, and what is that worth to us? See {@link org.outwit.core.model.AlphaBetaStar}. */
        private int his(int depth, int alpha, int beta, int ply, int from) {
            boolean together = sameLeaves && hisDepth >= depth;
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
