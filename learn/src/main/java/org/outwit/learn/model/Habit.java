package org.outwit.learn.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.game.InputException;

/**
 * What somebody plays at one position of the opening, with how often, in the notation of the game; the most frequent first.
 */
public record Habit(String position, Map<String, Integer> moves) {

    public Habit {
        if (moves.isEmpty()) throw new InputException("A habit at " + position + " needs a move.");
        moves.forEach((move, count) -> {
            if (count < 1) {
                throw new InputException("The move " + move + " at " + position
                        + " must have been played once or more, found " + count + ".");
            }
        });
        moves = Collections.unmodifiableMap(new LinkedHashMap<>(moves));
    }

    /** How often they were at this position. */
    public int times() {
        return moves.values().stream().mapToInt(Integer::intValue).sum();
    }
}
