package org.outwit.core.engine;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.bounds.SumBounds.Interval;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.Player;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/** One search of a {@link ModelEngine}: our nodes, their nodes, and what is remembered of both. */
final class ModelWorker<P extends Position> {

    private final ModelSettings<P> settings;
    private final P position;
    private final int viewer;
    private final boolean[] refused; // null where no move is
    private final Evaluator<P> evaluator;
    private final int theirDepth;
    private final int trusted; // their nodes with less below them are not asked what they would do
    private final boolean sameLeaves;
    private final FunctionSums<P> sums;
    private final OpponentReply<P> choice;
    private final NodeSearch<P> plain; // null where the model is believed down to every leaf
    private final LeafScorer<P> scorer;
    private final MoveOrder<P> order;
    private final TranspositionTable table;
    private final long salt;
    private final SearchPath path = new SearchPath();
    private final boolean repetition;
    private final Variation variation = new Variation();
    private final BestSoFar best = new BestSoFar();
    private int[] moves = new int[256];
    private Meter meter;
    private int rootPlace;
    private int bestPlace; // of the node that was left last
    private long inexactCount;

    /** @param everywhere where the functions' sum lies, or null to find it out at each node */
    ModelWorker(ModelSettings<P> settings, Interval everywhere, P position, int viewer, boolean[] refused) {
        this.settings = settings;
        this.position = position;
        this.viewer = viewer;
        this.refused = refused;
        Player<P> player = settings.player();
        this.evaluator = player.evaluator();
        this.theirDepth = player.model().depth();
        this.trusted = theirDepth == Player.AS_DEEP_AS_WE ? 1 : theirDepth;
        this.sameLeaves = settings.techniques().isEmpty() && settings.theirs().isEmpty();
        this.sums = everywhere == null
                ? FunctionSums.found(position, viewer, settings.game(), player)
                : FunctionSums.within(position, viewer, everywhere);
        this.choice = settings.choice(position, viewer, path);
        this.plain = settings.techniques().isEmpty() ? null : settings.plainSearch(position, viewer, path);
        boolean shorterWin = settings.techniques().contains(Technique.SHORTER_WIN);
        this.scorer = new LeafScorer<>(
                position,
                evaluator,
                viewer,
                shorterWin,
                settings.game().tactics().winThreshold());
        this.order = new MoveOrder<>(settings.game().tactics(), false, new HistoryHeuristic());
        this.repetition = new Switches(settings.techniques(), settings.game()).repetition;
        this.table = settings.table();
        this.salt = table.context(List.of(
                "model",
                settings.game().name(),
                evaluator,
                viewer,
                player.model().evaluator(),
                theirDepth,
                everywhere == null ? SumBounds.UNKNOWN : everywhere,
                settings.techniques(),
                settings.theirs()));
    }

    Result interrupted(StopReason reason, Counts counts) {
        return best.interrupted(reason, counts);
    }

    Result deepen(Meter meter, int limit) {
        int mostDepth = Math.min(limit, SearchNode.MOST_PLIES - 2);
        this.meter = meter;
        meter.levels(2);
        choice.spendFrom(meter, 1);
        if (plain != null) plain.spendFrom(meter, 0);
        for (int depth = Math.min(1, mostDepth); ; depth++) {
            long before = inexactCount();
            int value = position.mover() == viewer && depth > 0 && !position.isOver()
                    ? root(depth)
                    : search(depth, -Value.INFINITY, Value.INFINITY, 0, 0);
            boolean complete = inexactCount() == before;
            Result result = best.finished(value, variation.moves(), depth, complete, meter.counts());
            settings.progress().accept(result);
            if (complete || depth >= mostDepth) return result;
        }
    }

    private long inexactCount() {
        return inexactCount + choice.inexactCount() + (plain == null ? 0 : plain.inexactCount());
    }

    /** Our move at the root: the first best one in the game's order, as the listing has it. */
    private int root(int depth) {
        meter.node();
        meter.expansion();
        variation.clear(0);
        path.enter(0, position.key());
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
            int low = alpha == -Value.INFINITY ? alpha : scorer.toTable(alpha, ply);
            int high = beta == Value.INFINITY ? beta : scorer.toTable(beta, ply);
            return scorer.fromTable(
                    ours ? plain.root(ply, depth, low, high) : -plain.root(ply, depth, -high, -low), ply);
        }
        meter.node();
        boolean over = position.isOver();
        if (depth == 0 || over) {
            meter.evaluation(over, 0);
            if (!over) inexactCount++;
            return scorer.fromTable(evaluator.value(position, viewer), ply);
        }
        path.enter(ply, position.key());
        if (repetition && path.isRepeated(ply)) {
            inexactCount++;
            return 0;
        }
        long key = position.key() ^ salt;
        long entry = table.find(key);
        int hint = TableEntry.NO_INDEX;
        if (entry != TranspositionTable.UNKNOWN) {
            hint = TableEntry.index(entry);
            int value = scorer.fromTable(TableEntry.value(entry), ply);
            if (TableEntry.reaches(entry, depth, false) && TableEntry.says(entry, value, alpha, beta)) {
                if (!TableEntry.isComplete(entry)) inexactCount++;
                return value;
            }
        }
        long before = inexactCount();
        int value = ours ? ours(depth, alpha, beta, ply, from, hint) : theirs(depth, alpha, beta, ply, from);
        int bound = TableEntry.bound(value, alpha, beta);
        boolean complete = inexactCount() == before;
        table.putDeep(key, scorer.toTable(value, ply), bound, depth, complete, bestPlace);
        return value;
    }

    private int ours(int depth, int alpha, int beta, int ply, int from, int hint) {
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        int end = position.moves(moves, from);
        meter.expansion();
        order.score(position, moves, from, end, hint, ply, depth);
        int value = -Value.INFINITY;
        int place = TableEntry.NO_INDEX;
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
            if (found >= beta && quiet) order.refuted(viewer, moves, from, i, ply, depth);
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

    /** What would they choose, and what is that worth to us? See {@link org.outwit.core.model.AlphaBetaStar}. */
    private int theirs(int depth, int alpha, int beta, int ply, int from) {
        bestPlace = TableEntry.NO_INDEX;
        sums.at(depth, alpha, beta, sameLeaves && theirDepth >= depth);
        long least = sums.least();
        long most = sums.most();
        boolean ofThisNode = sums.isOfThisNode();
        int theirAlpha = FunctionSums.clamp(least - beta);
        int theirBeta = FunctionSums.clamp(most - alpha);
        choice.find(ply, Math.min(depth, theirDepth), theirAlpha, theirBeta);
        int theirs = choice.value();
        if (theirs <= theirAlpha) return FunctionSums.clamp(least - theirs);
        if (theirs >= theirBeta) return FunctionSums.clamp(most - theirs);
        int reply = choice.move();
        int low = (int) Math.max(alpha, least - theirs);
        int high = (int) Math.min(beta, most - theirs);
        int value;
        if (sums.isDecided(theirs) || low >= high) {
            value = sums.isDecided(theirs) ? -theirs : low;
            variation.clear(ply + 1);
        } else {
            position.make(reply);
            value = ofThisNode && depth == 1 && !position.isOver()
                    ? opposite(theirs, ply + 1)
                    : search(depth - 1, low, high, ply + 1, from);
            position.undo();
            bestPlace = TableEntry.NO_INDEX;
        }
        variation.keep(ply, reply);
        return value;
    }

    /** A leaf that they have judged, and so have we. */
    private int opposite(int theirs, int ply) {
        meter.node();
        variation.clear(ply);
        inexactCount++;
        return sums.opposite(theirs);
    }
}
