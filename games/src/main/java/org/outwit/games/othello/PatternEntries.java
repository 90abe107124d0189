package org.outwit.games.othello;

import static java.lang.Long.bitCount;

/**
 * Everything that {@link PatternEvaluator} has a weight for, as numbers: the shapes of {@link OthelloPatterns}, how many moves either
 * side has, how many empty squares each could come to move to, and how many discs there are, which also says who will move last. A
 * position has {@value #COUNT} of them, and every stage of the game weights of its own. This is the plain way to find them, for
 * tests and shapes of moves; the evaluator adds weights up as it goes.
 */
final class PatternEntries {

    /** How many entries a position has. */
    static final int COUNT = OthelloPatterns.SHAPES + 5;

    /** How many there are in all. */
    static final int ALL;

    /** How many stages the game is divided into. */
    static final int STAGES = 15;

    static final int MOVES = OthelloPatterns.ENTRIES;
    static final int ANSWERS = MOVES + Board.SQUARES;
    static final int POTENTIAL = ANSWERS + Board.SQUARES;
    static final int THEIR_POTENTIAL = POTENTIAL + Board.SQUARES;
    static final int DISCS = THEIR_POTENTIAL + Board.SQUARES;

    private static final int FEWEST_DISCS = bitCount(Board.MIDDLE);
    private static final int DISCS_A_STAGE = 4;

    /** What the digits of a shape become when it is mirrored: the square that stands in the place of each. */
    private static final int[] EDGE_MIRRORED = {7, 6, 5, 4, 3, 2, 1, 0, 9, 8};

    private static final int[] CORNER_MIRRORED = {0, 3, 6, 1, 4, 7, 2, 5, 8};
    private static final int[] BLOCK_MIRRORED = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

    private static final int[] STANDARD;

    static {
        ALL = DISCS + Board.SQUARES;
        STANDARD = new int[ALL];
        for (int entry = MOVES; entry < ALL; entry++) STANDARD[entry] = entry;
        join(OthelloPatterns.EDGE, EDGE_MIRRORED);
        join(OthelloPatterns.BLOCK, BLOCK_MIRRORED);
        join(OthelloPatterns.CORNER, CORNER_MIRRORED);
        join(OthelloPatterns.SECOND, backwards(Board.SIDE));
        join(OthelloPatterns.THIRD, backwards(Board.SIDE));
        join(OthelloPatterns.FOURTH, backwards(Board.SIDE));
        for (int length = 4; length <= Board.SIDE; length++) {
            join(OthelloPatterns.DIAGONAL[length], backwards(length));
        }
    }

    private PatternEntries() {}

    private static int[] backwards(int length) {
        int[] mirrored = new int[length];
        for (int i = 0; i < length; i++) mirrored[i] = length - 1 - i;
        return mirrored;
    }

    /** Finds the mirror image of every entry of a table digit by digit: that of the digits before the last is known. */
    private static void join(int table, int[] mirrored) {
        int[] images = new int[OthelloPatterns.power(mirrored.length)];
        for (int i = 0, power = 1; i < mirrored.length; i++, power *= 3) {
            int place = OthelloPatterns.power(mirrored[i]);
            for (int entry = 0; entry < power; entry++) {
                images[power + entry] = images[entry] + place;
                images[2 * power + entry] = images[entry] + 2 * place;
            }
        }
        for (int entry = 0; entry < images.length; entry++) {
            STANDARD[table + entry] = table + Math.min(entry, images[entry]);
        }
    }

    /** The one of an entry and its mirror image that stands for both. */
    static int standard(int entry) {
        return STANDARD[entry];
    }

    /** From 0 to {@link #STAGES}: grows with the discs on the board. */
    static int stage(int discs) {
        return Math.min(STAGES - 1, (discs - FEWEST_DISCS) / DISCS_A_STAGE);
    }

    /** Writes the {@value #COUNT} entries of a position as the side to move sees it, which must have a move. */
    static void of(OthelloPosition position, int[] into) {
        int mover = position.mover();
        long own = position.discsOf(mover);
        long other = position.discsOf(1 - mover);
        long empty = ~(own | other);
        OthelloPatterns.entries(own, other, into);
        int at = OthelloPatterns.SHAPES;
        into[at++] = MOVES + bitCount(Board.mobility(own, other));
        into[at++] = ANSWERS + bitCount(Board.mobility(other, own));
        into[at++] = POTENTIAL + bitCount(Board.around(other) & empty);
        into[at++] = THEIR_POTENTIAL + bitCount(Board.around(own) & empty);
        into[at] = DISCS + position.discs();
    }
}
