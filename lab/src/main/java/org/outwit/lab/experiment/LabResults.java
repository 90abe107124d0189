package org.outwit.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.outwit.core.statistics.ConfidenceInterval;

/** Finished cells of an experiment with their outcomes, in the order of the cells. */
public final class LabResults {

    private final Size size;
    private final Map<Cell, Measurement> outcomes;

    public LabResults(Size size, Map<Cell, Measurement> outcomes) {
        this.size = size;
        this.outcomes = new LinkedHashMap<>(outcomes);
    }

    /** The results of those of these cells that are finished. */
    public static LabResults of(Size size, List<Cell> cells, Map<Cell, Measurement> outcomes) {
        Map<Cell, Measurement> finished = new LinkedHashMap<>();
        for (Cell cell : cells) if (outcomes.containsKey(cell)) finished.put(cell, outcomes.get(cell));
        return new LabResults(size, finished);
    }

    public Size size() {
        return size;
    }

    public Map<Cell, Measurement> outcomes() {
        return outcomes;
    }

    /** The cells with these parameters, names and values in turn. */
    public LabResults where(Object... namesAndValues) {
        return with(cell -> cell.has(namesAndValues));
    }

    /** The cells of which this holds. */
    public LabResults with(Predicate<Cell> holds) {
        Map<Cell, Measurement> some = new LinkedHashMap<>();
        outcomes.forEach((cell, outcome) -> {
            if (holds.test(cell)) some.put(cell, outcome);
        });
        return new LabResults(size, some);
    }

    /** The values of a parameter, each once. */
    public List<String> values(String parameter) {
        Set<String> values = new LinkedHashSet<>();
        outcomes.keySet().forEach(cell -> values.add(cell.text(parameter)));
        return List.copyOf(values);
    }

    /** How many cells there are. */
    public int count() {
        return outcomes.size();
    }

    public double[] numbers(ToDoubleFunction<Measurement> number) {
        return outcomes.values().stream().mapToDouble(number).toArray();
    }

    public double[] numbers(String name) {
        return numbers(outcome -> outcome.number(name));
    }

    public double sum(String name) {
        double sum = 0;
        for (double number : numbers(name)) sum += number;
        return sum;
    }

    /** The mean over cells, with its interval. */
    public ConfidenceInterval mean(String name) {
        return ConfidenceInterval.ofMean(numbers(name));
    }

    /** One thing for each value of a parameter. */
    public <T> List<T> each(String parameter, Function<LabResults, T> function) {
        List<T> all = new ArrayList<>();
        for (String value : values(parameter)) all.add(function.apply(where(parameter, value)));
        return all;
    }
}
