package org.outwit.learn.prediction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Who plays like this? Every candidate is a model that says how likely the moves of a game are if they were theirs. The
 * candidate that makes the games likeliest is the best guess, and the ratios of likelihoods are how sure it is, if one of the candidates it
 * was and each as probably as the other.
 *
 * @param <G> what a game is to the models
 */
public final class Likeness<G> {

    /**
     * One candidate.
     *
     * @param logLikelihood of all games together
     * @param probability that it was this one of the candidates
     */
    public record Match(String name, double logLikelihood, double probability) {}

    private final Map<String, ToDoubleFunction<G>> candidates = new LinkedHashMap<>();

    /** Adds a person who may have played; the model gives the logarithm of the probability of the moves of a game. */
    public void add(String name, ToDoubleFunction<G> model) {
        if (candidates.putIfAbsent(name, model) != null) {
            throw new IllegalArgumentException("There is already a candidate named " + name + ".");
        }
    }

    /** Compares games of one unknown player with everybody; the likeliest comes first. */
    public List<Match> matches(List<G> games) {
        if (candidates.isEmpty()) throw new IllegalStateException("There is nobody to compare with.");
        Map<String, Double> sums = new LinkedHashMap<>();
        candidates.forEach((name, model) ->
                sums.put(name, games.stream().mapToDouble(model).sum()));
        return matches(sums);
    }

    /** Compares where likelihoods are known already. */
    public static List<Match> matches(Map<String, Double> logLikelihoods) {
        double top = logLikelihoods.values().stream()
                .mapToDouble(Double::doubleValue)
                .max()
                .orElseThrow();
        double sum = logLikelihoods.values().stream()
                .mapToDouble(log -> Math.exp(log - top))
                .sum();
        List<Match> matches = new ArrayList<>();
        logLikelihoods.forEach((name, log) -> matches.add(new Match(name, log, Math.exp(log - top) / sum)));
        matches.sort(Comparator.comparingDouble(Match::logLikelihood).reversed());
        return matches;
    }
}
