package org.outwit.bench;

import java.util.OptionalInt;

/**
 * What one search came to.
 *
 * @param move the move to play, where the search says so
 * @param value the value of the position for its mover, where the search says so
 * @param nodes positions entered, the root and every leaf among them, counting repeats
 */
public record Answer(OptionalInt move, OptionalInt value, long nodes) {

    static Answer of(int move, int value, long nodes) {
        return new Answer(OptionalInt.of(move), OptionalInt.of(value), nodes);
    }

    static Answer ofValue(int value, long nodes) {
        return new Answer(OptionalInt.empty(), OptionalInt.of(value), nodes);
    }

    static Answer ofMove(int move, long nodes) {
        return new Answer(OptionalInt.of(move), OptionalInt.empty(), nodes);
    }

    /** Whether the two say nothing that contradicts the other. */
    boolean agrees(Answer other) {
        return agree(move, other.move) && agree(value, other.value);
    }

    private static boolean agree(OptionalInt one, OptionalInt other) {
        return one.isEmpty() || other.isEmpty() || one.getAsInt() == other.getAsInt();
    }
}
