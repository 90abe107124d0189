package org.outwit.games.backgammon;

/**
 * What positions are worth in which both players bear off: each goes on alone, so that the numbers of rolls that they need tell who is
 * first. The tables are worked out when they are first asked, which takes some tenths of a second.
 *
 * <p>Both play as one does who bears off alone. Against somebody else it is sometimes better to take more risk or less; how much that
 * comes to is in docs/games.md.
 */
final class BearOff {

    private static final class Tables {
        static final BearOffTable ALL = BearOffTable.untilAllAreOff(Board.CHECKERS);
        static final BearOffTable ONE = BearOffTable.untilOneIsOff();
    }

    private BearOff() {}

    /** Whether all checkers of both players are at home or off. */
    static boolean isIn(Board board) {
        return BearOffTable.holds(board, 0) && BearOffTable.holds(board, 1);
    }

    static BearOffTable untilAllAreOff() {
        return Tables.ALL;
    }

    static BearOffTable untilOneIsOff() {
        return Tables.ONE;
    }

    /** Writes the probabilities for the player who rolls next, as {@link EquityNetwork} has them. Nobody can lose a backgammon any more. */
    static void predict(Board board, int roller, float[] outputs) {
        int own = BearOffTable.rank(board, roller);
        int other = BearOffTable.rank(board, 1 - roller);
        boolean mayWinGammon = board.count(1 - roller, Board.OFF) == 0;
        boolean mayLoseGammon = board.count(roller, Board.OFF) == 0;
        outputs[0] = (float) Tables.ALL.isDoneFirst(own, Tables.ALL, other);
        outputs[1] = mayWinGammon ? (float) Tables.ALL.isDoneFirst(own, Tables.ONE, other) : 0;
        outputs[2] = 0;
        outputs[3] = mayLoseGammon ? (float) (1 - Tables.ONE.isDoneFirst(own, Tables.ALL, other)) : 0;
        outputs[4] = 0;
    }
}
