package org.outwit.core.engine;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.search.Meter;

/**
 * The recursion of max^n that plays. Without a shared sum it visits everything that the table does not know; with one it prunes as
 * {@link org.outwit.core.multi.ShallowPruning} does, which includes immediate pruning. Why that is sound is said there.
 *
 * <p><b>Ties.</b> The first of equal children wins, in the game's order, not in the order of the search. So a child that stands before the
 * best so far need only equal it, and is cut off only where it cannot even do that.
 *
 * <p><b>The table</b> holds exact vectors only, one entry for each player. A vector of a node that was cut off says what it is worth to the
 * player at the parent, and nothing of what it is worth to a third one; no bound of it may be kept, since who comes here by another way may be
 * somebody else's child.
 */
final class VectorWorker<P extends Position> implements DepthWorker {

    /** Nodes with fewer plies below them are not worth a look into the table. */
    private static final int LEAST_DEPTH = 2;

    private static final int NOBODY = -1;

    private final P position;
    private final List<Evaluator<P>> functions;
    private final int players;
    private final int viewer;
    private final SharedSum shared; // null: nothing is pruned
    private final boolean immediate;
    private final TranspositionTable table;
    private final NodeKeys keys;
    private final Meter meter;
    private final SeatOrder order;
    private final Variation lines = new Variation();
    private final int[] cells; // a vector for each ply
    private final boolean keepsMove;
    private int rootMove = Position.NO_MOVE; // of the last depth
    private boolean exact; // whether the node that was searched last has its true vector
    private boolean complete;

    /** {@code immediate} says that only what a player can have at all is used, not what the player above has. */
    VectorWorker(
            P position,
            int viewer,
            List<Evaluator<P>> functions,
            SharedSum shared,
            boolean immediate,
            boolean keepsMove,
            TranspositionTable table,
            NodeKeys keys,
            Meter meter) {
        this.position = position;
        this.functions = functions;
        this.players = functions.size();
        this.viewer = viewer;
        this.shared = shared;
        this.immediate = immediate;
        this.keepsMove = keepsMove;
        this.table = table;
        this.keys = keys;
        this.meter = meter;
        this.order = new SeatOrder(players);
        this.cells = new int[players * (SearchNode.MOST_PLIES + 2)];
        meter.levels(players);
    }

    @Override
    public int mostDepth() {
        return SearchNode.MOST_PLIES - 2;
    }

    @Override
    public int search(int depth) {
        complete = true;
        node(depth, NOBODY, 0, 0, 0, 0);
        return cells[viewer];
    }

    @Override
    public List<Integer> line() {
        return lines.moves();
    }

    @Override
    public boolean isComplete() {
        return complete;
    }

    /** Leaves the vector of this node in its row, or one that gives {@code above}, who moves at the parent, no more than {@code has}. */
    private void node(int depth, int above, long has, int ply, int from, long way) {
        meter.node();
        lines.clear(ply);
        exact = true;
        if (depth == 0 || position.isOver()) {
            evaluate(ply * players);
            return;
        }
        boolean kept = depth >= LEAST_DEPTH;
        long key = kept ? keys.of(position, way) : 0;
        long entry = kept ? table.find(NodeKeys.kind(key, 0)) : TranspositionTable.UNKNOWN;
        if (ply > 0 && known(entry, key, depth, ply * players)) return;
        boolean others = complete;
        complete = true;
        int mover = order.mover(position);
        int place = children(depth, mover, above, has, entry, ply, from, way);
        if (kept && exact && place >= 0) keep(key, depth, place, ply * players);
        complete &= others;
    }

    private int children(int depth, int mover, int above, long has, long entry, int ply, int from, long way) {
        meter.expansion();
        int end = order.list(position, from);
        if (shared != null && depth >= LEAST_DEPTH) {
            order.sort(mover, entry == 0 ? TableEntry.NO_INDEX : TableEntry.index(entry), from, end);
        }
        if (ply == 0 && keepsMove) order.promote(rootMove, from, end);
        boolean again = mover == above; // one player twice in a row, as if both nodes were one
        long most = shared == null ? Long.MAX_VALUE : shared.most();
        long floor = again ? has : shared == null ? Long.MIN_VALUE : shared.least();
        long enough = shared == null || immediate || again || above == NOBODY ? Long.MAX_VALUE : shared.mostBeside(has);
        int row = ply * players;
        long best = Long.MIN_VALUE;
        int bestPlace = Integer.MAX_VALUE;
        int bestMove = Position.NO_MOVE;
        boolean cut = false;
        for (int i = from; i < end; i++) {
            int place = order.place(i);
            int move = order.move(i);
            long needed = bestMove == Position.NO_MOVE ? floor : Math.max(floor, place < bestPlace ? best - 1 : best);
            if (bestMove != Position.NO_MOVE && most <= needed) continue;
            position.make(move);
            node(depth - 1, mover, needed, ply + 1, end, NodeKeys.next(way, move));
            position.undo();
            int value = cells[row + players + mover];
            if (bestMove != Position.NO_MOVE && (value < best || value == best && place > bestPlace)) continue;
            best = value;
            bestPlace = place;
            bestMove = move;
            System.arraycopy(cells, row + players, cells, row, players);
            lines.keep(ply, move);
            if (best < enough) continue;
            cut = true;
            break;
        }
        exact = !cut && (!again || shared == null || best > has);
        if (shared != null) order.wasBest(mover, bestMove, depth);
        if (ply == 0) rootMove = bestMove;
        return bestPlace;
    }

    private void evaluate(int row) {
        boolean over = position.isOver();
        complete &= over;
        for (int j = 0; j < players; j++) {
            meter.evaluation(over, j);
            cells[row + j] = functions.get(j).value(position, j);
        }
        if (shared != null) shared.check(cells, row);
    }

    /** Equal depths of a node have equal vectors, so its entries fit together, whenever each was written. */
    private boolean known(long first, long key, int depth, int row) {
        for (int j = 0; j < players; j++) {
            long entry = j == 0 ? first : table.find(NodeKeys.kind(key, j));
            if (entry == TranspositionTable.UNKNOWN || !TableEntry.reaches(entry, depth, false)) return false;
            cells[row + j] = TableEntry.value(entry);
            if (j == 0) continue;
            if (TableEntry.depth(entry) != TableEntry.depth(first)) return false;
        }
        complete &= TableEntry.isComplete(first);
        return true;
    }

    private void keep(long key, int depth, int place, int row) {
        for (int j = 0; j < players; j++) {
            table.put(NodeKeys.kind(key, j), cells[row + j], TableEntry.EXACT, depth, complete, place);
        }
    }
}
