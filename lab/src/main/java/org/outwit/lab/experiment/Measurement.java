package org.outwit.lab.experiment;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was measured in a cell: numbers with names, and text where numbers are not all, such as the moves of a game. It depends on
 * the cell alone, so it is the same wherever it is measured; times are not part of it.
 */
public record Measurement(Map<String, Double> numbers, String text) {

    /** How many places in the records of a cell could not be used; pages tell it. */
    public static final String REJECTED = "rejected";

    public Measurement {
        numbers = Collections.unmodifiableMap(new TreeMap<>(numbers));
    }

    /** @param namesAndNumbers in turn */
    public static Measurement of(Object... namesAndNumbers) {
        Map<String, Double> numbers = new TreeMap<>();
        for (int i = 0; i < namesAndNumbers.length; i += 2) {
            numbers.put((String) namesAndNumbers[i], ((Number) namesAndNumbers[i + 1]).doubleValue());
        }
        return new Measurement(numbers, "");
    }

    /** The same with more numbers. */
    public Measurement and(Map<String, Double> more) {
        Map<String, Double> all = new TreeMap<>(numbers);
        all.putAll(more);
        return new Measurement(all, text);
    }

    public Measurement withText(String text) {
        return new Measurement(numbers, text);
    }

    public double number(String name) {
        Double number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("There is no '" + name + "'; there are " + numbers.keySet() + ".");
        }
        return number;
    }
}
