package org.outwit.learn.selfplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.PhasedEvaluator;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import tools.jackson.databind.node.ObjectNode;

/**
 * A weighted sum of features for each phase of a game, which predicts the payoff by {@code tanh}: a lead of so much wins so often.
 *
 * <p>What temporal differences move are not the weights themselves but the weights times the {@link Spread} of their features, so that
 * one step is as large for a feature that counts to sixty as for one that is 0 or 1.
 */
public final class WeightedFeatures<P extends Position> implements TrainableEvaluator<P> {

    static final String KIND = "linear";

    /** The most that a sum may reach, as a part of a win: no judgement may look like a game that is over. */
    private static final double PART_OF_WIN = 0.9;

    private final Game<P> game;
    private final StartingWeights<P> start;
    private final Spread spread;
    private final double[] scaled;

    public WeightedFeatures(Game<P> game, StartingWeights<P> start, Spread spread) {
        this.game = game;
        this.start = start;
        this.spread = spread;
        this.scaled = new double[start.count()];
        for (int i = 0; i < scaled.length; i++) scaled[i] = start.weight(i) * spread.of(i);
    }

    @Override
    public void predict(P position, int player, double[] outputs) {
        outputs[0] = Math.tanh(sum(position, player));
    }

    private double sum(P position, int player) {
        double sum = 0;
        int from = start.from(position);
        List<Feature<P>> features = start.features();
        for (int i = 0; i < features.size(); i++) {
            sum += scaled[from + i] / spread.of(from + i) * features.get(i).value(position, player);
        }
        return sum * spread.slope();
    }

    @Override
    public void outcome(P position, int player, double[] outputs) {
        outputs[0] = spread.outcome(position.payoff(player));
    }

    @Override
    public void addGradient(P position, int player, double[] factors, double[] sum) {
        double predicted = Math.tanh(sum(position, player));
        double each = factors[0] * (1 - predicted * predicted) * spread.slope();
        int from = start.from(position);
        List<Feature<P>> features = start.features();
        for (int i = 0; i < features.size(); i++) {
            sum[from + i] += each * features.get(i).value(position, player) / spread.of(from + i);
        }
    }

    @Override
    public double[] weights() {
        return scaled.clone();
    }

    @Override
    public void setWeights(double[] weights) {
        if (weights.length != scaled.length) {
            throw new IllegalArgumentException(
                    "There are " + weights.length + " weights, expected " + scaled.length + ".");
        }
        System.arraycopy(weights, 0, scaled, 0, scaled.length);
    }

    @Override
    public Evaluator<P> evaluator() {
        return evaluator(game, start.phases(), named());
    }

    /** The evaluator with these weights, by phase and feature. */
    static <P extends Position> Evaluator<P> evaluator(
            Game<P> game, Phases<P> phases, Map<String, Map<String, Double>> weights) {
        List<LinearEvaluator<P>> parts = new ArrayList<>();
        for (String phase : phases.names()) parts.add(LinearEvaluator.of(game, weights.get(phase)));
        return parts.size() == 1 ? parts.get(0) : new PhasedEvaluator<>(phases, parts);
    }

    /**
     * The weights by phase and feature in units of the game. Where their sum could reach a win all are made smaller by the same factor,
     * which changes no choice.
     */
    Map<String, Map<String, Double>> named() {
        List<Feature<P>> features = start.features();
        double factor = Math.min(1, mostAllowed() / most());
        Map<String, Map<String, Double>> named = new LinkedHashMap<>();
        int next = 0;
        for (String phase : start.phases().names()) {
            Map<String, Double> row = new LinkedHashMap<>();
            for (Feature<P> feature : features) row.put(feature.name(), rounded(factor * weight(next++)));
            named.put(phase, row);
        }
        return named;
    }

    private double mostAllowed() {
        int win = game.tactics().winThreshold();
        return win == Tactics.NEVER_WON ? Double.POSITIVE_INFINITY : PART_OF_WIN * game.scale().units(win);
    }

    /** What the sum of any phase could reach. */
    private double most() {
        List<Feature<P>> features = start.features();
        double most = 0;
        for (int from = 0; from < scaled.length; from += features.size()) {
            double sum = 0;
            for (int i = 0; i < features.size(); i++) {
                Feature<P> feature = features.get(i);
                sum += Math.abs(weight(from + i)) * Math.max(Math.abs(feature.least()), Math.abs(feature.most()));
            }
            most = Math.max(most, sum);
        }
        return most;
    }

    private double weight(int index) {
        return scaled[index] / spread.of(index);
    }

    /** Six decimals: what is written is what plays, and people should be able to read it. */
    private static double rounded(double weight) {
        return Math.round(weight * 1e6) / 1e6;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void write(ObjectNode file) {
        ObjectNode phases = file.putObject("weights");
        named().forEach((phase, row) -> {
            ObjectNode weights = phases.putObject(phase);
            row.forEach(weights::put);
        });
    }
}
