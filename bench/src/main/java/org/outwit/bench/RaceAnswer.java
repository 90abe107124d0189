package org.outwit.bench;

import java.util.OptionalInt;

/**
 * What one search came to.
 *
 * @param move the move to play, where the search says so
 * @param value the value of the position for its mover, where the search says so
 * @param nodes positions entered, the root and every leaf among them, counting repeats
 */
public record RaceAnswer(OptionalInt move, OptionalInt value, long nodes) {

    static RaceAnswer of(int move, int value, long nodes) {
        return new RaceAnswer(OptionalInt.of(move), OptionalInt.of(value), nodes);
    }

    static RaceAnswer ofValue(int value, long nodes) {
        return new RaceAnswer(OptionalInt.empty(), OptionalInt.of(value), nodes);
    }

    static RaceAnswer ofMove(int move, long nodes) {
        return new RaceAnswer(OptionalInt.of(move), OptionalInt.empty(), nodes);
    }

    /** Whether the two say nothing that contradicts the other. */
    boolean agrees(RaceAnswer other) {
        return agree(move, other.move) && agree(value, other.value);
    }

    private static boolean agree(OptionalInt one, OptionalInt other) {
        return one.isEmpty() || other.isEmpty() || one.getAsInt() == other.getAsInt();
    }
}
