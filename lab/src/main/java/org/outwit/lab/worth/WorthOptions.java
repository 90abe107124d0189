package org.outwit.lab.worth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.outwit.core.game.InputException;

/** The options of an experiment, written {@code key=value}; everything else is a file. */
final class WorthOptions {

    private static final Set<String> KNOWN = Set.of(
            "game",
            "person",
            "people",
            "populations",
            "rows",
            "own",
            "ms",
            "nodes",
            "even",
            "behind",
            "sparring",
            "engine",
            "lost",
            "seed",
            "journal",
            "margin",
            "swing",
            "opening",
            "most",
            "sharpness",
            "ahead");

    /** They say how much is done and where it is kept, and nothing about what comes out of a pair. */
    private static final Set<String> AMOUNTS = Set.of("journal", "even", "behind", "sparring", "engine");

    private final Map<String, String> values = new LinkedHashMap<>();
    private final List<String> files = new ArrayList<>();

    static WorthOptions parse(String... args) {
        WorthOptions options = new WorthOptions();
        for (String arg : args) {
            int at = arg.indexOf('=');
            if (at == 0) throw new InputException("Expected key=value or a file, found '" + arg + "'.");
            if (at < 0) options.files.add(arg);
            else if (options.values.put(arg.substring(0, at), arg.substring(at + 1)) != null) {
                throw new InputException("The key '" + arg.substring(0, at) + "' is there twice.");
            }
        }
        if (options.has("person") == !options.files.isEmpty()) {
            throw new InputException("Say whom to play: files of games and people=NUMBER or people=NAME;NAME, or"
                    + " person=file:MODEL.json, or person=FUNCTION@DEPTH%TEMPERATURE.");
        }
        return options;
    }

    boolean has(String key) {
        return values.containsKey(key);
    }

    /** The files of games. */
    List<String> files() {
        return List.copyOf(files);
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

    /** What is no option but the name of a row, with its predictor. */
    Map<String, String> others() {
        Map<String, String> others = new LinkedHashMap<>(values);
        others.keySet().removeAll(KNOWN);
        return others;
    }

    /** Everything that matters to the results of a pair, as it was written. */
    @Override
    public String toString() {
        String options = values.entrySet().stream()
                .filter(entry -> !AMOUNTS.contains(entry.getKey()))
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
        return files.isEmpty() ? options : options + " " + String.join(" ", files);
    }
}
