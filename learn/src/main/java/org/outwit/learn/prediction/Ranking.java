package org.outwit.learn.prediction;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.PhasedEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;

/**
 * How somebody ranks moves: looks {@code depth} plies ahead, weighs the features of what is found there, and plays each move
 * with a probability that grows with its value, {@code exp(value / temperature)} up to a factor.
 *
 * @param weights one row for each phase, one weight in units of the game for each feature
 * @param temperature in units of the game; the smaller, the surer is the best move
 * @param scores how well each depth from 1 on predicted the monitor set; empty for a ranking that was not learned
 */
public record Ranking<P extends Position>(
        Game<P> game,
        List<Feature<P>> features,
        double[][] weights,
        int depth,
        double temperature,
        List<PredictionScore> scores) {

    /** The end of a game is worth no more temperatures than this: people miss wins, and nothing is certain. */
    private static final double MOST_LOGIT = 12;

    public Ranking {
        features = List.copyOf(features);
        scores = List.copyOf(scores);
        if (!(temperature > 0)) {
            throw new IllegalArgumentException("The temperature (" + temperature + ") must be positive.");
        }
        if (weights.length != game.phases().names().size()) {
            throw new IllegalArgumentException("There are weights for " + weights.length + " phases; " + game.name()
                    + " has " + game.phases().names().size() + ".");
        }
    }

    /** The weights as a function for searches. */
    public Evaluator<P> evaluator() {
        List<LinearEvaluator<P>> parts = new ArrayList<>();
        for (double[] row : weights) parts.add(new LinearEvaluator<>(game, features, row));
        return parts.size() == 1 ? parts.get(0) : new PhasedEvaluator<>(game.phases(), parts);
    }

    /** The probability of each legal move without any habits, which is what weights are fitted by. */
    public double[] probabilities(P position) {
        double[] found = logits(
                DominantPositions.atRest(game, features, evaluator(), depth).of(position));
        Softmax.normalise(found, found.length);
        return found;
    }

    /** What the alternatives of these decisions lead to for a player with this ranking. */
    public List<Outlook> outlooks(List<Example<P>> examples, Parallel parallel, ProgressMonitor monitor) {
        DominantPositions<P> dominant = DominantPositions.atRest(game, features, evaluator(), depth);
        return parallel.map(examples, monitor, dominant::of);
    }

    /** How well the moves of these decisions are predicted by what is valued alone: that is what weights are fitted to. */
    public PredictionScore score(List<Example<P>> examples, Parallel parallel, ProgressMonitor monitor) {
        PredictionScore sum = PredictionScore.NONE;
        for (Outlook outlook : outlooks(examples, parallel, monitor)) {
            sum = sum.and(PredictionScore.of(logits(outlook), outlook.alternatives(), outlook.chosen()));
        }
        return sum;
    }

    private double[] logits(Outlook outlook) {
        double[] logits = new double[outlook.alternatives()];
        for (int i = 0; i < logits.length; i++) {
            double logit = outlook.value(i, weights) / temperature;
            logits[i] = outlook.over()[i] ? bounded(logit) : logit;
        }
        return logits;
    }

    static double bounded(double logit) {
        return Math.max(-MOST_LOGIT, Math.min(MOST_LOGIT, logit));
    }
}
