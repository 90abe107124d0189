package org.outwit.games.ninemensmorris;

/**
 * What is played with, and where rules differ from place to place. Everywhere, closing two mills at once removes one
 * man; a man in a mill is safe unless all are; and a position that comes up for the third time is a draw.
 *
 * @param men how many men each side has at the start
 * @param flying whether a side with three men may move to any empty point
 * @param quietMoves the number of moves of each side, none of which placed or removed a man, that make a draw
 */
public record MorrisRules(int men, boolean flying, int quietMoves) {

    private static final int LEAST_MEN = 3;
    private static final int MOST_MEN = 9;
    private static final int MOST_QUIET_MOVES = 1000;

    public static final MorrisRules STANDARD = new MorrisRules(MOST_MEN, true, 50);

    public MorrisRules {
        check("men", men, LEAST_MEN, MOST_MEN);
        check("quiet moves", quietMoves, 1, MOST_QUIET_MOVES);
    }

    private static void check(String what, int count, int least, int most) {
        if (count < least || count > most) {
            throw new IllegalArgumentException(
                    "The number of " + what + " (" + count + ") must be between " + least + " and " + most + ".");
        }
    }

    /** The plies of both sides after which a game without progress is drawn. */
    int quietPlies() {
        return 2 * quietMoves;
    }
}
