package org.outwit.lab.people;

import org.outwit.games.othello.OthelloPosition;

/** Weights for entries of whatever kind, for each stage of the game, learned step by step. */
final class PatternTables {

    private final float[][] weights;
    private final int stages;

    PatternTables(int stages, int entries) {
        this.stages = stages;
        this.weights = new float[stages][entries];
    }

    int stage(OthelloPosition position) {
        return Math.min(stages - 1, (position.discs() - 4) * stages / 60);
    }

    float sum(int stage, int[] entries) {
        float[] row = weights[stage];
        float sum = 0;
        for (int entry : entries) sum += row[entry];
        return sum;
    }

    void add(int stage, int[] entries, float step) {
        float[] row = weights[stage];
        for (int entry : entries) row[entry] += step;
    }

    /** All weights of a stage, to be written to. */
    float[] row(int stage) {
        return weights[stage];
    }
}
