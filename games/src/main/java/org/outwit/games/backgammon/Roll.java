package org.outwit.games.backgammon;

/** Two dice as an int: the larger one times eight, and the smaller one. There are 21 that differ. */
final class Roll {

    /** Stands for dice that have not been thrown. */
    static final int NONE = 0;

    static final int COUNT = 21;

    /** How many bits a roll takes. */
    static final int BITS = 6;

    private static final int SIDES = 6;
    private static final double LIKELY = 1 / 18.0;
    private static final double RARE = 1 / 36.0;

    /** The likely ones first, since a search that knows them can stop soonest. */
    private static final int[] ALL = new int[COUNT];

    static {
        int end = 0;
        for (int larger = 2; larger <= SIDES; larger++) {
            for (int smaller = 1; smaller < larger; smaller++) ALL[end++] = of(larger, smaller);
        }
        for (int die = 1; die <= SIDES; die++) ALL[end++] = of(die, die);
    }

    private Roll() {}

    static int of(int one, int other) {
        return Math.max(one, other) << 3 | Math.min(one, other);
    }

    static int larger(int roll) {
        return roll >> 3 & 7;
    }

    static int smaller(int roll) {
        return roll & 7;
    }

    static boolean isDouble(int roll) {
        return larger(roll) == smaller(roll);
    }

    /** Whether these two numbers can be thrown. */
    static boolean isThrown(int one, int other) {
        return one >= 1 && one <= SIDES && other >= 1 && other <= SIDES;
    }

    static double probability(int roll) {
        return isDouble(roll) ? RARE : LIKELY;
    }

    /** Writes all rolls into the buffer and returns the index after the last. */
    static int list(int[] buffer, int from) {
        System.arraycopy(ALL, 0, buffer, from, COUNT);
        return from + COUNT;
    }

    static String text(int roll) {
        return "" + larger(roll) + smaller(roll);
    }
}
