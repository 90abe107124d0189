package org.outwit.core.model;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Meter;
import org.outwit.core.search.SearchListener;
import org.outwit.core.search.StopReason;

/**
 * Answers a distribution of predicted replies. Among our moves whose minimax value, by our function and to our depth, is within a
 * margin of the best, it chooses the one with the highest average over the {@linkplain LikelyReplies likely replies}; a reply
 * is worth what plain search to the remaining depth finds below it. Of equal averages the first in the order of the moves wins.
 *
 * <p>So a predictor that is right six times in ten is used as one that is right six times in ten, and one that is wrong costs at
 * most the margin a move, by our own judgement. With a predictor that is certain this is {@link NextReply} within a {@link
 * SafetyMargin}; with a margin of 0 it tells equally good moves apart; with an infinite one it is pure expectation. Where the
 * game ends with our move, the horizon comes after it, or it is our turn again, nobody replies and the average is the
 * minimax value.
 *
 * <p>A game can be won only once: a reply may count as better or worse than our best minimax value by the swing, and by no
 * more. Without that a mate that is hardly ever overlooked would outweigh everything that is likely.
 *
 * <p>Averages that differ only by rounding are equal, as in {@link QuantalMStar}.
 */
public final class ExpectedReply<P extends Position> implements AverageSearch<P> {

    /** For a margin or a swing that bounds nothing. */
    public static final int UNBOUNDED = Integer.MAX_VALUE;

    private final Player<P> own;
    private final MovePredictor<P> predictor;
    private final int margin;
    private final int swing;
    private final SearchListener<P> listener;

    /** The predictor is this search's from now on; its evaluations count as those of level 1. */
    public ExpectedReply(
            Evaluator<P> evaluator, MovePredictor<P> predictor, int margin, int swing, SearchListener<P> listener) {
        if (margin < 0) throw new IllegalArgumentException("The margin (" + margin + ") must not be negative.");
        if (swing < 0) throw new IllegalArgumentException("The swing (" + swing + ") must not be negative.");
        this.own = Player.of(evaluator);
        this.predictor = predictor;
        this.margin = margin;
        this.swing = swing;
        this.listener = listener;
    }

    /** A search without a bound on what a reply may count. */
    public ExpectedReply(Evaluator<P> evaluator, MovePredictor<P> predictor, int margin) {
        this(evaluator, predictor, margin, UNBOUNDED, null);
    }

    /**
     * A search with the replies of an opponent who chooses better moves more often, by their own search, and without a margin, as all model searches on trees are.
     */
    public static <P extends Position> ExpectedReply<P> of(Beliefs<P> beliefs) {
        Player<P> theirs = beliefs.player().model();
        double[] temperatures = Arrays.copyOfRange(beliefs.temperatures(), 1, beliefs.temperatures().length);
        int depth = Math.min(beliefs.depth() - 1, theirs.depth());
        QuantalReplies<P> replies = new QuantalReplies<>(theirs, temperatures, depth);
        return new ExpectedReply<>(beliefs.player().evaluator(), replies, UNBOUNDED, UNBOUNDED, beliefs.listener());
    }

    @Override
    public AverageResult search(P root, int viewer, Limits limits) {
        return Meter.run(
                limits,
                meter -> new Run(new ModelView<>(own, listener, root, viewer, limits.depth(), meter)).result(),
                AverageResult::interrupted);
    }

    private final class Run {

        private final ModelView<P> view;
        private final Line line = new Line();
        private final PerfectPlay<P> below;
        private int best; // of our minimax values, where anything is bounded by it

        Run(ModelView<P> view) {
            this.view = view;
            this.below = new PerfectPlay<>(view, line);
            view.meter().levels(2);
            predictor.spendFrom(view.meter(), 1);
        }

        AverageResult result() {
            view.enter();
            double value = view.isLeaf(view.depth()) ? view.value(0) : chosen();
            List<Integer> moves = line.moves();
            int move = moves.isEmpty() ? Position.NO_MOVE : moves.get(0);
            return new AverageResult(
                    move, value, 0, moves, StopReason.FINISHED, view.meter().counts());
        }

        private double chosen() {
            int depth = ModelView.below(view.depth());
            int end = view.moves(0);
            int[] values = minimax(depth, end);
            double most = Double.NEGATIVE_INFINITY;
            int kept = 0;
            for (int i = 0; i < end; i++) {
                if (values[i] < (long) best - margin) continue;
                view.make(view.move(i));
                double average = average(depth, end, kept);
                view.undo();
                if (!QuantalMStar.exceeds(average, most)) continue;
                most = average;
                kept = line.improve(0, kept, view.move(i));
            }
            line.done(kept);
            return most;
        }

        /** What our moves are worth against a perfect opponent; one too bad for the margin may be worth less than it says. */
        private int[] minimax(int depth, int end) {
            int[] values = new int[end];
            if (margin == UNBOUNDED && swing == UNBOUNDED) return values;
            best = -Value.INFINITY;
            for (int i = 0; i < end; i++) {
                int floor = (int) Math.max(-Value.INFINITY, (long) best - margin - 1);
                view.make(view.move(i));
                values[i] = below.alphaBeta(depth, floor, Value.INFINITY, end, 0);
                view.undo();
                best = Math.max(best, values[i]);
            }
            return values;
        }

        private double average(int depth, int from, int start) {
            if (view.isLeaf(depth) || view.owns(0)) {
                return counted(below.alphaBeta(depth, -Value.INFINITY, Value.INFINITY, from, start));
            }
            view.enter();
            LikelyReplies replies = predicted(from);
            double average = 0;
            int kept = 0;
            for (int i = 0; i < replies.size(); i++) {
                view.make(replies.move(i));
                int value =
                        below.alphaBeta(ModelView.below(depth), -Value.INFINITY, Value.INFINITY, from, start + kept);
                view.undo();
                average += replies.weight(i) * counted(value);
                if (i == 0) kept = line.improve(start, kept, replies.move(i));
            }
            line.done(kept);
            return average;
        }

        private LikelyReplies predicted(int from) {
            int end = view.moves(from);
            int[] moves = new int[end - from];
            for (int i = from; i < end; i++) moves[i - from] = view.move(i);
            double[] chances = new double[view.position().mostMoves()];
            return LikelyReplies.of(moves, chances, predictor.predict(view.position(), chances));
        }

        private double counted(int value) {
            if (swing == UNBOUNDED) return value;
            return Math.max((long) best - swing, Math.min((long) best + swing, value));
        }
    }
}
