package org.outwit.lab.people;

import java.util.List;
import java.util.stream.IntStream;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPatterns;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.othello.OthelloSurroundings;

/**
 * Which moves look right at first sight: a softmax over the shapes that invite moves and those that moves leave, learned from what
 * everybody plays. An entry that has been met often takes small steps and a rare one large ones (Duchi, Hazan and Singer's AdaGrad),
 * since most shapes are rare.
 */
final class PatternPolicy {

    private static final int STAGES = 6;
    private static final int FIRST_PLY = 6;
    private static final int LAST_PLY = 52;
    private static final int PASSES = 2;
    private static final float STEP = 0.07f;
    private static final float FIRST_SQUARE = 0.1f;

    /** Errors below this teach nothing and take as long as others. */
    private static final double LEAST_ERROR = 0.003;

    /** Surroundings share so many places, a power of two; some of the rare ones fall together. */
    private static final int BITS = 22;

    private static final int ENTRIES = OthelloPatterns.SHAPES + OthelloSurroundings.COUNT;

    private final PatternTables tables;
    private final int[][] entries = new int[64][ENTRIES];
    private final long[] hashes = new long[OthelloSurroundings.COUNT];
    private final int[] moves = new int[64];
    private final double[] logits = new double[64];

    private PatternPolicy(PatternTables tables) {
        this.tables = tables;
    }

    /** A copy for another thread. */
    PatternPolicy again() {
        return new PatternPolicy(tables);
    }

    /** Goes through the games several times. No stage knows another, so all learn at once. */
    static PatternPolicy learn(List<Archive.Game> games) {
        PatternPolicy intuition = new PatternPolicy(new PatternTables(STAGES, OthelloPatterns.ENTRIES + (1 << BITS)));
        IntStream.range(0, STAGES).parallel().forEach(stage -> {
            PatternPolicy learner = intuition.again();
            float[] squares = new float[OthelloPatterns.ENTRIES + (1 << BITS)];
            for (int pass = 0; pass < PASSES; pass++) {
                for (Archive.Game game : games) learner.follow(game, stage, squares);
            }
        });
        return intuition;
    }

    private void follow(Archive.Game game, int stage, float[] squares) {
        OthelloPosition position = new Othello().start();
        int last = Math.min(LAST_PLY, game.moves().length - 1);
        for (int ply = 0; ply <= last && tables.stage(position) <= stage; ply++) {
            int move = game.moves()[ply];
            if (ply >= FIRST_PLY && tables.stage(position) == stage) {
                learn(position, move, game.moves()[ply - 1], game.moves()[ply - 2], squares);
            }
            position.make(move);
        }
    }

    private void learn(OthelloPosition position, int played, int last, int before, float[] squares) {
        int count = position.moves(moves, 0);
        if (count < 2) return;
        int stage = tables.stage(position);
        look(position, count, last, before);
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) top = Math.max(top, logits[i]);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += logits[i] = Math.exp(logits[i] - top);
        float[] row = tables.row(stage);
        for (int i = 0; i < count; i++) {
            float error = (float) ((moves[i] == played ? 1 : 0) - logits[i] / sum);
            if (Math.abs(error) > LEAST_ERROR) step(row, squares, entries[i], error);
        }
    }

    private static void step(float[] row, float[] squares, int[] entries, float error) {
        for (int entry : entries) {
            squares[entry] += error * error;
            row[entry] += STEP * error / (float) Math.sqrt(squares[entry] + FIRST_SQUARE);
        }
    }

    private void look(OthelloPosition position, int count, int last, int before) {
        int mover = position.mover();
        int stage = tables.stage(position);
        for (int i = 0; i < count; i++) {
            int[] row = entries[i];
            surround(position, moves[i], last, before, row);
            position.make(moves[i]);
            OthelloPatterns.entries(position, mover, row);
            position.undo();
            logits[i] = tables.sum(stage, row);
        }
    }

    /** Behind the entries of the shapes that the move leaves. */
    private void surround(OthelloPosition position, int move, int last, int before, int[] row) {
        OthelloSurroundings.hashes(position, move, last, before, hashes);
        for (int i = 0; i < hashes.length; i++) {
            row[OthelloPatterns.SHAPES + i] = OthelloPatterns.ENTRIES + (int) (hashes[i] >>> 64 - BITS);
        }
    }

    /** Writes the logits of all legal moves, of which there are several, and returns how many there are. */
    int logits(OthelloPosition position, int last, int before, double[] into) {
        int count = position.moves(moves, 0);
        look(position, count, last, before);
        System.arraycopy(logits, 0, into, 0, count);
        return count;
    }
}
