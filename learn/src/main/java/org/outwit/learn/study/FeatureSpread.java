package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;

/** How much each feature differs between the alternatives of a decision, by phase; from it follows what weights matter. */
final class FeatureSpread<P extends Position> {

    private final Game<P> game;
    private final double[][] sums; // of standard deviations, by phase and feature
    private final long[] decisions;

    FeatureSpread(Game<P> game) {
        this.game = game;
        this.sums = new double[game.phases().names().size()][game.features().size()];
        this.decisions = new long[sums.length];
    }

    void add(int phase, Outlook outlook) {
        decisions[phase]++;
        double[] row = sums[phase];
        for (int f = 0; f < row.length; f++) row[f] += deviation(outlook, f);
    }

    private static double deviation(Outlook outlook, int feature) {
        double sum = 0;
        double squares = 0;
        int n = 0;
        for (int i = 0; i < outlook.alternatives(); i++) {
            if (outlook.over()[i]) continue; // weights count for nothing there
            double value = outlook.features()[i][feature];
            sum += value;
            squares += value * value;
            n++;
        }
        return n < 2 ? 0 : Math.sqrt(Math.max(0, squares / n - sum / n * (sum / n)));
    }

    /**
     * The influences of somebody's weights next to those of others, phase by phase, the largest first.
     *
     * @param othersDoubt how many times as wide the intervals of the others are; 0 for a function of which all is known
     */
    Values values(OpponentModel model, String others, double[][] othersWeights, double othersDoubt) {
        List<Values.Phase> phases = new ArrayList<>();
        for (int phase = 0; phase < sums.length; phase++) {
            if (decisions[phase] == 0) continue;
            phases.add(new Values.Phase(
                    game.phases().names().get(phase),
                    decisions[phase],
                    influences(phase, model.weights(game, phase), othersWeights[phase], othersDoubt)));
        }
        return new Values(others, othersDoubt > 0, phases);
    }

    /** What a function of the game weighs its features at, a row for each phase; all 0 where it is no weighted sum. */
    double[][] weights(Evaluator<P> evaluator) {
        double[][] weights = new double[sums.length][game.features().size()];
        if (!(evaluator instanceof LinearEvaluator<P> linear)) return weights;
        for (int i = 0; i < linear.features().size(); i++) {
            int at = game.features().indexOf(linear.features().get(i));
            for (double[] row : weights) row[at] = game.scale().units(linear.weight(i));
        }
        return weights;
    }

    private List<Values.Influence> influences(
            int phase, Map<String, Weight> theirs, double[] others, double othersDoubt) {
        List<Feature<P>> features = game.features();
        double all = 0;
        double allOthers = 0;
        for (int f = 0; f < features.size(); f++) {
            all += Math.abs(weight(theirs, f).value()) * sums[phase][f];
            allOthers += Math.abs(others[f]) * sums[phase][f];
        }
        List<Values.Influence> influences = new ArrayList<>();
        for (int f = 0; f < features.size(); f++) {
            Weight weight = weight(theirs, f);
            if (sums[phase][f] == 0 || weight.value() == 0 && others[f] == 0) continue;
            double scale = all == 0 ? 0 : sums[phase][f] / all;
            influences.add(new Values.Influence(
                    features.get(f).name(),
                    features.get(f).meaning(),
                    weight.value() * scale,
                    weight.least() * scale,
                    weight.most() * scale,
                    allOthers == 0 ? 0 : others[f] * sums[phase][f] / allOthers,
                    othersDoubt * scale * (weight.most() - weight.least()) / 2));
        }
        influences.sort(Comparator.comparingDouble(each -> -Math.max(Math.abs(each.share()), Math.abs(each.others()))));
        return influences;
    }

    private Weight weight(Map<String, Weight> row, int feature) {
        Weight weight = row.get(game.features().get(feature).name());
        return weight == null ? Weight.of(0) : weight;
    }
}
