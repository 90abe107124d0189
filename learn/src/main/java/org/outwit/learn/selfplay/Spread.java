package org.outwit.learn.selfplay;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * How large things are in a game, measured in games that the start of a training played against itself: how much a lead wins, and how far
 * each feature is from 0 as a rule.
 *
 * <p>The slope is the number that makes {@code tanh(slope * value)} the best prediction of how those games ended. A feature is never
 * taken to be smaller than one that is 1 in a hundredth of all positions and else 0: the weight of something that hardly ever happens
 * would otherwise be moved far by the few games in which it does.
 */
public final class Spread {

    private static final double LEAST = 0.1;

    /** The slope is looked for where usual values predict between almost nothing and almost certainty. */
    private static final double FLATTEST = 0.05;

    private static final double STEEPEST = 5;
    private static final int HALVINGS = 60;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private final double slope;
    private final double[] spreads;
    private final double mostPayoff;

    Spread(double slope, double[] spreads, double mostPayoff) {
        this.slope = slope;
        this.spreads = spreads.clone();
        this.mostPayoff = mostPayoff;
    }

    /** Measures the games of an evaluator with these weights. */
    public static <P extends Position> Spread of(Game<P> game, StartingWeights<P> start, List<PredictedGame<P>> games) {
        double[] squares = new double[start.count()];
        long positions = 0;
        double mostPayoff = 1;
        for (PredictedGame<P> each : games) {
            if (each.end().isOver())
                mostPayoff = Math.max(mostPayoff, Math.abs(each.end().payoff(each.player())));
            for (P position : each.predicted()) {
                if (position.isOver()) continue;
                positions++;
                int from = start.from(position);
                for (int i = 0; i < start.features().size(); i++) {
                    double value = start.features().get(i).value(position, each.player());
                    squares[from + i] += value * value;
                }
            }
        }
        double[] spreads = new double[squares.length];
        for (int i = 0; i < spreads.length; i++) {
            spreads[i] = Math.max(LEAST, Math.sqrt(squares[i] / Math.max(1, positions)));
        }
        Spread flat = new Spread(1, spreads, game.capabilities().chance() ? mostPayoff : 0);
        return new Spread(flat.bestSlope(start, games), spreads, flat.mostPayoff);
    }

    /** The slope with the least squared error, by golden section over its logarithm. */
    private <P extends Position> double bestSlope(StartingWeights<P> start, List<PredictedGame<P>> games) {
        double[][] pairs = games.stream()
                .filter(each -> each.end().isOver())
                .flatMap(each -> each.predicted().stream()
                        .filter(position -> !position.isOver())
                        .map(position -> new double[] {
                            start.value(position, each.player()),
                            outcome(each.end().payoff(each.player()))
                        }))
                .toArray(double[][]::new);
        double usual = Math.sqrt(Arrays.stream(pairs)
                .mapToDouble(pair -> pair[0] * pair[0])
                .average()
                .orElse(0));
        if (usual == 0) return 1; // weights of nothing have no scale
        double low = Math.log(FLATTEST / usual);
        double high = Math.log(STEEPEST / usual);
        for (int i = 0; i < HALVINGS; i++) {
            double left = high - GOLDEN * (high - low);
            double right = low + GOLDEN * (high - low);
            if (error(pairs, Math.exp(left)) < error(pairs, Math.exp(right))) high = right;
            else low = left;
        }
        return Math.exp((low + high) / 2);
    }

    private static double error(double[][] pairs, double slope) {
        double sum = 0;
        for (double[] pair : pairs) {
            double error = pair[1] - Math.tanh(slope * pair[0]);
            sum += error * error;
        }
        return sum;
    }

    /** What a payoff is to be predicted as: won, drawn or lost; with dice, where games are won by one point or several, the share. */
    double outcome(int payoff) {
        return mostPayoff == 0 ? Integer.signum(payoff) : payoff / mostPayoff;
    }

    double slope() {
        return slope;
    }

    double of(int weight) {
        return spreads[weight];
    }
}
