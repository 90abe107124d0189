package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Importance;
import org.outwit.learn.model.DepthScore;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.model.Weight;
import org.outwit.learn.prediction.Ranking;
import org.outwit.learn.strategy.Agreement;
import org.outwit.learn.strategy.Bootstrap;
import org.outwit.learn.strategy.Confidence;
import org.outwit.learn.strategy.LearnedStrategy;
import org.outwit.learn.strategy.StrategyOptions;

/** Puts together what was learned about somebody. */
record Portrait<P extends Position>(
        PersonDecisions<P> decisions,
        Origin origin,
        List<Candidate<P>> tried,
        long seed,
        Parallel parallel,
        ProgressMonitor monitor) {

    private static final double SHARE = 0.95;
    private static final int SAMPLES = 20;

    /** Linear programs are slower than Newton's steps, and get by with less. */
    private static final int FEW = 400;

    /** A model without anything that takes time: no intervals. The book has the habits of the games before {@code endGame}. */
    OpponentModel rough(Candidate<P> best, Optional<Predictions> heldOut, int endGame) {
        Map<String, Map<String, Weight>> weights = weights(best, (p, f, value) -> Weight.of(value));
        return model(best, weights, OptionalDouble.empty(), heldOut, endGame);
    }

    /** With intervals, which {@code examples} tell; empty where it was stopped before they were known. */
    Optional<OpponentModel> of(Candidate<P> best, List<Example<P>> examples, Optional<Predictions> heldOut) {
        int games = decisions.person().games().size();
        try {
            if (best.method() == Method.PROGRAM) {
                Confidence confidence = confidence(best.ranking(), Person.sample(examples, FEW, seed));
                OptionalDouble error = OptionalDouble.of(confidence.error());
                return Optional.of(model(best, weights(best, around(confidence)), error, heldOut, games));
            }
            Resampled<P> resampled = Resampled.of(best.ranking(), examples, seed, parallel, monitor);
            Making making = (p, f, value) -> {
                double half = resampled.halfWidths()[p][f];
                return new Weight(value, value - half, value + half);
            };
            return Optional.of(model(best, weights(best, making), resampled.error(), heldOut, games));
        } catch (CancellationException e) {
            return Optional.empty();
        }
    }

    private static Making around(Confidence confidence) {
        return (p, f, value) -> {
            Confidence.Interval interval = confidence.weights().get(f);
            return new Weight(value, Math.min(value, interval.least()), Math.max(value, interval.most()));
        };
    }

    private Confidence confidence(Ranking<P> ranking, List<Example<P>> examples) {
        Game<P> game = ranking.game();
        double[] weights = ranking.weights()[0];
        LinearEvaluator<P> evaluator = new LinearEvaluator<>(game, ranking.features(), weights);
        Agreement unknown = Agreement.NONE;
        LearnedStrategy<P> strategy = new LearnedStrategy<>(ranking.depth(), weights, evaluator, unknown, unknown, 0);
        double margin = StrategyOptions.toDepth(1).margin();
        return new Bootstrap<>(game, ranking.features(), Importance.EQUAL, SHARE, margin)
                .of(strategy, examples, SAMPLES, seed, parallel, monitor);
    }

    /** Makes a weight with its interval. */
    private interface Making {
        Weight weight(int phase, int feature, double value);
    }

    private Map<String, Map<String, Weight>> weights(Candidate<P> best, Making making) {
        Ranking<P> ranking = best.ranking();
        Map<String, Map<String, Weight>> weights = new LinkedHashMap<>();
        List<String> phases = best.method() == Method.PROGRAM
                ? List.of(OpponentModel.WHOLE_GAME)
                : decisions.person().game().phases().names();
        for (int p = 0; p < phases.size(); p++) {
            Map<String, Weight> row = new LinkedHashMap<>();
            for (int f = 0; f < ranking.features().size(); f++) {
                row.put(ranking.features().get(f).name(), making.weight(p, f, ranking.weights()[p][f]));
            }
            weights.put(phases.get(p), row);
        }
        return weights;
    }

    private OpponentModel model(
            Candidate<P> best,
            Map<String, Map<String, Weight>> weights,
            OptionalDouble error,
            Optional<Predictions> heldOut,
            int endGame) {
        Game<P> game = decisions.person().game();
        HoldOut score = heldOut.map(each -> each.holdOut(game)).orElse(HoldOut.NONE);
        return new OpponentModel(
                decisions.person().who(),
                new Judgement(weights, best.ranking().depth(), error, temperature(best.ranking()), true),
                new Evidence(depths(best.method()), score, origin),
                decisions.book(endGame));
    }

    private static OptionalDouble temperature(Ranking<?> ranking) {
        boolean errs = ranking.temperature() > 1.01 * ModelPredictor.LEAST_TEMPERATURE;
        return errs ? OptionalDouble.of(ranking.temperature()) : OptionalDouble.empty();
    }

    private List<DepthScore> depths(Method method) {
        List<DepthScore> depths = new ArrayList<>();
        for (Candidate<P> each : tried) {
            if (each.method() != method) continue;
            depths.add(new DepthScore(
                    each.ranking().depth(),
                    each.score().agreement(),
                    each.score().logLoss()));
        }
        return depths;
    }
}
