package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.population.ArchivedGame;
import org.outwit.learn.population.PersonHistory;
import org.outwit.learn.population.PersonalLayer;
import org.outwit.learn.population.PersonalLearner;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.PopulationPredictor;
import org.outwit.learn.prediction.PredictionScore;

/** Learns one person whom a population does not know, and predicts their later games. */
record Stranger<P extends Position>(
        Game<P> game, PopulationModel population, int firstPly, int lastPly, int decisions, Parallel parallel) {

    private static final double EARLIER = 0.7;

    /** So many are looked at with a search, as {@code outwit learn} does. */
    private static final int LOOKED_AT = 300;

    private static final int BINS = 10;

    /**
     * How well somebody was predicted.
     *
     * @param anybody by what anybody of their strength would play
     * @param personal by what they do differently, learned from more and more games
     * @param claimed how likely the favourite was said to be in each tenth, in sum; {@code played} how often it was, and {@code counts} of
     *     how many
     */
    record Scores(
            PredictionScore anybody,
            List<PredictionScore> personal,
            double[] claimed,
            double[] played,
            double[] counts) {}

    /** The mean distance of what was claimed of favourites from how often they were played, over tenths of probability. */
    static double calibrationError(List<Scores> people) {
        double sum = 0;
        double all = 0;
        for (int bin = 0; bin < BINS; bin++) {
            double distance = 0;
            for (Scores each : people) {
                distance += each.claimed[bin] - each.played[bin];
                all += each.counts[bin];
            }
            sum += Math.abs(distance);
        }
        return sum / all;
    }

    Scores scores(String name, List<ArchivedGame<P>> archive, int[] games) {
        PersonHistory<P> person = PersonHistory.of(archive, name);
        double rating = person.rating();
        int count = person.games().size();
        int split = (int) (EARLIER * count);
        List<Example<P>> tested = tested(person.between(split, count));
        List<PredictionScore> personal = new ArrayList<>();
        double[][] bins = new double[3][BINS];
        PredictionScore anybody = null;
        for (int most : games) {
            List<Example<P>> earlier = person.between(Math.max(0, split - most), split);
            PersonalLayer<P> layer = new PersonalLearner<>(
                            game, population, population.personal(), parallel, ProgressMonitor.NONE)
                    .learn(earlier, rating, LOOKED_AT);
            PopulationPredictor<P> predictor =
                    PopulationPredictor.of(game, population, rating).of(layer);
            List<double[]> found =
                    parallel.map(tested, ProgressMonitor.NONE, predictor::forAnotherThread, Stranger::asked);
            personal.add(score(found, 0));
            anybody = score(found, 2);
            if (most == games[games.length - 1]) for (double[] each : found) bin(each, bins);
        }
        return new Scores(anybody, personal, bins[0], bins[1], bins[2]);
    }

    private List<Example<P>> tested(List<Example<P>> later) {
        List<Example<P>> all = new ArrayList<>();
        for (Example<P> each : later) if (each.ply() >= firstPly && each.ply() <= lastPly) all.add(each);
        Collections.shuffle(all, new Random(1));
        return all.subList(0, Math.min(all.size(), decisions));
    }

    /** Whether the favourite was played and the logarithm of what was, by the person's model and by anybody's; what was claimed. */
    private static <P extends Position> double[] asked(PopulationPredictor<P> predictor, Example<P> example) {
        P position = Position.copyOf(example.position());
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        double[] row = new double[moves.length];
        predictor.predict(position, row);
        int favourite = MovePredictor.likeliest(row, count);
        double claimed = row[favourite];
        double own = Math.log(row[chosen]);
        predictor.anybody(position, row);
        double others = Math.log(row[chosen]);
        return new double[] {
            favourite == chosen ? 1 : 0, own, MovePredictor.likeliest(row, count) == chosen ? 1 : 0, others, claimed
        };
    }

    private static PredictionScore score(List<double[]> found, int at) {
        double hits = found.stream().mapToDouble(each -> each[at]).average().orElse(0);
        double loss =
                -found.stream().mapToDouble(each -> each[at + 1]).average().orElse(0);
        return new PredictionScore(found.size(), hits, loss);
    }

    private static void bin(double[] found, double[][] bins) {
        int bin = Math.min(BINS - 1, (int) (found[4] * BINS));
        bins[0][bin] += found[4];
        bins[1][bin] += found[0];
        bins[2][bin]++;
    }
}
