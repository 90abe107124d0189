package org.outwit.games.backgammon;

/** 1 / (1 + e<sup>-x</sup>) from a table, with straight lines between its entries: fast, and the same on every machine. */
final class Logistic {

    private static final int MOST = 16;
    private static final int STEPS = 64;
    private static final float[] TABLE = new float[2 * MOST * STEPS + 2];

    static {
        for (int i = 0; i < TABLE.length; i++) {
            TABLE[i] = (float) (1 / (1 + StrictMath.exp(MOST - i / (double) STEPS)));
        }
    }

    private Logistic() {}

    static float of(float x) {
        float place = (Math.max(-MOST, Math.min(MOST, x)) + MOST) * STEPS;
        int index = (int) place;
        return TABLE[index] + (place - index) * (TABLE[index + 1] - TABLE[index]);
    }
}
