package org.outwit.learn.identity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * How far to believe likelihoods, found out on games whose players are known: by which factor their logarithms have to be multiplied so
 * that the probabilities of the right people are as great as possible, and how often the likeliest is the right one.
 *
 * @param factor 1 for independent decisions, less for those of people
 * @param right the share of comparisons whose first was right, with an interval over people
 * @param firstThree the share in which the right one was among the first three
 * @param people how many were compared, and {@code games} how many games each time
 */
public record Tempering(double factor, ConfidenceInterval right, ConfidenceInterval firstThree, int people, int games) {

    private static final int DRAWS = 40;

    private static final double LEAST = 0.02;
    private static final double MOST = 1.5;
    private static final double STEP = 1.1;

    /** Sums of logarithms of one draw, and whose they are. */
    private record Draw(double[] sums, int right) {}

    /**
     * What to multiply by for this number of games. Games of one person have much in common, so that beyond those which were compared more of them
     * say hardly more: the factor falls as their number grows.
     */
    public double factor(int inQuestion) {
        return factor * Math.min(1, (double) games / inQuestion);
    }

    /** The factor for this number of games where nothing was compared: what 50 people of Othello had for 1, 10, 50 and 100 games (0.68, 0.42, 0.15, 0.08). */
    public static double usualFactor(int games) {
        return 8.0 / (games + 9);
    }

    /**
     * Draws this number of games of each person again and again.
     *
     * @param rows for each person for each of their games the logarithm of its likelihood under everybody; who has too few is left
     *     out
     */
    public static Tempering of(List<List<double[]>> rows, int games, long seed) {
        List<Draw> draws = new ArrayList<>();
        List<Double> first = new ArrayList<>();
        List<Double> third = new ArrayList<>();
        for (int person = 0; person < rows.size(); person++) {
            if (rows.get(person).size() < games) continue;
            double hits = 0;
            double near = 0;
            for (List<double[]> drawn : drawn(rows.get(person), games, person, seed)) {
                Draw draw = draw(drawn, person);
                draws.add(draw);
                int place = place(draw);
                if (place == 0) hits++;
                if (place < 3) near++;
            }
            first.add(hits / DRAWS);
            third.add(near / DRAWS);
        }
        return new Tempering(fitted(draws), interval(first), interval(third), first.size(), games);
    }

    private static ConfidenceInterval interval(List<Double> shares) {
        return ConfidenceInterval.ofPoints(
                shares.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** This number of somebody's games, drawn again and again; never where there are fewer. Equal questions get equal draws. */
    static <T> List<List<T>> drawn(List<T> all, int games, int person, long seed) {
        Random random = new Random(seed + 1000L * person);
        List<List<T>> draws = new ArrayList<>();
        for (int i = 0; i < DRAWS && all.size() >= games; i++) {
            List<T> shuffled = new ArrayList<>(all);
            Collections.shuffle(shuffled, random);
            draws.add(shuffled.subList(0, games));
        }
        return draws;
    }

    private static Draw draw(List<double[]> games, int person) {
        double[] sums = new double[games.get(0).length];
        for (double[] row : games) for (int i = 0; i < sums.length; i++) sums[i] += row[i];
        return new Draw(sums, person);
    }

    private static int place(Draw draw) {
        int better = 0;
        for (double sum : draw.sums()) if (sum > draw.sums()[draw.right()]) better++;
        return better;
    }

    /** The factor of a fine grid under which the right people are likeliest; 1 where nothing was drawn. */
    private static double fitted(List<Draw> draws) {
        if (draws.isEmpty()) return 1;
        double best = 1;
        double most = Double.NEGATIVE_INFINITY;
        for (double factor = LEAST; factor <= MOST; factor *= STEP) {
            double sum = 0;
            for (Draw each : draws) sum += logProbability(each, factor);
            if (sum <= most) continue;
            most = sum;
            best = factor;
        }
        return best;
    }

    private static double logProbability(Draw draw, double factor) {
        double top = Double.NEGATIVE_INFINITY;
        for (double sum : draw.sums()) top = Math.max(top, sum);
        double all = 0;
        for (double sum : draw.sums()) all += Math.exp(factor * (sum - top));
        return factor * (draw.sums()[draw.right()] - top) - Math.log(all);
    }
}
