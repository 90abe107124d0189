package org.outwit.core.model;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StopReason;

/**
 * M*ε: model search when functions are known only within an error. Carmel and Markovitch, <i>Learning and using opponent
 * models</i>, Figure 15. Values become ranges and choices become sets: the opponent may choose every move whose highest value
 * reaches the best of the lowest values, and our value of their node is the span over all of those.
 *
 * <p>For every set of functions within the errors, {@link MStar} returns a value inside the range and a move of the set
 * (their Theorem 2). With no errors and no ties that is M* itself; with infinite errors on their first level nothing can be
 * excluded, the low end is minimax and the cautious choice is minimax's first move.
 *
 * <p>Where it differs from the figure: the lines that make the root's range and set belong after the loop over the
 * successors, and the ranges of one successor must be collected anew for each. The tail below the last level has the last
 * level's error. The cautious move is chosen by maximin, the first of equals.
 */
public final class MStarEpsilon<P extends Position> {

    private static final long INFINITE = SumBounds.INFINITY;

    private final Player<P> player;
    private final SearchListener<P> listener;

    public MStarEpsilon(Player<P> player, SearchListener<P> listener) {
        this.player = player;
        this.listener = listener;
    }

    public MStarEpsilon(Player<P> player) {
        this(player, null);
    }

    public RangeResult search(P root, Limits limits) {
        return search(root, Math.max(0, root.mover()), limits);
    }

    /** What the root is worth to a viewer who need not be to move; without a choice of theirs there are no moves. */
    public RangeResult search(P root, int viewer, Limits limits) {
        return Meter.run(
                limits,
                meter -> new Run<>(new ModelView<>(player, listener, root, viewer, limits.depth(), meter), player)
                        .result(),
                (reason, counts) -> new RangeResult(List.of(), -INFINITE, INFINITE, Position.NO_MOVE, reason, counts));
    }

    private record Range(long low, long high) {}

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final long[] errors;

        Run(ModelView<P> view, Player<P> player) {
            this.view = view;
            this.errors = player.levels().stream()
                    .mapToLong(level -> level.error() == Player.UNKNOWN ? INFINITE : level.error())
                    .toArray();
        }

        RangeResult result() {
            if (view.isLeaf(view.depth()) || !view.owns(0)) {
                Range range = range(0, view.depth(), 0);
                return result(range, List.of(), Position.NO_MOVE);
            }
            view.enter();
            int end = view.moves(0);
            List<Range> ranges = ranges(0, view.depth(), 0, end);
            Range range = best(ranges);
            List<Integer> moves = new ArrayList<>();
            int cautious = Position.NO_MOVE;
            for (int i = 0; i < end; i++) {
                if (ranges.get(i).high >= range.low) moves.add(view.move(i));
                if (cautious == Position.NO_MOVE && ranges.get(i).low == range.low) cautious = view.move(i);
            }
            return result(range, moves, cautious);
        }

        private RangeResult result(Range range, List<Integer> moves, int cautious) {
            return new RangeResult(
                    List.copyOf(moves),
                    range.low,
                    range.high,
                    cautious,
                    StopReason.FINISHED,
                    view.meter().counts());
        }

        /** What this node may be worth to a level. */
        private Range range(int level, int depth, int from) {
            view.enter();
            if (view.isLeaf(depth)) {
                long value = view.value(level);
                long error = errors[Math.min(level, errors.length - 1)];
                return new Range(value - error, value + error);
            }
            int end = view.moves(from);
            if (view.owns(level)) return best(ranges(level, depth, from, end));
            List<Range> theirs = ranges(level + 1, depth, from, end);
            long reached = best(theirs).low;
            long low = Long.MAX_VALUE;
            long high = Long.MIN_VALUE;
            for (int i = from; i < end; i++) {
                if (theirs.get(i - from).high < reached) continue;
                view.make(view.move(i));
                Range range = range(level, ModelView.below(depth), end);
                view.undo();
                low = Math.min(low, range.low);
                high = Math.max(high, range.high);
            }
            return new Range(low, high);
        }

        private List<Range> ranges(int level, int depth, int from, int end) {
            List<Range> ranges = new ArrayList<>(end - from);
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                ranges.add(range(level, ModelView.below(depth), end));
                view.undo();
            }
            return ranges;
        }

        /** The range of a node whose owner chooses: at least the best of the lows, at most the best of the highs. */
        private static Range best(List<Range> ranges) {
            long low = Long.MIN_VALUE;
            long high = Long.MIN_VALUE;
            for (Range range : ranges) {
                low = Math.max(low, range.low);
                high = Math.max(high, range.high);
            }
            return new Range(low, high);
        }
    }
}
