package org.outwit.core.model;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StopReason;

/**
 * M* where dice are thrown: the definition. Our nodes take the best child. Where the opponent moves we ask what they would choose: by their own
 * function, to their own depth, with their own model of us, and averaging over the dice that follow, as we do. Where dice move, every level takes
 * the average of the children, weighted by probability.
 *
 * <p>So it is {@link MStar} on trees without chance, and expectiminimax against an opponent who wants the exact opposite: {@code (f,-f)}. As M* never
 * is below minimax, this never is below expectiminimax with the same function and depth, as long as the model is right.
 *
 * <p>A level with a temperature chooses as in {@link QuantalMStar}: each move with probability proportional to exp(their value / temperature), and our
 * value is the average over their replies. One without chooses its first best move, where averages that differ only by rounding are equal. The tail
 * below the last level has no temperature.
 *
 * <p>A throw is a ply of its own. What follows it is not expected but only possible, so lines end where dice move.
 */
public final class ChanceMStar<P extends Position> implements AverageSearch<P> {

    private final Player<P> player;
    private final double[] temperatures;
    private final SearchListener<P> listener;

    /** One temperature for each level from the player's own down, in units of its values; 0 for none. */
    public ChanceMStar(Player<P> player, double[] temperatures, SearchListener<P> listener) {
        QuantalMStar.requireTemperatures(player, temperatures);
        this.player = player;
        this.temperatures = temperatures.clone();
        this.listener = listener;
    }

    /** Nobody errs. */
    public ChanceMStar(Player<P> player) {
        this(player, new double[player.level() + 1], null);
    }

    /** What the root is worth to a viewer who need not be to move. */
    @Override
    public AverageResult search(P root, int viewer, Limits limits) {
        return Meter.run(
                limits,
                meter -> new Run(new ModelView<>(player, listener, root, viewer, limits.depth(), meter)).result(),
                AverageResult::interrupted);
    }

    private final class Run {

        private final ModelView<P> view;
        private final Line line = new Line();

        Run(ModelView<P> view) {
            this.view = view;
        }

        AverageResult result() {
            double value = value(0, view.depth(), 0, 0);
            List<Integer> moves = line.moves();
            int move = moves.isEmpty() ? Position.NO_MOVE : moves.get(0);
            return new AverageResult(
                    move, value, 0, moves, StopReason.FINISHED, view.meter().counts());
        }

        /** v_level of this node, searched to a depth. */
        private double value(int level, int depth, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(level);
            if (view.isChance()) return thrown(level, depth, from, start);
            return view.owns(level) ? best(level, depth, from, start) : replied(level, depth, from, start);
        }

        private double thrown(int level, int depth, int from, int start) {
            int end = view.moves(from);
            double sum = 0;
            for (int i = from; i < end; i++) {
                double probability = view.probability(i);
                view.make(view.move(i));
                sum += probability * value(level, ModelView.below(depth), end, start);
                view.undo();
            }
            line.clear();
            return sum;
        }

        private double best(int level, int depth, int from, int start) {
            int end = view.moves(from);
            double best = Double.NEGATIVE_INFINITY;
            int kept = 0;
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                double found = value(level, ModelView.below(depth), end, start + kept);
                view.undo();
                if (!QuantalMStar.exceeds(found, best)) continue;
                best = found;
                kept = line.improve(start, kept, view.move(i));
            }
            line.done(kept);
            return best;
        }

        /** The average over what the next level, whose turn it is, would play; with one reply for sure, its value. */
        private double replied(int level, int depth, int from, int start) {
            int end = view.moves(from);
            double[] shares = shares(level + 1, Math.min(depth, view.depth(level + 1)), from, end, start);
            double sum = 0;
            double likeliest = 0;
            int kept = 0;
            for (int i = from; i < end; i++) {
                double share = shares[i - from];
                if (share == 0) continue;
                view.make(view.move(i));
                sum += share * value(level, ModelView.below(depth), end, start + kept);
                view.undo();
                if (share <= likeliest) continue;
                likeliest = share;
                kept = line.improve(start, kept, view.move(i));
            }
            line.done(kept);
            return sum;
        }

        private double[] shares(int level, int depth, int from, int end, int start) {
            double[] values = new double[end - from];
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                values[i - from] = value(level, ModelView.below(depth), end, start);
                view.undo();
            }
            double temperature = level < temperatures.length ? temperatures[level] : 0;
            return QuantalMStar.shares(values, temperature);
        }
    }
}
