package org.outwit.core.engine;

/**
 * How much less is looked at what probably does not matter. All of these are guesses that a search is free to make where it
 * looks for a bound only: they cost exactness and pay in depth. Margins are counted in the game's swing.
 */
final class Selection {

    /** Up to this depth a node may be left because it is too good already. */
    static final int REVERSE_FUTILITY_DEPTH = 6;

    /** Up to this depth quiet moves may be skipped because they are too bad, or too late. */
    static final int SKIP_DEPTH = 5;

    /** Up to this depth moves may be skipped because they lose in the exchange. */
    static final int EXCHANGE_DEPTH = 4;

    /** From this depth on late moves are looked at less deeply. */
    static final int REDUCTION_DEPTH = 3;

    /** The number of moves of a node that are always looked at to the full depth. */
    static final int EARLY_MOVES = 3;

    /** From this depth on a search without a move from the table looks less deeply. */
    static final int INTERNAL_DEPTH = 4;

    private static final int MOST = 64;

    /** By depth and number of the move: both are worth as much as their logarithms. */
    private static final byte[] REDUCTIONS = new byte[MOST * MOST];

    static {
        for (int depth = 1; depth < MOST; depth++) {
            for (int number = 1; number < MOST; number++) {
                REDUCTIONS[depth * MOST + number] = (byte) (0.75 + Math.log(depth) * Math.log(number) / 2.25);
            }
        }
    }

    private Selection() {}

    /**
     * By how many plies a quiet move is looked at less deeply after this number of others; less where it is better than
     * its place says, more where things get worse.
     */
    static int reduction(int depth, int searched, boolean good, boolean improving, int trust) {
        int usual = REDUCTIONS[Math.min(depth, MOST - 1) * MOST + Math.min(searched, MOST - 1)];
        return Math.max(0, usual - trust - (good ? 1 : 0) + (improving ? 0 : 1));
    }

    /** After how many moves quiet ones are too late. */
    static int lateMoves(int depth, boolean improving) {
        return improving ? 4 + depth * depth : 3 + depth * depth / 2;
    }

    /** How much less deeply doing nothing is looked at; the more, the better the position is. */
    static int nullMoveReduction(int depth, int surplus, int swing) {
        return 3 + depth / 4 + (swing == 0 ? 0 : Math.min(2, surplus / (2 * swing)));
    }
}
