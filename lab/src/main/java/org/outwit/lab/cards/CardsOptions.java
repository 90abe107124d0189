package org.outwit.lab.cards;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.InputException;

/** What an experiment is asked for: {@code key=value}, and files. */
final class CardsOptions {

    private final Map<String, String> values = new TreeMap<>();
    private final List<Path> files = new ArrayList<>();

    CardsOptions(String... args) {
        for (String arg : args) {
            int at = arg.indexOf('=');
            if (at > 0) values.put(arg.substring(0, at), arg.substring(at + 1));
            else files.add(Path.of(arg));
        }
    }

    int whole(String key, int usual) {
        String value = values.getOrDefault(key, String.valueOf(usual));
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new InputException("Expected a whole number for " + key + ", found '" + value + "'.");
        }
    }

    String text(String key, String usual) {
        return values.getOrDefault(key, usual);
    }

    /** Where results are kept, or null. */
    Path journal() {
        return values.containsKey("journal") ? Path.of(values.get("journal")) : null;
    }

    List<Path> files() {
        return List.copyOf(files);
    }
}
