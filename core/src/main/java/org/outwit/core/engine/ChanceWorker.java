package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.game.Position;
import org.outwit.core.search.Meter;

/**
 * The recursion of {@link ChanceEngine}: Star2 with a table. Why it is sound is said at {@link org.outwit.core.chance.Star2}; a call with a
 * window returns the value if that lies inside, and a bound on the side where it lies otherwise.
 *
 * <p>Averages are no whole numbers and entries of the table are, so an entry is a bound, rounded to the safe side, unless the value is whole.
 * Only entries of exactly this depth count, and those that no horizon has touched: the answer must be that of the listing.
 */
final class ChanceWorker<P extends Position> {

    /** Nodes with fewer plies below them are not worth a look into the table. */
    private static final int LEAST_DEPTH = 2;

    private final P position;
    private final ChanceSetup<P> setup;
    private final int viewer;
    private final double lowest;
    private final double highest;
    private final double tie;
    private final TranspositionTable table;
    private final long context;
    private final Meter meter;
    private final ChanceOrder<P> order;
    private int[] moves = new int[256];
    private double[] probabilities = new double[256];
    private double[] least = new double[256];
    private double[] most = new double[256];
    private double[] probed = new double[256];
    private int[] probedMoves = new int[256];
    private boolean[] probedWhole = new boolean[256];
    private int choice;
    private boolean firstWhole;
    private int best = Position.NO_MOVE;
    private boolean complete;

    ChanceWorker(ChanceSetup<P> setup, P position, int viewer, TranspositionTable table, long context, Meter meter) {
        this.setup = setup;
        this.position = position;
        this.viewer = viewer;
        this.lowest = setup.lowest();
        this.highest = setup.highest();
        this.tie = setup.tie();
        this.table = table;
        this.context = context;
        this.meter = meter;
        this.order = new ChanceOrder<>(position, setup.evaluator(), viewer, meter);
    }

    /** The best move of the last search of the root; none at a leaf or where chance moves. */
    int bestMove() {
        return best;
    }

    /** Whether no horizon has cut anything off in the last search of the root. */
    boolean isComplete() {
        return complete;
    }

