package org.outwit.core.engine;

/** What an opponent is expected to do with their dice: how likely each of their plays is. Works on the position of the search that asks. */
interface ChanceReplies {

    /**
     * Writes how likely each move is beside it, for a search that has {@code depth} plies left here. Where only one is likely the others are 0.
     */
    void expect(int depth, int[] moves, int from, int end, double[] shares);

    /** Whether a deeper search would expect the same as in the last answer. */
    boolean isComplete();

    /** One move for sure, by its place in the game's order. */
    static void certain(int place, int from, int end, double[] shares) {
        for (int i = from; i < end; i++) shares[i] = i - from == place ? 1 : 0;
    }

    /** The place of a move that is among these. */
    static int place(int move, int[] moves, int from, int end) {
        for (int i = from; i < end; i++) if (moves[i] == move) return i - from;
        throw new IllegalStateException("Move " + move + " was not listed.");
    }
}
