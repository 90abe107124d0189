package org.outwit.bench.people;

import org.outwit.games.othello.OthelloPatterns;
import org.outwit.games.othello.OthelloPosition;

/** Weights for all shapes of the board, for each stage of the game, learned step by step. */
final class PatternTables {

    private final float[][] weights;
    private final int stages;

    PatternTables(int stages) {
        this.stages = stages;
        this.weights = new float[stages][OthelloPatterns.ENTRIES];
    }

    int stage(OthelloPosition position) {
        return Math.min(stages - 1, (position.discs() - 4) * stages / 60);
    }

    float sum(int stage, int[] entries) {
        float[] row = weights[stage];
        float sum = 0;
        for (int i = 0; i < OthelloPatterns.SHAPES; i++) sum += row[entries[i]];
        return sum;
    }

    void add(int stage, int[] entries, float step) {
        float[] row = weights[stage];
        for (int i = 0; i < OthelloPatterns.SHAPES; i++) row[entries[i]] += step;
    }
}
