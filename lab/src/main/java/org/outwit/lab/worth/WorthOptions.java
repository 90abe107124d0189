package org.outwit.lab.worth;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;

/** The options of an experiment, written {@code key=value}. */
final class WorthOptions {

    private static final Set<String> KNOWN = Set.of(
            "game", "person", "own", "nodes", "time", "depth", "pairs", "seed", "journal", "margin", "swing", "opening",
            "most", "people", "behind");

    private final Map<String, String> values = new LinkedHashMap<>();

    static WorthOptions parse(String... args) {
        WorthOptions options = new WorthOptions();
        for (String arg : args) {
            int at = arg.indexOf('=');
            if (at < 1) throw new InputException("Expected key=value, found '" + arg + "'.");
            if (options.values.put(arg.substring(0, at), arg.substring(at + 1)) != null) {
                throw new InputException("The key '" + arg.substring(0, at) + "' is there twice.");
            }
        }
        if (!options.has("person")) {
            throw new InputException("Say whom to play: person=file:MODEL.json or person=FUNCTION@DEPTH%TEMPERATURE.");
        }
        return options;
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    String text(String key, String otherwise) {
        return values.getOrDefault(key, otherwise);
    }

    int whole(String key, int otherwise) {
        try {
            return has(key) ? Integer.parseInt(values.get(key)) : otherwise;
        } catch (NumberFormatException e) {
            throw new InputException(key + " must be a whole number, found '" + values.get(key) + "'.");
        }
    }

    double number(String key, double otherwise) {
        try {
            return has(key) ? Double.parseDouble(values.get(key)) : otherwise;
        } catch (NumberFormatException e) {
            throw new InputException(key + " must be a number, found '" + values.get(key) + "'.");
        }
    }

    /** What is no option but the name of a row. */
    Map<String, String> others() {
        Map<String, String> others = new LinkedHashMap<>(values);
        others.keySet().removeAll(KNOWN);
        return others;
    }

    /** Everything that matters to the results of a pair, as it was written: not how many there are and where they are kept. */
    @Override
    public String toString() {
        return values.entrySet().stream()
                .filter(entry ->
                        !entry.getKey().equals("journal") && !entry.getKey().equals("pairs"))
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
