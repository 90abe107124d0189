package org.outwit.core.engine;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.multi.Viewpoints;
import org.outwit.core.search.Meter;

/**
 * The recursion of the searches for many players that look at one viewer's value, with alpha-beta and a table. Without models it is
 * {@link org.outwit.core.multi.Paranoid}; with models {@link org.outwit.core.multi.MStarMulti}, where a modelled player's move is what the model
 * chooses in a search of its own; with one reply a round {@link org.outwit.core.multi.BestReply}, where who does not reply plays an idle move.
 *
 * <p>Why alpha-beta may prune M*. To one viewpoint every node is a maximum, a minimum, or has the value of a single child. Which child that
 * is the model says, whose choice needs its exact values and is asked for without a window.
 *
 * <p><b>The table</b> keeps values and bounds, a set of entries for each viewpoint. In best-reply search a value also depends on who has
 * replied in this round: the mover has all moves or only the idle one. So each replier has entries of its own, too.
 */
final class ViewerWorker<P extends Position> implements DepthWorker {

    /** Nodes with fewer plies below them are not worth a look into the table. */
    private static final int LEAST_DEPTH = 2;

    private static final int NOBODY = -1;

    private final P position;
    private final Viewpoints<P> viewpoints;
    private final int players;
    private final boolean oneReply;
    private final TranspositionTable table;
    private final NodeKeys keys;
    private final Meter meter;
    private final SeatOrder order;
    private final Variation lines = new Variation();
    private final boolean keepsMove;
    private int rootMove = Position.NO_MOVE; // of the last depth
    private int chosen; // by the last call of choose
    private boolean complete;

    ViewerWorker(
            P position,
            Viewpoints<P> viewpoints,
            int players,
            boolean oneReply,
            boolean keepsMove,
            TranspositionTable table,
            NodeKeys keys,
            Meter meter) {
        this.position = position;
        this.viewpoints = viewpoints;
        this.players = players;
        this.oneReply = oneReply;
        this.keepsMove = keepsMove;
        this.table = table;
        this.keys = keys;
        this.meter = meter;
        this.order = new SeatOrder(players);
        meter.levels(viewpoints.size());
    }

    /** A model's search begins a ply further down in the rows of lines, so each ply may need two. */
    @Override
    public int mostDepth() {
        return Math.min(viewpoints.depth(0), (SearchNode.MOST_PLIES - 2) / 2);
    }

    @Override
    public int search(int depth) {
        complete = true;
        meter.node();
        lines.clear(0);
        if (depth == 0 || position.isOver()) return evaluate(0);
        int mover = order.mover(position);
        if (mover == viewpoints.owner(0) || viewpoints.model(0, mover) == Viewpoints.NONE) {
            return choose(0, depth, 0, 0, 0);
        }
        return modelled(0, mover, depth, -Value.INFINITY, Value.INFINITY, 0, 0, 0);
    }

    @Override
    public List<Integer> line() {
        return lines.moves();
    }

    @Override
    public boolean isComplete() {
        return complete;
    }

    /**
     * The value of a node to a viewpoint whose owner moves there, or opposes who moves; {@link #chosen} is the first of the best moves in the
     * game's order. One that stands before the best so far need only equal it, so its window is one wider.
     */
    private int choose(int viewpoint, int depth, int ply, int from, long way) {
        boolean others = complete;
        long key = NodeKeys.kind(keys.of(position, way), kind(viewpoint, NOBODY, true));
        long entry = depth < LEAST_DEPTH ? TranspositionTable.UNKNOWN : table.find(key);
        int mover = order.mover(position);
        int sign = mover == viewpoints.owner(viewpoint) ? 1 : -1;
        meter.expansion();
        int end = order.list(position, from);
        int idle = order.move(from);
        if (ply > 0 && first(entry) < end - from && TableEntry.reaches(entry, depth, false)) {
            chosen = order.move(from + TableEntry.index(entry));
            complete &= TableEntry.isComplete(entry);
            return TableEntry.value(entry);
        }
        complete = true;
        if (depth >= LEAST_DEPTH) order.sort(mover, first(entry), from, end);
        if (ply == 0 && keepsMove) order.promote(rootMove, from, end);
        int best = -Value.INFINITY;
        int bestPlace = Integer.MAX_VALUE;
        int bestMove = Position.NO_MOVE;
        for (int i = from; i < end; i++) {
            int place = order.place(i);
            int move = order.move(i);
            int needed = place < bestPlace && bestMove != Position.NO_MOVE ? best - 1 : best;
            int replier = replier(viewpoint, NOBODY, mover, move, idle);
            int found = sign > 0
                    ? child(viewpoint, move, depth - 1, replier, needed, Value.INFINITY, ply + 1, end, way)
                    : -child(viewpoint, move, depth - 1, replier, -Value.INFINITY, -needed, ply + 1, end, way);
            if (found <= needed) continue;
            best = found;
            bestPlace = place;
            bestMove = move;
            lines.keep(ply, move);
        }
        order.wasBest(mover, bestMove, depth);
        if (ply == 0) rootMove = bestMove;
        if (depth >= LEAST_DEPTH && bestPlace >= 0)
            table.put(key, sign * best, TableEntry.EXACT, depth, complete, bestPlace);
        complete &= others;
        chosen = bestMove;
        return sign * best;
    }

