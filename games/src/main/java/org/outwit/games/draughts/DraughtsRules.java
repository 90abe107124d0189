package org.outwit.games.draughts;

/**
 * How one game of draughts differs from the others. What all of them share is not listed: pieces move diagonally on
 * squares of one colour, men step forward and become kings on the last row, captures are compulsory and are played to
 * their end, a piece is captured once and leaves the board when the whole capture is over, and a side that cannot move
 * has lost.
 *
 * <p>Draws are kept simple and alike: the third occurrence of a position, or {@code quietPlies} plies in a row without a
 * capture or a man's move. Further rules of single federations (the sixteen-move rule of a few kings against one, the
 * main-road rules) are not applied.
 *
 * @param width the board's width and height: 4, 6, 8 or 10
 * @param flyingKings whether kings move and capture along whole diagonals
 * @param menCaptureBackwards whether men may capture backwards
 * @param menCaptureKings whether men may capture kings
 * @param crownsInPassing whether a man that reaches the last row within a capture goes on as a king
 * @param majority which captures may be chosen where there are several
 * @param blackBegins whether Black moves first
 * @param quietPlies after how many plies without progress the game is drawn
 * @param numbering how squares are written
 * @param gameType the number of the game in the GameType tag of PDN
 */
public record DraughtsRules(
        int width,
        boolean flyingKings,
        boolean menCaptureBackwards,
        boolean menCaptureKings,
        boolean crownsInPassing,
        Majority majority,
        boolean blackBegins,
        int quietPlies,
        Numbering numbering,
        int gameType) {

    /** Which of several captures may be played. */
    public enum Majority {
        /** Any. */
        FREE,
        /** One that takes as many pieces as possible. */
        MOST_PIECES,
        /**
         * As many pieces as possible; among those a capture by a king; among those as many kings as possible; among those
         * one that meets its first king soonest, then its second, and so on. (The published perft counts tell that the
         * later kings matter as well.)
         */
        ITALIAN
    }

    /** How squares are written. */
    public enum Numbering {
        /** Numbers along the rows from 1, from the upper left as White sees the board. */
        NUMBERS,
        /** Numbers likewise on a board whose upper left corner is a square in play, as in Italy. */
        MIRRORED_NUMBERS,
        /** A letter for the column and a number for the row, {@code a1} at White's left hand. Numbers are read too. */
        LETTERS
    }

    public static final DraughtsRules ENGLISH =
            new DraughtsRules(8, false, false, true, false, Majority.FREE, true, 80, Numbering.NUMBERS, 21);

    public static final DraughtsRules INTERNATIONAL =
            new DraughtsRules(10, true, true, true, false, Majority.MOST_PIECES, false, 50, Numbering.NUMBERS, 20);

    public static final DraughtsRules BRAZILIAN =
            new DraughtsRules(8, true, true, true, false, Majority.MOST_PIECES, false, 50, Numbering.LETTERS, 26);

    public static final DraughtsRules RUSSIAN =
            new DraughtsRules(8, true, true, true, true, Majority.FREE, false, 30, Numbering.LETTERS, 25);

    /** American pool checkers. */
    public static final DraughtsRules POOL =
            new DraughtsRules(8, true, true, true, false, Majority.FREE, true, 80, Numbering.NUMBERS, 23);

    public static final DraughtsRules ITALIAN = new DraughtsRules(
            8, false, false, false, false, Majority.ITALIAN, false, 80, Numbering.MIRRORED_NUMBERS, 22);

    public DraughtsRules {
        if (quietPlies < 1) {
            throw new IllegalArgumentException(
                    "The number of plies without progress (" + quietPlies + ") must be positive.");
        }
    }

    /** These rules on a board of another width. */
    public DraughtsRules onWidth(int other) {
        return new DraughtsRules(
                other,
                flyingKings,
                menCaptureBackwards,
                menCaptureKings,
                crownsInPassing,
                majority,
                blackBegins,
                quietPlies,
                numbering,
                gameType);
    }

    /** How many men each side begins with: all rows but two, shared equally. */
    public int menPerSide() {
        return (width - 2) / 2 * width / 2;
    }
}
