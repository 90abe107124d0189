package org.outwit.core.chance;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StopReason;

/**
 * A game with chance as one player sees it during one search: a copy of the root that is walked by make and undo. It
 * counts, keeps the limits and tells the listener, so that a listing holds nothing but its algorithm.
 */
final class ChanceView<P extends Position> {

    private final P position;
    private final ChanceSetup<P> setup;
    private final SearchListener<P> listener;
    private final int viewer;
    private final int depth;
    private final Meter meter;
    private int[] moves = new int[64];
    private double[] probabilities = new double[64];

    private ChanceView(ChanceSetup<P> setup, P root, int viewer, int depth, Meter meter) {
        this.position = Position.copyOf(root);
        this.setup = setup;
        this.listener = setup.listener();
        this.viewer = viewer;
        this.depth = depth;
        this.meter = meter;
    }

    static <P extends Position> ExpectedResult search(
            ChanceSetup<P> setup, P root, int viewer, Limits limits, Function<ChanceView<P>, ExpectedResult> search) {
        return Meter.run(
                limits,
                meter -> search.apply(new ChanceView<>(setup, root, viewer, limits.depth(), meter)),
                ExpectedResult::interrupted);
    }

    /** What a value at the root must exceed: alpha, and by more than rounding. */
    double alpha() {
        return setup.alpha() + setup.tie();
    }

    double beta() {
        return setup.beta() - setup.tie();
    }

    int depth() {
        return depth;
    }

    /** Counts a node that is evaluated or developed with this window, and tells the listener. */
    void enter(double alpha, double beta) {
        meter.node();
        if (listener != null) listener.enter(position, whole(Math.floor(alpha)), whole(Math.ceil(beta)));
    }

    private static int whole(double end) {
        return (int) Math.max(-Value.INFINITY, Math.min(Value.INFINITY, end));
    }

    boolean isLeaf(int depth) {
        return depth == 0 || position.isOver();
    }

    boolean isChance() {
        return position.mover() == Position.CHANCE;
    }

    boolean isMax() {
        return position.mover() == viewer;
    }

    /** The static value of the node; counted. */
    double value() {
        meter.evaluation(position.isOver());
        int value = setup.evaluator().value(position, viewer);
        if (value >= setup.lowest() && value <= setup.highest()) return value;
        throw new IllegalArgumentException("The value " + value + " is outside the range [" + setup.lowest() + ", "
                + setup.highest() + "] that the search relies on.");
    }

    /**
     * Generates the moves of this node into the row from index {@code from} on, where chance moves with their
     * probabilities, and returns the index after the last.
     */
    int moves(int from) {
        meter.expansion();
        int room = from + position.mostMoves();
        if (room > moves.length) {
            moves = Arrays.copyOf(moves, 2 * room);
            probabilities = Arrays.copyOf(probabilities, 2 * room);
        }
        int end = position.moves(moves, from);
        if (isChance()) for (int i = from; i < end; i++) probabilities[i] = position.probability(moves[i]);
        return end;
    }

    int move(int index) {
        return moves[index];
    }

    double probability(int index) {
        return probabilities[index];
    }

    void make(int move) {
        position.make(move);
    }

    void undo() {
        position.undo();
    }

    /** The result of a search in the window from {@link #alpha} to {@link #beta} whose root came to {@code value}. */
    ExpectedResult result(double value, List<Integer> line) {
        if (value <= alpha()) return result(Math.min(value, setup.alpha()), Bound.UPPER, line);
        if (value >= beta()) return result(Math.max(value, setup.beta()), Bound.LOWER, line);
        return result(value, Bound.EXACT, line);
    }

    ExpectedResult result(double value, Bound bound, List<Integer> line) {
        int move = line.isEmpty() ? Position.NO_MOVE : line.get(0);
        return new ExpectedResult(
                value, move, line, bound, depth, meter.isComplete(), StopReason.FINISHED, meter.counts());
    }
}
