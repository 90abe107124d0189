package org.outwit.learn.selfplay;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import tools.jackson.databind.node.ObjectNode;

/**
 * An evaluator whose weights temporal differences can move: it predicts what a position will pay, and knows how its prediction changes
 * with every weight.
 *
 * <p>A prediction is one number or several. One is the expected payoff, a game won being 1 and a game lost -1. Several are the
 * parts that payoffs are made of, such as the probabilities to win and to win a gammon; each is moved towards what came of it. Positions may be such
 * where chance moves next, the dice not thrown yet: those are what a player in a game with dice chooses between.
 *
 * <p>Not for two threads at a time; {@link #evaluator} is.
 */
public interface TrainableEvaluator<P extends Position> {

    /** How many numbers a prediction has. */
    default int outputs() {
        return 1;
    }

    /** Writes what is predicted for {@code player} in a position that is not over. */
    void predict(P position, int player, double[] outputs);

    /** Writes what came of it for {@code player} in a position that is over, in the terms of {@link #predict}. */
    void outcome(P position, int player, double[] outputs);

    /**
     * Adds to {@code sum}, which has a place for every weight, how the prediction changes with that weight; where there are several
     * outputs, each as often as {@code factors} says: {@code sum[i] += factors[0] * d outputs[0] / d weight[i] + ...}. Where outputs are
     * probabilities it may be their log-odds instead: errors count then as the log-loss counts them, not as their squares do.
     */
    void addGradient(P position, int player, double[] factors, double[] sum);

    /** A copy of all weights, in a fixed order. */
    double[] weights();

    /** Puts other weights in place of all of them. */
    void setWeights(double[] weights);

    /** The judgement of the weights as they are now, in the game's scale; later changes do not touch it. */
    Evaluator<P> evaluator();

    /** What the file of weights calls this kind, such as "linear"; the reader of the file knows by it what to make. */
    String kind();

    /** Writes into the file all that is needed to make the evaluator again. */
    void write(ObjectNode file);
}
