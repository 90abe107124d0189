package org.outwit.lab.models;

import java.util.List;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measurement;
import org.outwit.learn.example.DominantPositions;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.Agreement;
import org.outwit.learn.strategy.LearnedStrategy;

/** Which of some moves that it has not seen a learned strategy predicts. */
record PredictedMoves(List<Agreement> moves) {

    /** What it is to predict a move, which the paper does not say. */
    enum Count {
        /** No other move is better. */
        BEST("accuracy", "a move predicted where the model finds no other better"),
        /** It is the first of the best, which is what a player plays who searches by the listing. */
        FIRST("first", "a move predicted where it is the first of the model's best");

        private final String name;
        private final String words;

        Count(String name, String words) {
            this.name = name;
            this.words = words;
        }

        String words() {
            return words;
        }

        private double of(Agreement move) {
            return this == BEST ? move.best() : move.predicted();
        }

        /** The share of moves that the strategy found for a depth predicts. */
        double share(Measurement measurement, int depth) {
            return measurement.number(name + " " + depth);
        }

        ConfidenceInterval interval(Cell cell, Measurement measurement, int depth) {
            return ConfidenceInterval.ofMeanShare(share(measurement, depth), cell.number("examples"));
        }

        /** How many more of the same moves the strategy for their depth predicts than the one for another. */
        ConfidenceInterval ahead(Cell cell, Measurement measurement, int depth) {
            long n = cell.number("examples");
            double mean = share(measurement, cell.number("depth")) - share(measurement, depth);
            double differing = measurement.number(name + " differing " + depth);
            return ConfidenceInterval.ofMean(mean, (differing - mean * mean) * n / (n - 1), n);
        }
    }

    static PredictedMoves of(LearnedStrategy<DraughtsPosition> strategy, List<Example<DraughtsPosition>> unseen) {
        int unit = SamuelTerms.GAME.scale().unit();
        int[] weights = new int[strategy.weights().length];
        for (int i = 0; i < weights.length; i++)
            weights[i] = SamuelTerms.GAME.scale().value(strategy.weights()[i]);
        DominantPositions<DraughtsPosition> dominant = new DominantPositions<>(
                SamuelTerms.GAME, SamuelTerms.tenFeatures(), strategy.evaluator(), strategy.depth());
        return new PredictedMoves(unseen.stream()
                .map(dominant::of)
                .map(outlook -> Agreement.of(Agreement.values(outlook, weights, unit), outlook.chosen(), 1))
                .toList());
    }

    /** Puts the share of moves that are predicted into a measurement, and of how many it differs from the strategy for the right depth. */
    void into(Map<String, Double> numbers, int depth, PredictedMoves right) {
        for (Count count : Count.values()) {
            double share = 0;
            double differing = 0;
            for (int i = 0; i < moves.size(); i++) {
                share += count.of(moves.get(i));
                differing += count.of(moves.get(i)) == count.of(right.moves.get(i)) ? 0 : 1;
            }
            numbers.put(count.name + " " + depth, share / moves.size());
            numbers.put(count.name + " differing " + depth, differing / moves.size());
        }
    }
}