    /**
     * The value of the root. Its move is the first of the best in the game's order, not in the order of the search: so one that stands
     * before the best so far need only equal it, and its window is a little wider: at the end of the range one as wide as a tie is closed.
     */
    double root(int depth) {
        complete = true;
        if (depth == 0 || position.isOver() || position.mover() == Position.CHANCE) {
            best = Position.NO_MOVE;
            return value(depth);
        }
        meter.node();
        int sign = position.mover() == viewer ? 1 : -1;
        int end = list(0);
        int[] listed = Arrays.copyOf(moves, end);
        if (depth > 1) order.byValue(sign > 0, moves, 0, end);
        ChanceOrder.first(best, moves, 0, end);
        double value = Double.NEGATIVE_INFINITY;
        int bestPlace = end;
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            int place = place(move, listed);
            double needed = place < bestPlace ? value - 3 * tie : value + tie;
            position.make(move);
            double found = sign > 0
                    ? within(depth - 1, needed, Double.POSITIVE_INFINITY, end)
                    : -within(depth - 1, Double.NEGATIVE_INFINITY, -needed, end);
            position.undo();
            if (found <= (place < bestPlace ? value - tie : needed)) continue;
            value = Math.max(value, found);
            best = move;
            bestPlace = place;
        }
        return sign * value;
    }

    /** The value of the position as it is now, for any mover; no move is found. */
    double value(int depth) {
        complete = true;
        return within(depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 0);
    }

    private double within(int depth, double alpha, double beta, int from) {
        return node(depth, alpha, beta, Double.NaN, Position.NO_MOVE, Position.NO_MOVE, from);
    }

    /** Which moves of the root, where the viewer moves, are more than a margin worse than the best, by their places in the game's order. */
    boolean[] below(int depth, int margin) {
        double least = root(depth) - margin;
        int end = list(0);
        boolean[] below = new boolean[end];
        for (int i = 0; i < end; i++) {
            if (moves[i] == best) continue;
            position.make(moves[i]);
            below[i] = within(depth - 1, least - 3 * tie, least, end) < least - 2 * tie;
            position.undo();
        }
        return below;
    }

    private static int place(int move, int[] listed) {
        for (int i = 0; i < listed.length; i++) if (listed[i] == move) return i;
        throw new IllegalStateException("Move " + move + " was not listed.");
    }

    /** {@code first} is what a probe has found of {@code firstMove}, {@code outcome} what chance did just before. */
    private double node(int depth, double alpha, double beta, double first, int firstMove, int outcome, int from) {
        meter.node();
        if (depth == 0 || position.isOver()) return leaf();
        boolean shallow = depth < LEAST_DEPTH;
        long key = shallow ? 0 : position.key() ^ context;
        long entry = shallow ? TranspositionTable.UNKNOWN : table.find(key);
        if (settles(entry, depth, alpha, beta)) {
            complete &= TableEntry.isComplete(entry);
            return TableEntry.value(entry);
        }
        boolean others = complete;
        complete = firstMove == Position.NO_MOVE || firstWhole; // what a probe saw is part of this node
        int index = TableEntry.NO_INDEX;
        double value;
        if (position.mover() == Position.CHANCE) {
            value = chance(depth, alpha, beta, from);
        } else {
            int end = arranged(depth, outcome, entry, from);
            if (firstMove != Position.NO_MOVE) ChanceOrder.first(firstMove, moves, from, end);
            int mover = position.mover();
            value = mover == viewer
                    ? max(depth, alpha, beta, first, from, end)
                    : min(depth, alpha, beta, first, from, end);
            int good = choice;
            order.remember(outcome, mover, good);
            if (!shallow) index = place(good, end);
        }
        if (!shallow) keep(key, value, alpha, beta, depth, index);
        complete &= others;
        return value;
    }

    private double leaf() {
        boolean over = position.isOver();
        complete &= over;
        meter.evaluation(over);
        int value = setup.evaluator().value(position, viewer);
        if (value >= lowest && value <= highest) return value;
        throw new IllegalArgumentException("The value " + value + " is outside the range [" + setup.lowest() + ", "
                + setup.highest() + "] that the search relies on.");
    }

    private static boolean settles(long entry, int depth, double alpha, double beta) {
        if (entry == TranspositionTable.UNKNOWN || !TableEntry.reaches(entry, depth, false)) return false;
        int value = TableEntry.value(entry);
        return switch (TableEntry.bound(entry)) {
            case TableEntry.LOWER -> value >= beta;
            case TableEntry.UPPER -> value <= alpha;
            default -> true;
        };
    }

    private void keep(long key, double value, double alpha, double beta, int depth, int index) {
        boolean above = value > alpha;
        double whole = above ? Math.floor(value) : Math.ceil(value);
        boolean exact = above && value < beta && whole == value;
        int bound = exact ? TableEntry.EXACT : above ? TableEntry.LOWER : TableEntry.UPPER;
        table.put(key, (int) whole, bound, depth, complete, index);
    }

    /** Generates the moves and returns the index after the last. */
    private int list(int from) {
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        return position.moves(moves, from);
    }

    /** Generates the moves, those first that are probably best. */
    private int arranged(int depth, int outcome, long entry, int from) {
        meter.expansion();
        int end = list(from);
        int index = entry == TranspositionTable.UNKNOWN ? TableEntry.NO_INDEX : TableEntry.index(entry);
        int known = index < end - from ? moves[from + index] : Position.NO_MOVE;
        if (depth < LEAST_DEPTH) order.byReply(outcome, position.mover(), moves, from, end);
        else order.byValue(position.mover() == viewer, moves, from, end);
        if (known != Position.NO_MOVE) ChanceOrder.first(known, moves, from, end);
        return end;
    }

    /** The place of a move in the game's order. */
    private int place(int move, int free) {
        int end = list(free);
        for (int i = free; i < end; i++) if (moves[i] == move) return i - free;
        return TableEntry.NO_INDEX;
    }

    private double max(int depth, double alpha, double beta, double first, int from, int end) {
        double best = Double.NEGATIVE_INFINITY;
        double floor = alpha;
        int good = moves[from];
        for (int i = from; i < end; i++) {
            int move = moves[i];
            double value = i == from && !Double.isNaN(first) ? first : child(move, depth, floor, beta, end);
            if (value <= (floor > alpha ? floor : best)) continue;
            best = value;
            good = move;
            if (value > floor) floor = value + tie;
            if (floor < beta) continue;
            best = Math.max(best, beta);
            break;
        }
        choice = good;
        return best;
    }

    private double min(int depth, double alpha, double beta, double first, int from, int end) {
        double best = Double.POSITIVE_INFINITY;
        double ceiling = beta;
        int good = moves[from];
        for (int i = from; i < end; i++) {
            int move = moves[i];
            double value = i == from && !Double.isNaN(first) ? first : child(move, depth, alpha, ceiling, end);
            if (value >= (ceiling < beta ? ceiling : best)) continue;
            best = value;
            good = move;
            if (value < ceiling) ceiling = value - tie;
            if (alpha < ceiling) continue;
            best = Math.min(best, alpha);
            break;
        }
        choice = good;
        return best;
    }

    private double child(int move, int depth, double alpha, double beta, int end) {
        position.make(move);
        double value = within(depth - 1, alpha, beta, end);
        position.undo();
        return value;
    }

    private double chance(int depth, double alpha, double beta, int from) {
        meter.expansion();
        int end = list(from);
        room(end);
        double upper = 0;
        double lower = 0;
        for (int i = from; i < end; i++) {
            probabilities[i] = position.probability(moves[i]);
            least[i] = lowest;
            most[i] = highest;
            probed[i] = Double.NaN;
            probedMoves[i] = Position.NO_MOVE;
            upper += probabilities[i] * highest;
            lower += probabilities[i] * lowest;
        }

        // probe
        for (int i = from; i < end; i++) {
            double p = probabilities[i];
            if (p == 0) continue;
            upper -= p * most[i];
            lower -= p * least[i];
            double needed = (alpha - upper) / p;
            double enough = (beta - lower) / p;
            if (needed >= most[i] - tie) return Math.min(alpha, upper + p * most[i]);
            if (enough <= least[i] + tie) return Math.max(beta, lower + p * least[i]);
            probe(i, depth - 1, needed, enough, end);
            upper += p * most[i];
            lower += p * least[i];
            if (most[i] <= needed) return Math.min(alpha, upper);
            if (least[i] >= enough) return Math.max(beta, lower);
        }

        // search
        double sum = 0;
        for (int i = from; i < end; i++) {
            double p = probabilities[i];
            if (p == 0) continue;
            upper -= p * most[i];
            lower -= p * least[i];
            double needed = (alpha - sum - upper) / p;
            double enough = (beta - sum - lower) / p;
            if (needed >= most[i] - tie) return Math.min(alpha, sum + upper + p * most[i]);
            if (enough <= least[i] + tie) return Math.max(beta, sum + lower + p * least[i]);
            double value = most[i];
            if (most[i] - least[i] > tie) {
                int outcome = moves[i];
                double low = Math.max(needed, least[i]);
                double high = Math.min(enough, most[i]);
                firstWhole = probedWhole[i];
                position.make(outcome);
                value = node(depth - 1, low, high, probed[i], probedMoves[i], outcome, end);
                position.undo();
            }
            if (value <= needed) return Math.min(alpha, sum + upper + p * value);
            if (value >= enough) return Math.max(beta, sum + lower + p * value);
            sum += p * value;
        }
        return sum;
    }

    /** Bounds the value of a max or min node, child i of a chance node, by the value of the move that looks best there. */
    private void probe(int i, int depth, double needed, double enough, int from) {
        int outcome = moves[i];
        position.make(outcome);
        if (depth > 0 && !position.isOver() && position.mover() != Position.CHANCE) {
            double alpha = Math.max(needed, lowest);
            double beta = Math.min(enough, highest);
            meter.node();
            long entry = depth < LEAST_DEPTH ? TranspositionTable.UNKNOWN : table.find(position.key() ^ context);
            int end = arranged(depth, outcome, entry, from);
            boolean max = position.mover() == viewer;
            probedMoves[i] = moves[from];
            boolean others = complete;
            complete = true;
            double value = child(moves[from], depth, alpha, beta, end);
            probedWhole[i] = complete;
            complete &= others;
            probed[i] = value;
            if (max) least[i] = Math.max(lowest, value);
            else most[i] = Math.min(highest, value);
            if (end - from == 1) least[i] = most[i] = value;
        }
        position.undo();
    }

    private void room(int end) {
        if (end <= least.length) return;
        probabilities = Arrays.copyOf(probabilities, 2 * end);
        least = Arrays.copyOf(least, 2 * end);
        most = Arrays.copyOf(most, 2 * end);
        probed = Arrays.copyOf(probed, 2 * end);
        probedMoves = Arrays.copyOf(probedMoves, 2 * end);
        probedWhole = Arrays.copyOf(probedWhole, 2 * end);
    }
}
