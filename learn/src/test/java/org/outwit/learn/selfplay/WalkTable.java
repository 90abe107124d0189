package org.outwit.learn.selfplay;

import org.outwit.core.game.Evaluator;
import tools.jackson.databind.node.ObjectNode;

/** A number for each place of the walk: the simplest thing that can be trained. With two outputs, the second is the negated first. */
final class WalkTable implements TrainableEvaluator<WalkPosition> {

    private final double[] weights = new double[WalkPosition.PLACES];
    private final int outputs;

    WalkTable(int outputs) {
        this.outputs = outputs;
    }

    @Override
    public int outputs() {
        return outputs;
    }

    private static void both(double value, double[] into) {
        into[0] = value;
        if (into.length > 1) into[1] = -value;
    }

    @Override
    public void predict(WalkPosition position, int player, double[] into) {
        both(player == 0 ? weights[position.place()] : -weights[position.place()], into);
    }

    @Override
    public void outcome(WalkPosition position, int player, double[] into) {
        both(position.payoff(player), into);
    }

    @Override
    public void addGradient(WalkPosition position, int player, double[] factors, double[] sum) {
        double factor = factors.length > 1 ? (factors[0] - factors[1]) / 2 : factors[0];
        sum[position.place()] += player == 0 ? factor : -factor;
    }

    @Override
    public double[] weights() {
        return weights.clone();
    }

    @Override
    public void setWeights(double[] all) {
        System.arraycopy(all, 0, weights, 0, weights.length);
    }

    @Override
    public Evaluator<WalkPosition> evaluator() {
        double[] now = weights();
        return (position, player) -> (int) Math.round(1000 * now[position.place()]);
    }

    @Override
    public String kind() {
        return "table";
    }

    @Override
    public void write(ObjectNode file) {}
}
