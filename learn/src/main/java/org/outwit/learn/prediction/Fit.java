package org.outwit.learn.prediction;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.ModelMoveValues;
import org.outwit.learn.example.Outlook;

/**
 * Fits weights to outlooks and brings them into units of the game. A softmax knows only quotients of weight and temperature, so
 * the unit is a convention: the values of alternatives shall differ as much as by the game's own evaluator, so that a learned man
 * is about a man. It matters only where games end within sight, since payoffs have a unit of their own.
 */
final class Fit<P extends Position> {

    /** The game's own evaluator looks as far as a reply, and is asked about this number of decisions. */
    private static final int OWN_DEPTH = 2;

    private static final int MOST_ASKED = 500;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final double[] weights;
    private final Ranking<P> prior;
    private final double strength;
    private final double usual;

    /** {@code prior} may be null, where nothing is known. */
    Fit(
            Game<P> game,
            List<Feature<P>> features,
            List<Example<P>> examples,
            double[] weights,
            Ranking<P> prior,
            double strength) {
        this.game = game;
        this.features = features;
        this.weights = weights;
        this.prior = prior;
        this.strength = strength;
        this.usual = usual(examples);
    }

    /** By how much an evaluator of the game tells alternatives apart whose weights can be compared with these. */
    private double usual(List<Example<P>> examples) {
        Evaluator<P> own = game.evaluator(LinearEvaluator.firstName(game));
        ModelMoveValues<P> values = new ModelMoveValues<>(game, own, OWN_DEPTH, true);
        Distance distance = new Distance();
        int step = 1 + examples.size() / MOST_ASKED;
        for (int i = 0; i < examples.size(); i += step) {
            distance.add(units(values, Position.copyOf(examples.get(i).position())));
        }
        return distance.orElse(1);
    }

    /** In units of the game; not a number where the game is over. */
    private double[] units(ModelMoveValues<P> values, P position) {
        int[] moves = new int[position.mostMoves()];
        double[] units = new double[position.moves(moves, 0)];
        values.find(position, moves, units.length);
        for (int i = 0; i < units.length; i++) {
            units[i] = values.isOver(i) ? Double.NaN : game.scale().units(values.value(i));
        }
        return units;
    }

    /** {@code before} says how much a payoff counts, which has to be known before; null where nothing is known. */
    Ranking<P> of(int depth, List<Outlook> outlooks, Ranking<P> before) {
        int phases = game.phases().names().size();
        Choices choices = new Choices(phases, features.size());
        double guess = before == null ? usual : before.temperature();
        for (int i = 0; i < weights.length; i++) add(choices, outlooks.get(i), weights[i], guess);
        double[][] mean = new double[phases][features.size()];
        if (prior != null) mean = scaled(prior.weights(), 1 / prior.temperature());
        double[][] logits =
                Softmax.fit(choices, Prior.around(mean, choices, strength).atLeast(Prior.OF_FEATURES));
        double temperature = prior == null ? usual / distance(choices, logits) : prior.temperature();
        return new Ranking<>(game, features, scaled(logits, temperature), depth, temperature, List.of());
    }

    private static void add(Choices choices, Outlook outlook, double weight, double temperature) {
        int count = outlook.alternatives();
        double[][] rows = new double[count][choices.columns()];
        double[] offsets = new double[count];
        for (int i = 0; i < count; i++) {
            offsets[i] = Ranking.bounded(outlook.payoff()[i] / temperature);
            for (int c = 0; c < rows[i].length; c++) rows[i][c] = outlook.features()[i][c];
        }
        choices.add(outlook.chosen(), outlook.phase(), rows, offsets, weight);
    }

    private static double[][] scaled(double[][] rows, double factor) {
        double[][] scaled = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            scaled[i] = rows[i].clone();
            for (int j = 0; j < scaled[i].length; j++) scaled[i][j] *= factor;
        }
        return scaled;
    }

    /** By how much learned logits tell alternatives apart where the game goes on. */
    private static double distance(Choices choices, double[][] logits) {
        Distance distance = new Distance();
        for (int d = 0; d < choices.size(); d++) {
            double[] row = new double[choices.alternatives(d)];
            choices.logits(d, logits, row);
            for (int i = 0; i < row.length; i++) if (choices.offset(d, i) != 0) row[i] = Double.NaN;
            distance.add(row);
        }
        return distance.orElse(1);
    }

    /** The root mean square of the distances from the mean of a decision. */
    private static final class Distance {

        private double squares;
        private long count;

        /** Leaves out what is not a number. */
        void add(double[] values) {
            double[] known =
                    Arrays.stream(values).filter(value -> !Double.isNaN(value)).toArray();
            double mean = Arrays.stream(known).average().orElse(0);
            for (double value : known) squares += (value - mean) * (value - mean);
            count += known.length;
        }

        double orElse(double other) {
            return squares > 0 ? Math.sqrt(squares / count) : other;
        }
    }
}
