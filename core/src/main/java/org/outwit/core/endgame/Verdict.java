package org.outwit.core.endgame;

/**
 * What a position is worth to its mover with best play, as an int: 0 is a draw, {@code n + 1} a win in n plies,
 * {@code -(n + 1)} a loss in n plies.
 */
public final class Verdict {

    public static final int DRAW = 0;

    /** The answer about a position that is in no table. */
    public static final int UNKNOWN = Integer.MIN_VALUE;

    /** The longest way to an end that tables can hold. */
    static final int MOST_PLIES = Short.MAX_VALUE - 1;

    private static final int BEYOND = 1 << 20;

    private Verdict() {}

    public static int win(int plies) {
        return plies + 1;
    }

    public static int loss(int plies) {
        return -plies - 1;
    }

    public static boolean isWin(int verdict) {
        return verdict > 0;
    }

    public static boolean isLoss(int verdict) {
        return verdict < 0 && verdict != UNKNOWN;
    }

    /** How many plies a win or loss is away; -1 for a draw. */
    public static int plies(int verdict) {
        return Math.abs(verdict) - 1;
    }

    /** What a position is worth to the one who moved to it, one ply earlier. */
    public static int before(int verdict) {
        if (verdict == UNKNOWN || verdict == DRAW) return verdict;
        return verdict > 0 ? -verdict - 1 : -verdict + 1;
    }

    /** Greater for what the mover likes better: short wins, long wins, draws, long losses, short losses. */
    public static int rank(int verdict) {
        if (verdict == DRAW) return 0;
        return verdict > 0 ? BEYOND - verdict : -BEYOND - verdict;
    }

    /** The verdict on a game that has ended with this payoff for the side that would be to move. */
    static int ofEnd(int payoff) {
        if (payoff == 0) return DRAW;
        return payoff > 0 ? win(0) : loss(0);
    }
}
