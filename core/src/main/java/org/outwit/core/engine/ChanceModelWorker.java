package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.search.Meter;

/**
 * The recursion of {@link ChanceModelEngine}: {@link org.outwit.core.model.ChanceMStar} in which somebody else says what the opponent replies. Once
 * their replies are known nobody is against us any more: there are maxima and averages and no minimum, so no window ever closes from above, and there
 * is nothing to prune but in the opponent's own search.
 */
final class ChanceModelWorker<P extends Position> {

    private final P position;
    private final int viewer;
    private final Evaluator<P> ours;
    private final ChanceReplies replies;
    private final Meter meter;
    private int[] moves = new int[256];
    private double[] shares = new double[256];
    private int best = Position.NO_MOVE;
    private boolean complete;

    ChanceModelWorker(P position, int viewer, Evaluator<P> ours, ChanceReplies replies, Meter meter) {
        this.position = position;
        this.viewer = viewer;
        this.ours = ours;
        this.replies = replies;
        this.meter = meter;
    }

    /** The best move of the last search of the root; none at a leaf or where dice move. */
    int bestMove() {
        return best;
    }

    /** Whether a search that is deeper than the last one would find the same. */
    boolean isComplete() {
        return complete;
    }

    /** The value of the root. Moves at places that are refused are left out; {@code refused} may be null. */
    double root(int depth, boolean[] refused) {
        complete = true;
        best = Position.NO_MOVE;
        if (depth == 0 || position.isOver() || position.mover() == Position.CHANCE) return value(depth, 0);
        meter.node();
        int end = list(0);
        if (position.mover() != viewer) {
            double value = replied(depth, 0, end);
            best = moves[likeliest(end)];
            return value;
        }
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < end; i++) {
            if (refused != null && refused[i]) continue;
            double value = child(depth, i, end);
            if (!QuantalMStar.exceeds(value, most)) continue;
            most = value;
            best = moves[i];
        }
        return most;
    }

    private int likeliest(int end) {
        int place = 0;
        for (int i = 1; i < end; i++) if (shares[i] > shares[place]) place = i;
        return place;
    }

    private double value(int depth, int from) {
        meter.node();
        if (depth == 0 || position.isOver()) return leaf();
        int end = list(from);
        if (position.mover() == Position.CHANCE) {
            for (int i = from; i < end; i++) shares[i] = position.probability(moves[i]);
            return average(depth, from, end);
        }
        if (position.mover() != viewer) return replied(depth, from, end);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = from; i < end; i++) {
            double value = child(depth, i, end);
            if (QuantalMStar.exceeds(value, most)) most = value;
        }
        return most;
    }

    private double leaf() {
        boolean over = position.isOver();
        complete &= over;
        meter.evaluation(over, 0);
        return ours.value(position, viewer);
    }

    private double replied(int depth, int from, int end) {
        replies.expect(depth, moves, from, end, shares);
        complete &= replies.isComplete();
        return average(depth, from, end);
    }

    private double average(int depth, int from, int end) {
        double sum = 0;
        for (int i = from; i < end; i++) if (shares[i] > 0) sum += shares[i] * child(depth, i, end);
        return sum;
    }

    private double child(int depth, int i, int end) {
        position.make(moves[i]);
        double value = value(depth - 1, end);
        position.undo();
        return value;
    }

    private int list(int from) {
        meter.expansion();
        int room = from + position.mostMoves();
        if (room > moves.length) {
            moves = Arrays.copyOf(moves, 2 * room);
            shares = Arrays.copyOf(shares, 2 * room);
        }
        return position.moves(moves, from);
    }
}
