package org.outwit.learn.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What somebody plays at one position of the opening, with how often, in the notation of the game; the most frequent first.
 */
public record Habit(String position, Map<String, Integer> moves) {

    public Habit {
        moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
    }
}
