package org.outwit.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.outwit.core.statistics.ConfidenceInterval;

/** Finished cells of an experiment with their measurements, in the order of the cells. */
public final class LabResults {

    private final Size size;
    private final Map<Cell, Measurement> measurements;
    private final Map<String, Inputs> inputs; // by fingerprint
    private final List<String> leftOut;
    private final RunOrigin origin; // null where this store's programs measured

    public LabResults(Size size, Map<Cell, Measurement> measurements) {
        this(size, measurements, Map.of(), List.of(), null);
    }

    private LabResults(
            Size size,
            Map<Cell, Measurement> measurements,
            Map<String, Inputs> inputs,
            List<String> leftOut,
            RunOrigin origin) {
        this.size = size;
        this.measurements = new LinkedHashMap<>(measurements);
        this.inputs = inputs;
        this.leftOut = List.copyOf(leftOut);
        this.origin = origin;
    }

    /** The results of those of these cells that are finished. */
    public static LabResults of(Size size, List<Cell> cells, Map<Cell, Measurement> measurements) {
        Map<Cell, Measurement> finished = new LinkedHashMap<>();
        for (Cell cell : cells) if (measurements.containsKey(cell)) finished.put(cell, measurements.get(cell));
        return new LabResults(size, finished);
    }

    public Size size() {
        return size;
    }

    public Map<Cell, Measurement> measurements() {
        return measurements;
    }

    /** The same results, with what the store knows of their inputs. */
    LabResults describedBy(ResultStore store) {
        Map<String, Inputs> described = new LinkedHashMap<>();
        for (Cell each : measurements.keySet()) described.computeIfAbsent(each.inputs(), store::inputs);
        return new LabResults(size, measurements, described, leftOut, origin);
    }

    /** The same results of a run that could not measure some games, a sentence for each. */
    LabResults without(List<String> sentences) {
        return new LabResults(size, measurements, inputs, sentences, origin);
    }

    /** The same results as those of a run that is shipped with the program. */
    public LabResults shipped(RunOrigin from, Map<String, Inputs> measuredWith) {
        Map<String, Inputs> described = new LinkedHashMap<>();
        for (Cell each : measurements.keySet())
            described.computeIfAbsent(each.inputs(), key -> measuredWith.getOrDefault(key, Inputs.NONE));
        return new LabResults(size, measurements, described, leftOut, from);
    }

    /** Where they come from, if they are shipped with the program; empty where they were measured here. */
    public Optional<RunOrigin> origin() {
        return Optional.ofNullable(origin);
    }

    /** What these cells were measured with, by fingerprint; an empty one stands for cells of which nobody has said it. */
    public Map<String, Inputs> inputs() {
        return inputs;
    }

    /** What the run could not measure and why, in sentences. */
    public List<String> leftOut() {
        return leftOut;
    }

    /** The cells with these parameters, names and values in turn. */
    public LabResults where(Object... namesAndValues) {
        return with(cell -> cell.has(namesAndValues));
    }

    /** The cells of which this holds. */
    public LabResults with(Predicate<Cell> holds) {
        Map<Cell, Measurement> some = new LinkedHashMap<>();
        measurements.forEach((cell, measurement) -> {
            if (holds.test(cell)) some.put(cell, measurement);
        });
        return new LabResults(size, some, inputs, leftOut, origin);
    }

    /** The values of a parameter, each once. */
    public List<String> values(String parameter) {
        Set<String> values = new LinkedHashSet<>();
        measurements.keySet().forEach(cell -> values.add(cell.text(parameter)));
        return List.copyOf(values);
    }

    /** How many cells there are. */
    public int count() {
        return measurements.size();
    }

    public double[] numbers(ToDoubleFunction<Measurement> number) {
        return measurements.values().stream().mapToDouble(number).toArray();
    }

    public double[] numbers(String name) {
        return numbers(measurement -> measurement.number(name));
    }

    /** A number by seed, the mean over its cells: those of one seed have the same openings, so they are no independent observations. */
    public double[] bySeed(ToDoubleFunction<Measurement> number) {
        return measurements.entrySet().stream()
                .collect(Collectors.groupingBy(
                        each -> each.getKey().seed(),
                        TreeMap::new,
                        Collectors.averagingDouble(each -> number.applyAsDouble(each.getValue()))))
                .values()
                .stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
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

    /** The mean over cells of points that are between 0 and this number, with its interval, which lies there, too. */
    public ConfidenceInterval points(String name, double most) {
        return ConfidenceInterval.ofPointsUpTo(most, numbers(name));
    }

    /** One thing for each value of a parameter. */
    public <T> List<T> each(String parameter, Function<LabResults, T> function) {
        List<T> all = new ArrayList<>();
        for (String value : values(parameter)) all.add(function.apply(where(parameter, value)));
        return all;
    }
}
