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
 * A weighted sum of features for each phase of a game, which predicts the payoff by {@code tanh}: the larger the lead, the more often it wins.
 *
 * <p>In each phase there are two constants besides, for the player who began the game and for the one to move. They take part in
 * predictions only, so that what the first move and the turn are worth is not put down to features; the evaluator leaves them out, since
 * they say nothing about what to play.
 *
 * <p>What temporal differences move are not the weights themselves but the weights times the {@link Spread} of their features, so that
 * one step is as large for a feature that counts to sixty as for one that is 0 or 1.
 */
public final class WeightedFeatures<P extends Position> implements TrainableEvaluator<P> {

    static final String KIND = "linear";

    /** The most that a sum may reach, as a part of a win: no judgement may look like a game that is over. */
    private static final double PART_OF_WIN = 0.9;

    private static final int CONSTANTS = 2;

    private final Game<P> game;
    private final StartingWeights<P> start;
    private final Spread spread;
    private final int features;
    private final int row; // numbers of a phase: a weight for each feature, and the constants
    private final double[] scaled; // phase by phase

    public WeightedFeatures(Game<P> game, StartingWeights<P> start, Spread spread) {
        this.game = game;
        this.start = start;
        this.spread = spread;
        this.features = start.features().size();
        this.row = features + CONSTANTS;
        this.scaled = new double[start.phases().names().size() * row];
        for (int phase = 0; phase * row < scaled.length; phase++) {
            for (int i = 0; i < features; i++) {
                int index = phase * features + i;
                scaled[phase * row + i] = start.weight(index) * spread.slope() * spread.of(index);
            }
        }
    }

    @Override
    public void predict(P position, int player, double[] outputs) {
        outputs[0] = Math.tanh(sum(position, player));
    }

    private double sum(P position, int player) {
        int phase = start.phases().of(position);
        double sum = 0;
        for (int i = 0; i < row; i++) sum += scaled[phase * row + i] * input(position, player, phase, i);
        return sum;
    }

    /** What a weight is multiplied by. */
    private double input(P position, int player, int phase, int i) {
        if (i < features) return start.features().get(i).value(position, player) / spread.of(phase * features + i);
        int who = i == features ? 0 : position.mover();
        return who == Position.CHANCE ? 0 : who == player ? 1 : -1;
    }

    @Override
    public void outcome(P position, int player, double[] outputs) {
        outputs[0] = spread.outcome(position.payoff(player));
    }

    @Override
    public void addGradient(P position, int player, double[] factors, double[] sum) {
        double predicted = Math.tanh(sum(position, player));
        double each = factors[0] * (1 - predicted * predicted);
        int phase = start.phases().of(position);
        for (int i = 0; i < row; i++) sum[phase * row + i] += each * input(position, player, phase, i);
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
        double factor = Math.min(1, mostAllowed() / most());
        Map<String, Map<String, Double>> named = new LinkedHashMap<>();
        List<String> phases = start.phases().names();
        for (int phase = 0; phase < phases.size(); phase++) {
            Map<String, Double> weights = new LinkedHashMap<>();
            for (int i = 0; i < features; i++) {
                weights.put(start.features().get(i).name(), rounded(factor * weight(phase, i)));
            }
            named.put(phases.get(phase), weights);
        }
        return named;
    }

    private double mostAllowed() {
        int win = game.tactics().winThreshold();
        return win == Tactics.NEVER_WON
                ? Double.POSITIVE_INFINITY
                : PART_OF_WIN * game.scale().units(win);
    }

    /** What the sum of any phase could reach. */
    private double most() {
        double most = 0;
        for (int phase = 0; phase * row < scaled.length; phase++) {
            double sum = 0;
            for (int i = 0; i < features; i++) {
                Feature<P> feature = start.features().get(i);
                sum += Math.abs(weight(phase, i)) * Math.max(Math.abs(feature.least()), Math.abs(feature.most()));
            }
            most = Math.max(most, sum);
        }
        return most;
    }

    private double weight(int phase, int i) {
        return scaled[phase * row + i] / spread.of(phase * features + i) / spread.slope();
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
