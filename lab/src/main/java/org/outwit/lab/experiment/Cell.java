package org.outwit.lab.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The smallest part of an experiment that is measured by itself: parameters, the seed of all that is random, and the fingerprint of the {@link
 * Inputs} that it is measured with. Two cells with the same parameters, in any order, the same seed and the same inputs are the same.
 */
public final class Cell {

    private final Map<String, String> parameters; // as they were given, which is how reports show them
    private final String key;
    private final long seed;
    private final String inputs;

    private Cell(Map<String, String> parameters, long seed) {
        this.inputs = "";
        this.parameters = Collections.unmodifiableMap(parameters);
        this.key = new TreeMap<>(parameters)
                .entrySet().stream()
                        .map(each -> each.getKey() + "=" + each.getValue())
                        .collect(Collectors.joining(" "));
        this.seed = seed;
    }

    private Cell(Cell cell, String inputs) {
        this.parameters = cell.parameters;
        this.key = cell.key;
        this.seed = cell.seed;
        this.inputs = inputs;
    }

    /** @param namesAndValues in turn; values are numbers or words without spaces and equals signs */
    public static Cell of(long seed, Object... namesAndValues) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            parameters.put(word(namesAndValues[i]), word(namesAndValues[i + 1]));
        }
        return new Cell(parameters, seed);
    }

    /** The cell with this {@link #key}. */
    public static Cell parse(String key, long seed) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String each : key.isEmpty() ? new String[0] : key.split(" ")) {
            int equals = each.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "A cell must be written 'name=value name=value', found '" + key + "'.");
            }
            parameters.put(each.substring(0, equals), each.substring(equals + 1));
        }
        return new Cell(parameters, seed);
    }

    private static String word(Object value) {
        String word = String.valueOf(value);
        if (word.isEmpty() || word.contains(" ") || word.contains("=")) {
            throw new IllegalArgumentException(
                    "'" + word + "' cannot be part of a cell: a word without ' ' and '=' can.");
        }
        return word;
    }

    public long seed() {
        return seed;
    }

    /** The same cell, measured with inputs of this fingerprint. */
    public Cell measuredWith(String fingerprint) {
        return fingerprint.equals(inputs) ? this : new Cell(this, fingerprint);
    }

    /** The fingerprint of its inputs; empty where it has none, or where nobody has said which. */
    public String inputs() {
        return inputs;
    }

    /** The game it is about; empty where it does not say. Cells of one game are measured with the same inputs. */
    public String game() {
        return parameters.getOrDefault("game", "");
    }

    public Map<String, String> parameters() {
        return parameters;
    }

    /** The parameters in one line, the same for equal cells. */
    public String key() {
        return key;
    }

    public String text(String name) {
        return Objects.requireNonNull(parameters.get(name), () -> "The cell " + this + " has no " + name + ".");
    }

    public int number(String name) {
        return Integer.parseInt(text(name));
    }

    /** Whether the cell has these parameters, names and values in turn. */
    public boolean has(Object... namesAndValues) {
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (!String.valueOf(namesAndValues[i + 1]).equals(parameters.get(String.valueOf(namesAndValues[i]))))
                return false;
        }
        return true;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cell that && key.equals(that.key) && seed == that.seed && inputs.equals(that.inputs);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * key.hashCode() + Long.hashCode(seed)) + inputs.hashCode();
    }

    @Override
    public String toString() {
        return key + (key.isEmpty() ? "" : " ") + "seed=" + seed + (inputs.isEmpty() ? "" : " inputs=" + inputs);
    }
}
