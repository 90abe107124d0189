package org.outwit.learn.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.Position;

/**
 * What somebody plays at one position of the opening.
 *
 * @param moves how often each was played, the most frequent first
 */
public record Habit<P extends Position>(P position, Map<Integer, Integer> moves) {

    public Habit {
        moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
    }

    /** How often they were at this position. */
    public int times() {
        return moves.values().stream().mapToInt(Integer::intValue).sum();
    }
}
