package org.outwit.learn.identity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.outwit.learn.people.Clue;
import org.outwit.learn.prediction.Choices;
import org.outwit.learn.prediction.Prior;
import org.outwit.learn.prediction.Softmax;

/**
 * How much each {@link Clue} counts. It differs from game to game: in Othello people are told by what they play where they are, in checkers,
 * where openings are drawn by lot and good moves are few, by where they are to be found. So it is fitted to games of people who are known that
 * were kept back: the right ones shall be likely.
 *
 * @param weights in the order of the clues
 */
public record ClueWeights(double[] weights) {

    /** Where there are too few people to fit anything. */
    static final ClueWeights USUAL = new ClueWeights(
            Arrays.stream(Clue.values()).mapToDouble(Clue::usual).toArray());

    /** Fewer people say nothing about people. */
    private static final int FEWEST_PEOPLE = 8;

    /** The usual weights, tempered, are believed as much as so many people. */
    private static final double PRIOR = 1;

    /** Whoever is asked about is asked about by weights that were fitted without them, and without so large a part of the others. */
    private static final int PARTS = 5;

    /** What these clues say together, for each person. */
    public double[] weigh(double[][] clues) {
        double[] sums = new double[clues[0].length];
        for (int k = 0; k < clues.length; k++) {
            for (int i = 0; i < sums.length; i++) sums[i] += weights[k] * clues[k][i];
        }
        return sums;
    }

    /**
     * The weights under which the right people are likeliest for so many games.
     *
     * @param later for each person for each of their games kept back the clues
     */
    static ClueWeights fit(List<List<double[][]>> later, int games, long seed) {
        return fit(later, games, seed, person -> true);
    }

    /** For each person for each of their games what clues say for everybody, by weights that were fitted to other people. */
    public static List<List<double[]>> crossed(List<List<double[][]>> later, int games, long seed) {
        List<ClueWeights> ofOthers = new ArrayList<>();
        for (int part = 0; part < PARTS; part++) {
            int held = part;
            ofOthers.add(fit(later, games, seed, person -> person % PARTS != held));
        }
        List<List<double[]>> rows = new ArrayList<>();
        for (int person = 0; person < later.size(); person++) {
            ClueWeights weights = ofOthers.get(person % PARTS);
            rows.add(later.get(person).stream().map(weights::weigh).toList());
        }
        return rows;
    }

    private static ClueWeights fit(List<List<double[][]>> later, int games, long seed, IntPredicate counts) {
        List<List<double[][]>> asked = new ArrayList<>();
        for (int person = 0; person < later.size(); person++)
            asked.add(counts.test(person) && later.get(person).size() >= games ? later.get(person) : List.of());
        if (asked.stream().filter(each -> !each.isEmpty()).count() < FEWEST_PEOPLE) return USUAL;
        List<List<double[]>> usual = asked.stream()
                .map(person -> person.stream().map(USUAL::weigh).toList())
                .toList();
        double factor = Tempering.of(usual, games, seed).factor();
        double[] tempered =
                Arrays.stream(USUAL.weights).map(each -> factor * each).toArray();
        Choices choices = new Choices(1, tempered.length);
        for (int person = 0; person < asked.size(); person++) {
            List<List<double[][]>> draws = Tempering.drawn(asked.get(person), games, person, seed);
            for (List<double[][]> each : draws) add(each, person, 1.0 / draws.size(), choices);
        }
        double[] found = Softmax.fit(choices, Prior.around(new double[][] {tempered}, choices, PRIOR))[0];
        // Nothing that speaks for somebody counts against them.
        return new ClueWeights(
                Arrays.stream(found).map(each -> Math.max(0, each)).toArray());
    }

    /** A draw of games as a choice among people: whose are they? */
    private static void add(List<double[][]> games, int right, double weight, Choices into) {
        int people = games.get(0)[0].length;
        double[][] rows = new double[people][Clue.values().length];
        for (int k = 0; k < rows[0].length; k++) {
            double mean = 0; // is taken off: sums of many games are large beside their differences
            for (double[][] game : games) for (double each : game[k]) mean += each / people;
            for (int i = 0; i < people; i++) {
                rows[i][k] -= mean;
                for (double[][] game : games) rows[i][k] += game[k][i];
            }
        }
        into.add(right, new int[people], rows, new double[people], weight);
    }
}
