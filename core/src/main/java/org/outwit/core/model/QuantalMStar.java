package org.outwit.core.model;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StopReason;

/**
 * M* against an opponent who does not always play what they think best: they choose a move with probability proportional to
 * exp(their value / temperature), the quantal response of McKelvey and Palfrey (1995), which is how people err: big
 * mistakes seldom, small ones often. Our value of their node is the average over their replies; ours is still the maximum.
 *
 * <p>A level without a temperature chooses its first best move, as in {@link MStar}, which this is when no level has one.
 * As the temperature goes to zero the averages go to M*'s values where they have no ties. The tail below the last level has
 * no temperature.
 *
 * <p>Two averages that differ by less than rounding can make are taken as equal, so that the first of two equally good
 * moves is chosen: {@link #CLOSE} relative to their size. Where the range of our function is known, replies that are too
 * unlikely to matter need not be searched: leaving out replies of total probability q changes an average by at most q
 * times the range, for any values of theirs. The search may leave out {@code negligible} at each of their nodes, and the
 * result states the error to which that can add up.
 */
public final class QuantalMStar<P extends Position> implements AverageSearch<P> {

    /** Values nearer to each other than this part of their size are equal. */
    static final double CLOSE = 1e-12;

    private final Player<P> player;
    private final double[] temperatures;
    private final double negligible;
    private final double range;
    private final SearchListener<P> listener;

    /** One temperature for each level from the player's own down, in units of its values; 0 for none. */
    public QuantalMStar(Player<P> player, double[] temperatures, SearchListener<P> listener) {
        this(player, temperatures, 0, 0, listener);
    }

    /** Leaves out replies of total probability {@code negligible} where our values span no more than {@code range}. */
    public QuantalMStar(
            Player<P> player, double[] temperatures, double negligible, double range, SearchListener<P> listener) {
        requireTemperatures(player, temperatures);
        if (!(negligible >= 0 && negligible < 1)) {
            throw new IllegalArgumentException("The negligible probability (" + negligible + ") must be below 1.");
        }
        this.player = player;
        this.temperatures = temperatures.clone();
        this.negligible = negligible;
        this.range = range;
        this.listener = listener;
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
        private int averagings; // the most of their nodes, one below the other, at which replies were left out

        Run(ModelView<P> view) {
            this.view = view;
        }

        AverageResult result() {
            double value = value(0, view.depth(), 0, 0, 0);
            List<Integer> moves = line.moves();
            int move = moves.isEmpty() ? Position.NO_MOVE : moves.get(0);
            double error = averagings * negligible * range;
            return new AverageResult(
                    move, value, error, moves, StopReason.FINISHED, view.meter().counts());
        }

        private double value(int level, int depth, int above, int from, int start) {
            view.enter();
            line.clear();
            if (view.isLeaf(depth)) return view.value(level);
            return view.owns(level)
                    ? best(level, depth, above, from, start)
                    : average(level, depth, above, from, start);
        }

        private double best(int level, int depth, int above, int from, int start) {
            double best = Double.NEGATIVE_INFINITY;
            int kept = 0;
            int end = view.moves(from);
            for (int i = from; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                double value = value(level, ModelView.below(depth), above, end, start + kept);
                view.undo();
                if (exceeds(value, best)) {
                    best = value;
                    kept = line.improve(start, kept, move);
                }
            }
            line.done(kept);
            return best;
        }

        private double average(int level, int depth, int above, int from, int start) {
            int end = view.moves(from);
            double[] chances = chances(level + 1, Math.min(depth, view.depth(level + 1)), above, from, end, start);
            int likeliest = from;
            double left = 1;
            double sum = 0;
            int kept = 0;
            double spared = level == 0 ? negligible : 0;
            for (int i = from; i < end; i++) {
                double chance = chances[i - from];
                if (chance == 0) continue;
                if (chance <= spared) {
                    spared -= chance;
                    left -= chance;
                    averagings = Math.max(averagings, above + 1);
                    continue;
                }
                view.make(view.move(i));
                double value = value(level, ModelView.below(depth), above + 1, end, start + kept);
                view.undo();
                sum += chance * value;
                if (kept == 0 || chance > chances[likeliest - from]) {
                    likeliest = i;
                    kept = line.improve(start, kept, view.move(i));
                }
            }
            line.done(kept);
            return sum / left;
        }

        /** How likely a level, whose turn it is, is to play each move. */
        private double[] chances(int level, int depth, int above, int from, int end, int start) {
            double[] values = new double[end - from];
            for (int i = from; i < end; i++) {
                view.make(view.move(i));
                values[i - from] = value(level, ModelView.below(depth), above, end, start);
                view.undo();
            }
            return shares(values, level < temperatures.length ? temperatures[level] : 0);
        }
    }

    /** Refuses temperatures that are not one for each level, from 0 on. */
    static void requireTemperatures(Player<?> player, double[] temperatures) {
        if (temperatures.length != player.level() + 1) {
            throw new IllegalArgumentException(
                    "There are " + temperatures.length + " temperatures for " + (player.level() + 1) + " levels.");
        }
        for (double temperature : temperatures) {
            if (!(temperature >= 0)) {
                throw new IllegalArgumentException("The temperature (" + temperature + ") must not be negative.");
            }
        }
    }

    /** Turns what moves are worth to somebody into how likely they play each; without a temperature, the first best for sure. */
    static double[] shares(double[] values, double temperature) {
        int best = 0;
        for (int i = 1; i < values.length; i++) if (exceeds(values[i], values[best])) best = i;
        double top = values[best];
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            if (temperature == 0) values[i] = i == best ? 1 : 0;
            else values[i] = Math.exp((values[i] - top) / temperature); // at most 1, up to rounding: no overflow
            sum += values[i];
        }
        for (int i = 0; i < values.length; i++) values[i] /= sum;
        return values;
    }

    /** Whether an average is better than the best so far by more than rounding can make. */
    public static boolean exceeds(double value, double best) {
        if (best == Double.NEGATIVE_INFINITY) return true;
        return value - best > CLOSE * Math.max(1, Math.max(Math.abs(value), Math.abs(best)));
    }
}
