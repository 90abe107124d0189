package org.outwit.core.search;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;

/**
 * A two-player game as one player sees it during one search: a copy of the root that is walked by {@link #make} and
 * {@link #undo}, where the viewer's nodes are max nodes, the other's min nodes, and all values are the viewer's. It
 * counts, keeps the limits and tells the listener, so that a listing holds nothing but its algorithm.
 *
 * <p>The mirrored view exchanges max and min and negates every value. A search run on it is the dual of that search,
 * node for node: dual SSS* is SSS* in the mirror. Its result and its listener see the viewer's values again.
 */
public final class View<P extends Position> {

    private final P position;
    private final Evaluator<P> evaluator;
    private final KnownBounds<P> bounds;
    private final SearchListener<P> listener;
    private final int viewer;
    private final boolean mirror;
    private final int alpha;
    private final int beta;
    private final int depth;
    private final Meter meter;
    private int[] moves = new int[64];

    private View(Setup<P> setup, P root, int viewer, int depth, boolean mirror, Meter meter) {
        this.position = Position.copyOf(root);
        this.evaluator = setup.evaluator();
        this.bounds = setup.bounds();
        this.listener = setup.listener();
        this.viewer = viewer;
        this.mirror = mirror;
        this.alpha = mirror ? -setup.beta() : setup.alpha();
        this.beta = mirror ? -setup.alpha() : setup.beta();
        this.depth = depth;
        this.meter = meter;
    }

    /** Runs a search on the view of one player. */
    public static <P extends Position> Result search(
            Setup<P> setup, P root, int viewer, Limits limits, Function<View<P>, Result> search) {
        return Meter.run(limits, meter -> search.apply(new View<>(setup, root, viewer, limits.depth(), false, meter)));
    }

    /** Runs the dual of a search: the same search in the mirror. */
    public static <P extends Position> Result searchDual(
            Setup<P> setup, P root, int viewer, Limits limits, Function<View<P>, Result> search) {
        return Meter.run(limits, meter -> search.apply(new View<>(setup, root, viewer, limits.depth(), true, meter)));
    }

    /** The lower end of the window at the root, as this view sees it: in the mirror both ends are negated and exchanged. */
    public int alpha() {
        return alpha;
    }

    public int beta() {
        return beta;
    }

    /** How many plies may be searched from the root. */
    public int depth() {
        return depth;
    }

    public Meter meter() {
        return meter;
    }

    public P position() {
        return position;
    }

    /** Counts a node that is evaluated or developed with this window, and tells the listener. */
    public void enter(int alpha, int beta) {
        meter.node();
        if (listener != null) listener.enter(position, mirror ? -beta : alpha, mirror ? -alpha : beta);
    }

    /** Tells the listener what the node came to, and hands the value on. */
    public int leave(int value) {
        if (listener != null) listener.leave(position, mirror ? -value : value);
        return value;
    }

    /** Tells the listener that the rest of the moves here is cut off, because this window has closed. */
    public void cut(int alpha, int beta) {
        if (listener == null) return;
        listener.cut(position, SearchListener.Cut.plain(0, mirror ? -beta : alpha, mirror ? -alpha : beta));
    }

    /** Tells the listener what a best-first search knows of this node now. */
    public void know(int lower, int upper) {
        if (listener != null) listener.know(position, mirror ? -upper : lower, mirror ? -lower : upper);
    }

    /** Whether the node is to be evaluated: the game is over, or no plies are left. */
    public boolean isLeaf(int depth) {
        return depth == 0 || position.isOver();
    }

    public boolean isMax() {
        return position.mover() == viewer != mirror;
    }

    /** The static value of the node; counted. */
    public int value() {
        meter.evaluation(position.isOver());
        int value = evaluator.value(position, viewer);
        return mirror ? -value : value;
    }

    /** The lower bound that is known beforehand, L(n). */
    public int lower() {
        return mirror ? -bounds.upper(position, viewer) : bounds.lower(position, viewer);
    }

    /** The upper bound that is known beforehand, U(n). */
    public int upper() {
        return mirror ? -bounds.lower(position, viewer) : bounds.upper(position, viewer);
    }

    /** Generates the moves of this node into the row from index {@code from} on and returns the index after the last. */
    public int moves(int from) {
        meter.expansion();
        int room = from + position.mostMoves();
        if (room > moves.length) moves = Arrays.copyOf(moves, 2 * room);
        return position.moves(moves, from);
    }

    public int move(int index) {
        return moves[index];
    }

    public long key() {
        return position.key();
    }

    public void make(int move) {
        position.make(move);
    }

    public void undo() {
        position.undo();
    }

    /** The result of a search whose root came to {@code value} by {@code line}, which is empty where nothing is proved. */
    public Result result(int value, List<Integer> line) {
        return result(value, value <= alpha ? Bound.UPPER : value >= beta ? Bound.LOWER : Bound.EXACT, line);
    }

    /** The result of a search that says itself how far its value is to be trusted. */
    public Result result(int value, Bound bound, List<Integer> line) {
        Bound seen = mirror ? bound.mirrored() : bound;
        return Result.finished(mirror ? -value : value, seen, line, depth, meter.isComplete(), meter.counts());
    }
}
