package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Outlook;

/** A minimax player whose weights and depth a learner is to find out: random weights over six of the known features. */
final class HiddenPlayer<P extends Position> {

    private static final int USED = 6;

    private final Game<P> game;
    private final List<Feature<P>> features;
    private final int depth;
    private final double[][] weights;
    private final DominantPositions<P> dominant;

    HiddenPlayer(Game<P> game, List<Feature<P>> features, int depth, Random random) {
        this.game = game;
        this.features = features;
        this.depth = depth;
        double[] row = randomWeights(features.size(), random);
        this.weights = Collections.nCopies(game.phases().names().size(), row).toArray(new double[0][]);
        this.dominant = new DominantPositions<>(game, features, evaluator(row), depth);
    }

    int depth() {
        return depth;
    }

    /** What each legal move is worth to this player. */
    long[] values(P position) {
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        Outlook outlook = dominant.of(new Example<>(position, moves[0]));
        long[] values = new long[outlook.alternatives()];
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.round(outlook.value(i, weights) * game.scale().unit());
        }
        return values;
    }

    /** The first of the best moves. */
    static int best(long[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
        return best;
    }

    /**
     * Positions with a choice from games in which every other move is random and the others are by somebody with other
     * weights who looks two plies ahead; of each game about every sixth.
     */
    List<P> positions(int count, Random random) {
        List<P> found = new ArrayList<>();
        while (found.size() < count) {
            HiddenPlayer<P> other = new HiddenPlayer<>(game, features, 2, random);
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; !position.isOver() && ply < 120 && found.size() < count; ply++) {
                int end = position.moves(moves, 0);
                if (ply >= 4 && end > 1 && random.nextInt(6) == 0) found.add(Position.copyOf(position));
                boolean isRandom = ply < 6 || random.nextBoolean();
                position.make(moves[isRandom ? random.nextInt(end) : best(other.values(position))]);
            }
        }
        Collections.shuffle(found, random);
        return found;
    }

    /** What this player plays; with a chance of {@code noise} any legal move. */
    Example<P> answer(P position, double noise, Random random) {
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        int place = random.nextDouble() < noise ? random.nextInt(end) : best(values(position));
        return new Example<>(position, moves[place]);
    }

    private LinearEvaluator<P> evaluator(double[] row) {
        Map<String, Double> named = new HashMap<>();
        for (int i = 0; i < row.length; i++) {
            if (row[i] != 0) named.put(features.get(i).name(), row[i]);
        }
        return LinearEvaluator.of(game, named);
    }

    private static double[] randomWeights(int count, Random random) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < count; i++) places.add(i);
        Collections.shuffle(places, random);
        double[] row = new double[count];
        for (int i = 0; i < USED; i++) row[places.get(i)] = (random.nextInt(2001) - 1000) / 1000.0;
        return row;
    }
}
