package org.outwit.games.kalah;

/**
 * What Kalah is played with, and the two rules on which players differ.
 *
 * @param pits how many pits each side has, the store not counted
 * @param seeds how many seeds lie in each pit at the start
 * @param emptyCapture whether the last seed in an own empty pit goes to the store even if there is nothing opposite to
 *     capture with it; commonly it stays where it is
 * @param playsOn whether a side with seeds goes on playing when the other has none but is not to move; commonly the
 *     game ends as soon as one side is empty after a move
 */
public record KalahRules(int pits, int seeds, boolean emptyCapture, boolean playsOn) {

    private static final int MOST_PITS = 12;
    private static final int MOST_SEEDS = 1000;

    public static final KalahRules STANDARD = of(6, 4);

    public KalahRules {
        check("pits", pits, MOST_PITS);
        check("seeds", seeds, MOST_SEEDS);
    }

    /** The common rules on a board of any size. */
    public static KalahRules of(int pits, int seeds) {
        return new KalahRules(pits, seeds, false, false);
    }

    private static void check(String what, int count, int most) {
        if (count < 1 || count > most) {
            throw new IllegalArgumentException(
                    "The number of " + what + " (" + count + ") must be between 1 and " + most + ".");
        }
    }

    /** All seeds on the board; none ever leaves it. */
    int allSeeds() {
        return 2 * pits * seeds;
    }

    /** The places where seeds can lie: the pits and stores of both sides. */
    int houses() {
        return 2 * (pits + 1);
    }
}
