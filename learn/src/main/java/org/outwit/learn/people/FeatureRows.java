package org.outwit.learn.people;

import java.util.function.IntBinaryOperator;

/**
 * The features of the moves of one decision. Millions of decisions are kept, and nearly all features fit into two bytes; where one
 * does not, as thousandths of a pawn in chess may, that decision takes four for each.
 */
final class FeatureRows {

    private final short[][] narrow; // by move; null where not all fit
    private final int[][] wide;

    private FeatureRows(short[][] narrow, int[][] wide) {
        this.narrow = narrow;
        this.wide = wide;
    }

    /** {@code feature} is given a move and then a feature. */
    static FeatureRows of(int moves, int features, IntBinaryOperator feature) {
        short[][] narrow = new short[moves][features];
        for (int i = 0; i < moves; i++) {
            for (int f = 0; f < features; f++) {
                int value = feature.applyAsInt(i, f);
                narrow[i][f] = (short) value;
                if (narrow[i][f] != value) return wide(moves, features, feature);
            }
        }
        return new FeatureRows(narrow, null);
    }

    private static FeatureRows wide(int moves, int features, IntBinaryOperator feature) {
        int[][] wide = new int[moves][features];
        for (int i = 0; i < moves; i++) {
            for (int f = 0; f < features; f++) wide[i][f] = feature.applyAsInt(i, f);
        }
        return new FeatureRows(null, wide);
    }

    int value(int move, int feature) {
        return narrow != null ? narrow[move][feature] : wide[move][feature];
    }

    boolean isNarrow() {
        return narrow != null;
    }
}
