package org.outwit.learn.selfplay;

import java.util.List;
import org.outwit.core.game.Position;

/**
 * TD(&lambda;) over one game, by its forward view: every prediction is moved towards an average of all later ones, which counts the one n
 * predictions later &lambda; times as much as the one before it and ends with what the game paid. Summed over a game that is the same
 * change as eligibility traces make (Sutton 1988), and it needs no trace for each weight, which matters to networks.
 *
 * <p>With the positions of the game it is TD(&lambda;); with the leaves of the lines that a search expected there it is
 * TDLeaf(&lambda;).
 */
public final class TemporalDifferences<P extends Position> {

    private final TrainableEvaluator<P> evaluator;
    private final double lambda;

    /** With 0 every prediction follows the next one only, with 1 the end of the game only. */
    public TemporalDifferences(TrainableEvaluator<P> evaluator, double lambda) {
        if (!(lambda >= 0 && lambda <= 1)) {
            throw new IllegalArgumentException("Lambda (" + lambda + ") must be from 0 to 1.");
        }
        this.evaluator = evaluator;
        this.lambda = lambda;
    }

    /**
     * Adds to {@code change} the direction in which the weights have to go, not multiplied by any rate.
     *
     * @param predicted the positions that were judged, in order; where one is over, what it paid takes the place of a prediction
     * @param end where the game ended; where it was cut off before that, what is predicted there takes the place of what it paid
     * @param player whose payoffs are predicted
     */
    public void addChange(List<P> predicted, P end, int player, double[] change) {
        backwards(predicted, end, player, (position, error) -> evaluator.addGradient(position, player, error, change));
    }

    /** Moves the weights at once, by every prediction from the last to the first, so far times {@code rate}. */
    void move(OnlineEvaluator<P> online, List<P> predicted, P end, int player, double rate) {
        double[] step = new double[evaluator.outputs()];
        backwards(predicted, end, player, (position, error) -> {
            for (int k = 0; k < step.length; k++) step[k] = rate * error[k];
            online.move(position, player, step);
        });
    }

    private interface Lesson<P> {
        void of(P position, double[] error);
    }

    private void backwards(List<P> predicted, P end, int player, Lesson<P> lesson) {
        int outputs = evaluator.outputs();
        double[] target = new double[outputs];
        double[] now = new double[outputs];
        double[] error = new double[outputs];
        if (end.isOver()) evaluator.outcome(end, player, target);
        else evaluator.predict(end, player, target);
        for (int i = predicted.size() - 1; i >= 0; i--) {
            P position = predicted.get(i);
            boolean isOver = position.isOver();
            if (isOver) {
                evaluator.outcome(position, player, now);
            } else {
                evaluator.predict(position, player, now);
                for (int k = 0; k < outputs; k++) error[k] = target[k] - now[k];
                lesson.of(position, error);
            }
            for (int k = 0; k < outputs; k++) target[k] = lambda * target[k] + (1 - lambda) * now[k];
        }
    }
}
