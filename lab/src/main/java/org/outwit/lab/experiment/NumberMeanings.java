package org.outwit.lab.experiment;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * What numbers and parameters of experiments are, as far as somebody says it: the experiment itself, or, for what is counted, the word that the lab
 * has for it everywhere.
 */
public final class NumberMeanings {

    /** Names that stand for a count of what they say, in whatever experiment. */
    private static final Map<String, String> COUNTS = Map.ofEntries(
            Map.entry("nodes", "nodes"),
            Map.entry("evaluations", "evaluations"),
            Map.entry("leaves", "leaves"),
            Map.entry("games", "games"),
            Map.entry("wins", "games"),
            Map.entry("draws", "games"),
            Map.entry("losses", "games"),
            Map.entry("moves", "moves"),
            Map.entry("plies", "plies"),
            Map.entry("decisions", "decisions"),
            Map.entry("points", "points"),
            Map.entry(Measurement.REJECTED, "places"));

    private final Map<String, Experiment> experiments = new HashMap<>();

    public NumberMeanings(Collection<? extends Experiment> known) {
        for (Experiment each : known) experiments.put(each.measured().experiment(), each);
    }

    /** What a number of an experiment is; its unit is empty where nobody says it. */
    public MeasuredNumber of(String experiment, String number) {
        Experiment known = experiments.get(experiment);
        if (known != null) {
            for (MeasuredNumber each : known.numbers()) if (each.name().equals(number)) return each;
        }
        return new MeasuredNumber(number, COUNTS.getOrDefault(number, ""), "");
    }

    /** What a parameter of an experiment is counted in; empty where nobody says it. */
    public String unitOfParameter(String experiment, String parameter) {
        Experiment known = experiments.get(experiment);
        return known == null ? "" : known.parameterUnits().getOrDefault(parameter, "");
    }
}
