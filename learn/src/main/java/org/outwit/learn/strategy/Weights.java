package org.outwit.learn.strategy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.learn.example.Outlook;

/**
 * Finds weights for which the chosen moves lead to better dominant positions than the others, and says how large weights
 * are in the game's units.
 *
 * <p>Only ratios of weights show in moves, so the largest may be chosen, and is as large as keeps every judgement below half
 * a won game: then rounding to the game's ints does no harm. Where no outcome is beyond all judgements, as in Othello, what
 * people get in the end is one more feature, and its weight tells how large the others are.
 */
public final class Weights<P extends Position> {

    private static final double LARGEST = 8;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final LinearProgram program;
    private final double margin;
    private final boolean decided;
    private final double largest;

    /** {@code margin} is what chosen moves should be better by, where the largest weight is 1. */
    public Weights(Game<P> game, List<Feature<P>> features, LinearProgram program, double margin) {
        this.game = game;
        this.features = features;
        this.program = program;
        this.margin = margin;
        int won = game.tactics().winThreshold();
        this.decided = won != Tactics.NEVER_WON;
        double reach = 0;
        for (Feature<P> feature : features) reach += Math.max(Math.abs(feature.least()), Math.abs(feature.most()));
        this.largest = decided ? Math.min(LARGEST, game.scale().units(won) / 2 / reach) : 1;
    }

    /** Everything counts alike. */
    public double[] initial() {
        double[] weights = new double[features.size()];
        Arrays.fill(weights, largest);
        return weights;
    }

    /** The ints of the search. */
    public int[] rounded(double[] weights) {
        int[] ints = new int[weights.length];
        for (int i = 0; i < ints.length; i++) ints[i] = game.scale().value(weights[i]);
        return ints;
    }

    /** The function that has these weights; features of no weight are left out. */
    public LinearEvaluator<P> evaluator(double[] weights) {
        int[] ints = rounded(weights);
        Map<String, Double> named = new HashMap<>();
        for (int i = 0; i < ints.length; i++) {
            if (ints[i] != 0) named.put(features.get(i).name(), weights[i]);
        }
        return LinearEvaluator.of(game, named);
    }

    /** The weights that explain most, each example counted as it matters; null where there is no preference at all. */
    public double[] fitted(List<Outlook> outlooks, double[] importance) {
        Preferences preferences = new Preferences(features.size() + 1);
        boolean paid = false;
        for (int e = 0; e < outlooks.size(); e++) paid |= add(preferences, outlooks.get(e), importance[e]);
        if (preferences.size() == 0) return null;
        double[] fit = program.solve(preferences).weights();
        double most = 0;
        for (int i = 0; i < features.size(); i++) most = Math.max(most, Math.abs(fit[i]));
        if (most == 0) return null;
        double scale = largest / most;
        double payoff = fit[features.size()];
        if (paid && payoff > 0) scale = Math.min(1 / payoff, LARGEST / most);
        double[] weights = new double[features.size()];
        for (int i = 0; i < weights.length; i++) weights[i] = scale * fit[i];
        return weights;
    }

    /** Adds what an example prefers; says whether payoffs were weighed against judgements. */
    private boolean add(Preferences preferences, Outlook outlook, double importance) {
        boolean paid = false;
        int chosen = outlook.chosen();
        for (int i = 0; i < outlook.alternatives(); i++) {
            boolean mixed = outlook.over()[i] || outlook.over()[chosen];
            if (i == chosen || mixed && decided) continue;
            double[] difference = new double[features.size() + 1];
            boolean isEqual = true;
            for (int f = 0; f < features.size(); f++) {
                difference[f] = outlook.features()[chosen][f] - outlook.features()[i][f];
                isEqual &= difference[f] == 0;
            }
            difference[features.size()] = outlook.payoff()[chosen] - outlook.payoff()[i];
            // Weights cannot tell equal positions apart; that one of them was chosen says nothing.
            if (isEqual) continue;
            paid |= mixed;
            preferences.add(difference, margin, importance);
        }
        return paid;
    }
}
