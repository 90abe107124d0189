package org.outwit.core.engine;

import java.util.Arrays;
import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StableOrder;
import org.outwit.core.search.StopReason;

/**
 * What every legal move is worth to the mover by searches of 1, 2, 3 ... plies: not only the best one, as an engine that plays
 * wants to know, but all of them, as predictors of people need them. Nobody cares by how much a hopeless move is hopeless, so values
 * are found down to a distance from the best and no further. Whether a move is within it is asked first, in a window of one
 * point, which costs little and is enough for most moves.
 *
 * <p>Equal questions get equal answers, after any others: the table is emptied between positions. For one thread.
 */
public final class RootMoveValues<P extends Position> {

    /** Room for the few thousand nodes of one position; more would only take longer to empty. */
    private static final long TABLE_BYTES = 1 << 19;

    /** Which moves are asked for, by identity. */
    private static final boolean[] EVERYTHING = {};

    private static final boolean[] NOTHING = {};

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final Set<Technique> techniques;
    private final int distance;
    private final TranspositionTable table = new TranspositionTable(TABLE_BYTES);
    private int[] moves = new int[64];
    private int[] order = new int[64];
    private NodeSearch<P> search;
    private P position;
    private Meter outer;
    private int level;
    private int bestValue;

    /** @param distance in ints of the game's scale: moves that are worse than the best by this, or more, are all alike */
    public RootMoveValues(Game<P> game, Evaluator<P> evaluator, Set<Technique> techniques, int distance) {
        if (distance < 1) throw new IllegalArgumentException("The distance (" + distance + ") must be positive.");
        this.game = game;
        this.evaluator = evaluator;
        this.techniques = techniques;
        this.distance = distance;
    }

    /** Counts what later searches cost as evaluations of this level, and ends them at the limits of the meter. */
    public void spendFrom(Meter meter, int level) {
        this.outer = meter;
        this.level = level;
    }

    /**
     * Writes what each move is worth less than the best one, from -distance to 0, in the order of {@link Position#moves}; one row for
     * each depth from 1 on. Returns the number of moves. The position is left as it was, unless a meter ends the search.
     */
    public int find(P root, int depth, int[][] into) {
        int count = listed(root);
        if (depth == 0) return count;
        run((meter, of) -> deepen(root, count, depth, into, meter, of));
        return count;
    }

    /**
     * Writes what the moves that are asked for are worth less than the best one at this depth alone, as {@link #find} does in its last row.
     * Of the others only the best is searched for: they are written down as bad, -distance, but for those that beat all before them.
     *
     * @param asked for each move in the order of {@link Position#moves}
     * @return the number of moves
     */
    public int findAsked(P root, int depth, boolean[] asked, int[] into) {
        if (depth < 1) throw new IllegalArgumentException("The depth (" + depth + ") must be positive.");
        int count = listed(root);
        run((meter, of) -> {
            begin(root, meter, of);
            for (int d = 1; d < depth; d++) iterate(count, d, NOTHING, into);
            iterate(count, depth, asked, into);
        });
        return count;
    }

    /** Lists the moves in the order of the game; returns how many there are. */
    private int listed(P root) {
        int room = root.mostMoves();
        if (moves.length < room) {
            moves = new int[room];
            order = new int[room];
        }
        int count = root.moves(moves, 0);
        for (int i = 0; i < count; i++) order[i] = i;
        return count;
    }

    /** A search within the limits of a meter. */
    private interface Work {
        void spend(Meter meter, int level);
    }

    private void run(Work work) {
        if (outer != null) work.spend(outer, level);
        else Meter.run(Limits.NONE, meter -> done(work, meter), RootMoveValues::never);
    }

    private static Boolean done(Work work, Meter meter) {
        work.spend(meter, -1);
        return true;
    }

    /** What the best move was worth to the mover by the deepest search of the last {@link #find}, which must have looked ahead. */
    public int bestValue() {
        return bestValue;
    }

    private static Boolean never(StopReason reason, Counts counts) {
        throw new IllegalStateException("A search without limits was stopped.");
    }

    private void deepen(P root, int count, int depth, int[][] into, Meter meter, int of) {
        begin(root, meter, of);
        for (int d = 1; d <= depth; d++) iterate(count, d, EVERYTHING, into[d - 1]);
    }

    private void begin(P root, Meter meter, int of) {
        position = root;
        table.clear();
        search = new NodeSearch<>(game, root, root.mover(), evaluator, table, techniques);
        search.spendFrom(meter, of);
    }

    private void iterate(int count, int depth, boolean[] asked, int[] row) {
        int best = -Value.INFINITY;
        for (int k = 0; k < count; k++) {
            int i = order[k];
            boolean all = asked == EVERYTHING || asked != NOTHING && asked[i];
            row[i] = value(moves[i], depth - 1, best, all ? distance : 0);
            if (!all && row[i] <= best) row[i] = -Value.INFINITY;
            best = Math.max(best, row[i]);
        }
        for (int i = 0; i < count; i++) row[i] = Math.max(row[i] - best, -distance);
        bestValue = best;
        sort(row, count);
    }

    /** What a move is worth, as far as it is within this distance of the best so far. */
    private int value(int move, int left, int best, int distance) {
        int mover = position.mover();
        position.make(move);
        int found;
        if (position.isOver()) found = position.payoff(mover);
        else if (best == -Value.INFINITY) found = below(mover, left, -Value.INFINITY, Value.INFINITY);
        else {
            int least = best - distance;
            found = below(mover, left, least, least + 1);
            if (found > least) found = below(mover, left, least, Value.INFINITY);
        }
        position.undo();
        return found;
    }

    private int below(int mover, int left, int alpha, int beta) {
        return position.mover() == mover ? search.root(left, alpha, beta) : -search.root(left, -beta, -alpha);
    }

    /** The best first; those of equal worth stay as they were. */
    private void sort(int[] row, int count) {
        for (int k = 1; k < count; k++) StableOrder.insert(order[k], order, k, row);
    }

    @Override
    public String toString() {
        return "values of moves to " + distance + " below the best, by " + Arrays.toString(techniques.toArray());
    }
}
