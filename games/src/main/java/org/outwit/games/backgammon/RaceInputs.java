package org.outwit.games.backgammon;

/**
 * What a network sees of a race beside where the checkers are: three first estimates, that the side that rolls next wins, wins a gammon and
 * loses one, and how far each side's checkers still are in the home of the other.
 *
 * <p>Each estimate compares how many rolls two sides need: the one until all its checkers are off, the other likewise or, for a gammon,
 * until its first is. {@link BearOffTable} says mean and variance where all checkers are at home; elsewhere they are taken from
 * the pips, as people do. The difference is told in standard deviations, which probabilities follow nearly linearly in their log-odds;
 * the network has to learn only what the estimates miss.
 */
final class RaceInputs {

    private static final int MOST = Board.CHECKERS;

    /** Numbers of each estimate: how many standard deviations it is above 0, and below; both by whole ones and parts. */
    private static final int EACH = 4;

    private static final int ESTIMATES = 3;

    /** How many numbers there are: those of the estimates, and for each side how many pips its checkers are in the other's home. */
    static final int COUNT = ESTIMATES * EACH + 2;

    /** So many standard deviations are as good as certain. */
    private static final int FAR = 4;

    /** Into how many parts a standard deviation is divided. */
    private static final int PARTS = MOST + 1;

    /** Pips of a roll on average, 8 1/6, and the variance of as many rolls as make a large number of pips, for each of them. */
    private static final double ROLL = 49 / 6.0;

    private static final double SPREAD = 0.28;

    /** For differences that are certain. */
    private static final double LEAST_VARIANCE = 0.01;

    /** Pips that are wasted in the end. */
    private static final double WASTE = 8;

    /**
     * Rolls until the first checker is off: some, and for each pip that is left until all are at home, and for each checker that has to
     * come there. Fitted to 40 games alone from each of 500 positions in which no checker was off, with an error of 0.18 rolls.
     */
    private static final double FIRST = 0.8;

    private static final double FIRST_PIP = 0.107;
    private static final double FIRST_CHECKER = 0.214;

    /** The variance of these rolls, for each of them. */
    private static final double FIRST_SPREAD = 0.14;

    private RaceInputs() {}

    /** Writes all numbers that are not 0. There is no estimate of a gammon where a checker is off. */
    static void write(Board board, int roller, int[] into, int from) {
        int other = 1 - roller;
        double own = mean(board, roller, false);
        double theirs = mean(board, other, false);
        double ownVariance = variance(board, roller, false, own);
        double theirVariance = variance(board, other, false, theirs);
        // Who rolls next is done first with as many rolls as the other, so half a roll lies between.
        put(theirs - own + 0.5, ownVariance + theirVariance, into, from);
        if (board.count(other, Board.OFF) == 0) {
            double first = mean(board, other, true);
            put(first - own + 0.5, variance(board, other, true, first) + ownVariance, into, from + EACH);
        }
        if (board.count(roller, Board.OFF) == 0) {
            double first = mean(board, roller, true);
            put(first - theirs - 0.5, variance(board, roller, true, first) + theirVariance, into, from + 2 * EACH);
        }
        into[from + COUNT - 2] = Math.min(MOST, beyond(board, roller, Board.POINTS - Board.HOME));
        into[from + COUNT - 1] = Math.min(MOST, beyond(board, other, Board.POINTS - Board.HOME));
    }

    private static void put(double difference, double variance, int[] into, int at) {
        int parts = (int) Math.round(PARTS * difference / Math.sqrt(variance + LEAST_VARIANCE));
        int size = Math.min(FAR * PARTS - 1, Math.abs(parts));
        int side = parts > 0 ? at : at + 2;
        into[side] = size / PARTS;
        into[side + 1] = size % PARTS;
    }

    /** What number {@code index} of those that {@link #write} writes tells a network, in standard deviations and in rolls of pips. */
    static float value(int index, int number) {
        if (index >= ESTIMATES * EACH) return number / (float) ROLL;
        return index % 2 == 0 ? number : number / (float) PARTS;
    }

    /** @param first whether only until the first checker is off */
    private static double mean(Board board, int player, boolean first) {
        if (BearOffTable.holds(board, player)) return table(first).mean(BearOffTable.rank(board, player));
        if (!first) return (board.pips(player) + WASTE) / ROLL;
        return FIRST + FIRST_PIP * beyond(board, player, Board.HOME) + FIRST_CHECKER * outside(board, player);
    }

    private static double variance(Board board, int player, boolean first, double mean) {
        return BearOffTable.holds(board, player)
                ? table(first).variance(BearOffTable.rank(board, player))
                : (first ? FIRST_SPREAD : SPREAD) * mean;
    }

    private static BearOffTable table(boolean first) {
        return first ? BearOff.untilOneIsOff() : BearOff.untilAllAreOff();
    }

    private static int outside(Board board, int player) {
        int checkers = Board.CHECKERS;
        for (int point = 0; point <= Board.HOME; point++) checkers -= board.count(player, point);
        return checkers;
    }

    /** Pips until no checker is beyond this point. */
    static int beyond(Board board, int player, int point) {
        int pips = 0;
        for (int left = board.occupied(player) >> point + 1 << point + 1; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            pips += board.count(player, place) * (place - point);
        }
        return pips;
    }
}
