package org.outwit.bench.people;

import java.util.List;
import java.util.stream.IntStream;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPatterns;
import org.outwit.games.othello.OthelloPosition;

/** Which moves look right at first sight: a softmax over the shapes that moves make, learned from what everybody plays. */
final class Intuition {

    private static final int STAGES = 6;
    private static final int FIRST_PLY = 6;
    private static final int LAST_PLY = 52;
    private static final float[] STEPS = {0.02f, 0.01f, 0.005f};

    private final PatternTables tables;
    private final int[][] entries = new int[64][OthelloPatterns.SHAPES];
    private final int[] moves = new int[64];
    private final double[] logits = new double[64];

    private Intuition(PatternTables tables) {
        this.tables = tables;
    }

    /** The same for another thread. */
    Intuition again() {
        return new Intuition(tables);
    }

    /** Goes through the games several times, each with smaller steps. No stage knows another, so all learn at once. */
    static Intuition learn(List<Archive.Game> games) {
        Intuition intuition = new Intuition(new PatternTables(STAGES));
        IntStream.range(0, STAGES).parallel().forEach(stage -> {
            Intuition learner = intuition.again();
            for (float step : STEPS) for (Archive.Game game : games) learner.follow(game, stage, step);
        });
        return intuition;
    }

    private void follow(Archive.Game game, int stage, float rate) {
        OthelloPosition position = new Othello().start();
        int last = Math.min(LAST_PLY, game.moves().length - 1);
        for (int ply = 0; ply <= last && tables.stage(position) <= stage; ply++) {
            int move = game.moves()[ply];
            if (ply >= FIRST_PLY && tables.stage(position) == stage) learn(position, move, rate);
            position.make(move);
        }
    }

    private void learn(OthelloPosition position, int played, float rate) {
        int count = position.moves(moves, 0);
        if (count < 2) return;
        int stage = tables.stage(position);
        look(position, count, stage);
        double top = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) top = Math.max(top, logits[i]);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += logits[i] = Math.exp(logits[i] - top);
        for (int i = 0; i < count; i++) {
            double error = (moves[i] == played ? 1 : 0) - logits[i] / sum;
            if (Math.abs(error) > 0.003) tables.add(stage, entries[i], (float) (rate * error));
        }
    }

    private void look(OthelloPosition position, int count, int stage) {
        int mover = position.mover();
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            OthelloPatterns.entries(position, mover, entries[i]);
            position.undo();
            logits[i] = tables.sum(stage, entries[i]);
        }
    }

    /** Writes the logits of all legal moves and returns how many there are. */
    int logits(OthelloPosition position, double[] into) {
        int count = position.moves(moves, 0);
        look(position, count, tables.stage(position));
        System.arraycopy(logits, 0, into, 0, count);
        return count;
    }
}
