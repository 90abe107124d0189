package org.outwit.learn.example;

/** Finds the move of an example among those that were legal. */
public final class ChosenMove {

    private ChosenMove() {}

    /** Where the move stands among the first {@code count} moves. */
    public static int indexOf(int move, int[] moves, int count) {
        for (int i = 0; i < count; i++) if (moves[i] == move) return i;
        throw new IllegalArgumentException(
                "Move " + move + " is not among the " + count + " legal moves of its example.");
    }
}
