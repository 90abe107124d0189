package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;

/**
 * How freely a player of known function and depth chooses: the temperature that makes what they played likeliest. So a
 * model that is right six times in ten says so. One decision of a player who plays anything is added, or a person predicted
 * twenty times in a row would be taken for a machine.
 */
public final class TemperatureFit {

    /** The highest temperature, in units of the game: a player with more plays anything. */
    private static final double MOST = 50;

    /** Once in fifty moves people do anything. */
    private static final double SLIP = 0.02;

    /** No difference is worth more temperatures than this, the end of a game least of all. */
    private static final double MOST_LOGIT = 12;

    private static final int STEPS = 40;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private final List<double[]> values; // of all moves, in units, less the best; the played one first
    private final double logLoss;
    private final double temperature;

    private TemperatureFit(List<double[]> values) {
        this.values = values;
        double low = Math.log(ModelPredictor.LEAST_TEMPERATURE);
        double high = Math.log(MOST);
        for (int step = 0; step < STEPS; step++) {
            double third = high - GOLDEN * (high - low);
            double other = low + GOLDEN * (high - low);
            if (regularised(Math.exp(third)) <= regularised(Math.exp(other))) high = other;
            else low = third;
        }
        this.temperature = Math.exp((low + high) / 2);
        this.logLoss = loss(temperature, false) / values.size();
    }

    /** The fit of the person in the predictor's model, by decisions of theirs; there must be some. */
    public static <P extends Position> TemperatureFit of(
            ModelPredictor<P> predictor, List<Example<P>> examples, Parallel parallel, ProgressMonitor monitor) {
        if (examples.isEmpty()) throw new IllegalArgumentException("A temperature needs decisions to go by.");
        return new TemperatureFit(parallel.map(examples, monitor, predictor::forAnotherThread, TemperatureFit::values));
    }

    private static <P extends Position> double[] values(ModelPredictor<P> predictor, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        predictor.predict(position, new double[moves.length]);
        Scale scale = predictor.game().scale();
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) best = Math.max(best, scale.units(predictor.value(i)));
        List<Double> less = new ArrayList<>();
        less.add(scale.units(predictor.value(chosen)) - best);
        for (int i = 0; i < count; i++) if (i != chosen) less.add(scale.units(predictor.value(i)) - best);
        return less.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The likeliest temperature, in units of the game. */
    public double temperature() {
        return temperature;
    }

    /** The mean of −ln of what the played moves get with it. */
    public double logLoss() {
        return logLoss;
    }

    private double regularised(double temperature) {
        return loss(temperature, false) + loss(temperature, true) / values.size();
    }

    /** −ln of the probability of all that was played, or of any move instead. */
    private double loss(double temperature, boolean any) {
        double loss = 0;
        for (double[] row : values) {
            double sum = 0;
            for (double value : row) sum += weight(value, temperature);
            double each = 0;
            int count = any ? row.length : 1;
            for (int i = 0; i < count; i++) {
                each -= Math.log((1 - SLIP) * weight(row[i], temperature) / sum + SLIP / row.length);
            }
            loss += each / count;
        }
        return loss;
    }

    private static double weight(double less, double temperature) {
        return Math.exp(Math.max(-MOST_LOGIT, less / temperature));
    }
}
