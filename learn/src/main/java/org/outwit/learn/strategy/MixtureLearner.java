package org.outwit.learn.strategy;

import java.util.List;
import java.util.Random;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;

/**
 * A mixture of opponents, learned by expectation and maximisation (Dempster, Laird and Rubin): how probably each game belongs to
 * each opponent, given what they are like; then what they are like, each game counting for everybody as probably as it is
 * theirs. Neither step makes the games less likely, the prior included.
 *
 * @param shares how frequent each opponent is
 * @param weights the weights of each
 * @param loss minus the logarithm of the likelihood of all games, less that of the prior; never grows from round to round
 */
public record MixtureLearner(double[] shares, double[][][] weights, double loss) {

    /** Where a round gains less than this, the last was reached. */
    private static final double ENOUGH = 1e-6;

    /**
     * Learns {@code kinds} opponents from games, each the decisions of one player in one game.
     *
     * @param seed for the first guess of whose games they are; the result is a local optimum that may depend on it
     * @param mostRounds where it ends at the latest
     */
    public static MixtureLearner learn(List<Choices> games, int kinds, Prior prior, long seed, int mostRounds) {
        if (kinds < 1 || games.size() < kinds) {
            throw new IllegalArgumentException("There are " + games.size() + " games for " + kinds
                    + " kinds of opponents; expected 1 or more a kind.");
        }
        MixtureLearner mixture = maximised(games, guess(games.size(), kinds, seed), prior);
        for (int round = 1; round < mostRounds; round++) {
            double[][] belongs = new double[games.size()][];
            for (int g = 0; g < belongs.length; g++) belongs[g] = mixture.belongs(games.get(g));
            MixtureLearner next = maximised(games, belongs, prior);
            boolean done = next.loss > mixture.loss - ENOUGH;
            if (next.loss < mixture.loss) mixture = next;
            if (done) break;
        }
        return mixture;
    }

    /** Every game mostly somebody's, but a little of everybody's. */
    private static double[][] guess(int games, int kinds, long seed) {
        Random random = new Random(seed);
        double[][] belongs = new double[games][kinds];
        for (int g = 0; g < games; g++) {
            // The first games are handed out in turn, so that nobody is left without any.
            int mostly = g < kinds ? g : random.nextInt(kinds);
            for (int k = 0; k < kinds; k++) belongs[g][k] = (k == mostly ? kinds : 1) / (2.0 * kinds - 1);
        }
        return belongs;
    }

    private static MixtureLearner maximised(List<Choices> games, double[][] belongs, Prior prior) {
        int kinds = belongs[0].length;
        double[] shares = new double[kinds];
        double[][][] weights = new double[kinds][][];
        double beliefs = 0;
        for (int k = 0; k < kinds; k++) {
            Choices all = new Choices(games.get(0).phases(), games.get(0).columns());
            for (int g = 0; g < games.size(); g++) {
                shares[k] += belongs[g][k] / games.size();
                if (belongs[g][k] > 0) all.addAll(games.get(g), belongs[g][k]);
            }
            weights[k] = Softmax.fit(all, prior);
            Choices none = new Choices(all.phases(), all.columns());
            beliefs += Softmax.loss(none, prior, weights[k]);
        }
        MixtureLearner mixture = new MixtureLearner(shares, weights, 0);
        double loss = beliefs;
        for (Choices game : games) loss -= mixture.logLikelihood(game);
        return new MixtureLearner(shares, weights, loss);
    }

    /** How many kinds of opponents there are. */
    public int kinds() {
        return shares.length;
    }

    /** How probably somebody who played this game is of each kind. */
    public double[] belongs(Choices game) {
        double[] logs = logs(game);
        double all = logOfSum(logs);
        for (int k = 0; k < logs.length; k++) logs[k] = Math.exp(logs[k] - all);
        return logs;
    }

    /** The logarithm of the probability of the moves of a game, whoever played it. */
    public double logLikelihood(Choices game) {
        return logOfSum(logs(game));
    }

    private double[] logs(Choices game) {
        double[] logs = new double[shares.length];
        for (int k = 0; k < logs.length; k++) {
            PredictionScore score = Softmax.score(game, weights[k]);
            logs[k] = Math.log(shares[k]) - score.logLoss() * score.decisions();
        }
        return logs;
    }

    private static double logOfSum(double[] logs) {
        double top = Double.NEGATIVE_INFINITY;
        for (double log : logs) top = Math.max(top, log);
        double sum = 0;
        for (double log : logs) sum += Math.exp(log - top);
        return top + Math.log(sum);
    }
}