    private int child(
            int viewpoint, int move, int depth, int replier, int alpha, int beta, int ply, int from, long way) {
        position.make(move);
        int value = node(viewpoint, depth, replier, alpha, beta, ply, from, NodeKeys.next(way, move));
        position.undo();
        return value;
    }

    /** {@code replier} is the opponent who has replied in this round, or nobody yet. */
    private int node(int viewpoint, int depth, int replier, int alpha, int beta, int ply, int from, long way) {
        meter.node();
        lines.clear(ply);
        if (depth == 0 || position.isOver()) return evaluate(viewpoint);
        int mover = order.mover(position);
        boolean max = mover == viewpoints.owner(viewpoint);
        if (!max && viewpoints.model(viewpoint, mover) != Viewpoints.NONE) {
            return modelled(viewpoint, mover, depth, alpha, beta, ply, from, way);
        }
        boolean kept = depth >= LEAST_DEPTH;
        long key = kept ? NodeKeys.kind(keys.of(position, way), kind(viewpoint, replier, false)) : 0;
        long entry = kept ? table.find(key) : TranspositionTable.UNKNOWN;
        if (entry != TranspositionTable.UNKNOWN
                && TableEntry.reaches(entry, depth, false)
                && TableEntry.says(entry, TableEntry.value(entry), alpha, beta)) {
            complete &= TableEntry.isComplete(entry);
            return TableEntry.value(entry);
        }
        boolean others = complete;
        complete = true;
        meter.expansion();
        int end = order.list(position, from);
        int idle = order.move(from);
        boolean still = oneReply && !max && replier != NOBODY && replier != mover;
        if (still) end = from + 1;
        else if (kept) order.sort(mover, first(entry), from, end);
        int best = max ? -Value.INFINITY : Value.INFINITY;
        int place = TableEntry.NO_INDEX;
        int low = alpha;
        int high = beta;
        for (int i = from; i < end && low < high; i++) {
            int move = order.move(i);
            int next = still ? replier : replier(viewpoint, replier, mover, move, idle);
            int value = child(viewpoint, move, depth - 1, next, low, high, ply + 1, end, way);
            if (max ? value <= best : value >= best) continue;
            best = value;
            if (max ? value <= low : value >= high) continue;
            place = order.place(i);
            lines.keep(ply, move);
            if (max) low = value;
            else high = value;
            if (low >= high) order.wasBest(mover, move, depth);
        }
        if (kept) table.put(key, best, TableEntry.bound(best, alpha, beta), depth, complete, place);
        complete &= others;
        return best;
    }

    /** The mover plays what the viewpoint's model of them chooses; only the value of what follows is the viewpoint's own. */
    private int modelled(int viewpoint, int mover, int depth, int alpha, int beta, int ply, int from, long way) {
        int model = viewpoints.model(viewpoint, mover);
        choose(model, Math.min(depth, viewpoints.depth(model)), ply + 1, from, way);
        int reply = chosen;
        int value = child(viewpoint, reply, depth - 1, NOBODY, alpha, beta, ply + 1, from, way);
        lines.keep(ply, reply);
        return value;
    }

    /** Who has replied in the round after this move. */
    private int replier(int viewpoint, int before, int mover, int move, int idle) {
        if (!oneReply || mover == viewpoints.owner(viewpoint)) return NOBODY;
        return move == idle ? before : mover;
    }

    private int kind(int viewpoint, int replier, boolean choice) {
        return 2 * (viewpoint * (players + 1) + replier + 1) + (choice ? 1 : 0);
    }

    private static int first(long entry) {
        return entry == TranspositionTable.UNKNOWN ? TableEntry.NO_INDEX : TableEntry.index(entry);
    }

    private int evaluate(int viewpoint) {
        boolean over = position.isOver();
        complete &= over;
        meter.evaluation(over, viewpoint);
        return viewpoints.function(viewpoint).value(position, viewpoints.owner(viewpoint));
    }
}
