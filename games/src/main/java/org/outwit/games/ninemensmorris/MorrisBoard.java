package org.outwit.games.ninemensmorris;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The geometry of the board. Points are numbered as one reads, from a7 to g1, and a set of them is bits of an int. All
 * else follows from their names: the points of a file or rank are three in a row, or twice three where the middle of
 * the board divides them.
 */
final class MorrisBoard {

    static final int POINTS = 24;
    static final int ALL = (1 << POINTS) - 1;
    static final int SIDE = 7;

    static final String[] NAMES =
            ("a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1").split(" ");

    /** The sixteen rows of three, as bits. */
    static final int[] MILLS;

    /** The points that are one step away, as bits. */
    static final int[] NEIGHBOURS = new int[POINTS];

    private static final int[] ONE_MILL = new int[POINTS];
    private static final int[] OTHER_MILL = new int[POINTS];

    static {
        List<Integer> mills = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            for (int line = 0; line < SIDE; line++) addLine(pointsOf(side, line), mills);
        }
        MILLS = mills.stream().mapToInt(Integer::intValue).toArray();
    }

    private MorrisBoard() {}

    /** The points of a file (side 0, from a) or of a rank (side 1, from 1), in order. */
    private static int[] pointsOf(int side, int line) {
        int[] points = new int[POINTS];
        int count = 0;
        for (int point = 0; point < POINTS; point++) {
            if ((side == 0 ? file(point) : rank(point)) == line) points[count++] = point;
        }
        return Arrays.copyOf(points, count);
    }

    private static void addLine(int[] points, List<Integer> mills) {
        for (int i = 0; i < points.length; i += 3) {
            int mill = 1 << points[i] | 1 << points[i + 1] | 1 << points[i + 2];
            mills.add(mill);
            join(points[i], points[i + 1]);
            join(points[i + 1], points[i + 2]);
            for (int point : new int[] {points[i], points[i + 1], points[i + 2]}) {
                if (ONE_MILL[point] == 0) ONE_MILL[point] = mill;
                else OTHER_MILL[point] = mill;
            }
        }
    }

    private static void join(int one, int other) {
        NEIGHBOURS[one] |= 1 << other;
        NEIGHBOURS[other] |= 1 << one;
    }

    /** From 0 for a. */
    static int file(int point) {
        return NAMES[point].charAt(0) - 'a';
    }

    /** From 0 for 1. */
    static int rank(int point) {
        return NAMES[point].charAt(1) - '1';
    }

    /** Whether these men hold a mill through a point. */
    static boolean isMill(int men, int point) {
        int one = ONE_MILL[point];
        int other = OTHER_MILL[point];
        return (men & one) == one || (men & other) == other;
    }

    /** The men of one side that the other may remove: those outside mills, or all if there are none. */
    static int removable(int men) {
        int milled = 0;
        for (int mill : MILLS) if ((men & mill) == mill) milled |= mill;
        return milled == men ? men : men & ~milled;
    }

    /** How many rows of three hold exactly {@code count} of these men and none of the others. */
    static int rows(int men, int others, int count) {
        int rows = 0;
        for (int mill : MILLS) {
            if ((mill & others) == 0 && Integer.bitCount(mill & men) == count) rows++;
        }
        return rows;
    }

    /** Steps along the lines from these men to empty points. */
    static int steps(int men, int empty) {
        int steps = 0;
        for (int left = men; left != 0; left &= left - 1) {
            steps += Integer.bitCount(NEIGHBOURS[Integer.numberOfTrailingZeros(left)] & empty);
        }
        return steps;
    }

    /** Men that cannot step anywhere. */
    static int stuck(int men, int empty) {
        int stuck = 0;
        for (int left = men; left != 0; left &= left - 1) {
            if ((NEIGHBOURS[Integer.numberOfTrailingZeros(left)] & empty) == 0) stuck++;
        }
        return stuck;
    }
}
