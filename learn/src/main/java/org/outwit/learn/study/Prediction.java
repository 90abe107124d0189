package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;
import org.outwit.learn.prediction.Ranking;

/** The model of somebody as a prophet: what it thinks of each alternative at a decision. */
final class Prediction<P extends Position> {

    /**
     * One decision as the model sees it.
     *
     * @param hit 1 where the move played is the model's first choice; a fair part of 1 where several share that place
     * @param first which alternative is the model's choice: the first of the best
     * @param probabilities by the temperature of the model; empty where it has none
     */
    record Seen(Outlook outlook, double hit, int rank, int first, double[] probabilities) {}

    /** The next ply takes about as many times the work as the moves to this power, since searches prune. */
    private static final double GROWTH = 0.75;

    private final Game<P> game;
    private final double[][] weights;
    private final OptionalDouble temperature;
    private final Ranking<P> ranking;
    private double work;

    Prediction(Game<P> game, OpponentModel model) {
        this.game = game;
        this.weights = weights(game, model);
        this.temperature = model.temperature();
        this.ranking = new Ranking<>(game, game.features(), weights, model.depth(), temperature.orElse(1), List.of());
    }

    /** The weights of every feature of the game for each phase; 0 where the model does not name it. */
    static double[][] weights(Game<?> game, OpponentModel model) {
        List<Map<String, Weight>> rows = rows(game, model);
        double[][] weights = new double[rows.size()][game.features().size()];
        for (int phase = 0; phase < weights.length; phase++) {
            for (int f = 0; f < weights[phase].length; f++) {
                Weight weight = rows.get(phase).get(game.features().get(f).name());
                weights[phase][f] = weight == null ? 0 : weight.value();
            }
        }
        return weights;
    }

    /** What each feature counts, a row for each phase of the game; a model that knows no phases has one row for all. */
    static List<Map<String, Weight>> rows(Game<?> game, OpponentModel model) {
        List<Map<String, Weight>> rows = new ArrayList<>();
        Map<String, Weight> single = model.weights().values().iterator().next();
        for (String phase : game.phases().names()) {
            rows.add(model.weights().size() == 1 ? single : model.weights().get(phase));
        }
        return rows;
    }

    /** About how many positions were evaluated so far. */
    double work() {
        return work;
    }

    Seen of(Example<P> example) {
        Outlook outlook = ranking.outlooks(List.of(example)).get(0);
        int count = outlook.alternatives();
        work += Math.pow(count, 1 + GROWTH * (ranking.depth() - 1));
        double[] values = new double[count];
        int first = 0;
        for (int i = 0; i < count; i++) {
            values[i] = outlook.value(i, weights);
            if (values[i] > values[first]) first = i;
        }
        int better = 0;
        int equal = 0;
        for (double value : values) {
            if (value > values[outlook.chosen()]) better++;
            if (value == values[outlook.chosen()]) equal++;
        }
        return new Seen(outlook, better == 0 ? 1.0 / equal : 0, better + 1, first, probabilities(example));
    }

    private double[] probabilities(Example<P> example) {
        return temperature.isEmpty() ? new double[0] : ranking.probabilities(example.position());
    }

    /** The move they are expected to play: the first of the best. */
    int choice(P position) {
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        return moves[of(new Example<>(position, moves[0])).first()];
    }

    int phase(P position) {
        return game.phases().of(position);
    }
}
