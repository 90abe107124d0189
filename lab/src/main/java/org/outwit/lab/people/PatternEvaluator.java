package org.outwit.lab.people;

import java.util.List;
import org.outwit.core.game.Evaluator;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPatterns;
import org.outwit.games.othello.OthelloPosition;

/** What a position is worth by how games went that had the same shapes: the expected lead in discs at the end. */
final class PatternEvaluator implements Evaluator<OthelloPosition> {

    private static final int STAGES = 10;
    private static final int FIRST_PLY = 4;
    private static final int[] PERCENT_STEPS = {15, 8, 4};
    private static final int REMEMBERED = 1 << 14;
    private static final int UNIT = new Othello().scale().unit();

    private final PatternTables tables;
    private final long[] keys = new long[REMEMBERED];
    private final int[] values = new int[REMEMBERED];
    private final int[] entries = new int[OthelloPatterns.SHAPES];

    private PatternEvaluator(PatternTables tables) {
        this.tables = tables;
    }

    /** A copy for another thread. */
    PatternEvaluator again() {
        return new PatternEvaluator(tables);
    }

    /** Goes through the games several times, each with smaller steps. */
    static PatternEvaluator learn(List<Archive.Game> games) {
        PatternEvaluator appraisal = new PatternEvaluator(new PatternTables(STAGES, OthelloPatterns.ENTRIES));
        for (int percent : PERCENT_STEPS) {
            float rate = percent / 100f / OthelloPatterns.SHAPES;
            for (Archive.Game game : games) appraisal.follow(game, rate);
        }
        return appraisal;
    }

    private void follow(Archive.Game game, float rate) {
        OthelloPosition position = new Othello().start();
        int ply = 0;
        for (byte move : game.moves()) {
            position.make(move);
            if (++ply < FIRST_PLY) continue;
            int mover = position.mover();
            OthelloPatterns.entries(position, mover, entries);
            int stage = tables.stage(position);
            int lead = mover == 0 ? game.lead() : -game.lead();
            tables.add(stage, entries, rate * (lead - tables.sum(stage, entries)));
        }
    }

    /** Not for several threads at once: it remembers what it said of positions met lately. */
    @Override
    public int value(OthelloPosition position, int player) {
        long key = position.key();
        int slot = (int) key & REMEMBERED - 1;
        if (keys[slot] != key) {
            keys[slot] = key;
            values[slot] = position.isOver() ? position.payoff(position.mover()) : judge(position);
        }
        return position.mover() == player ? values[slot] : -values[slot];
    }

    private int judge(OthelloPosition position) {
        OthelloPatterns.entries(position, position.mover(), entries);
        return Math.round(UNIT * tables.sum(tables.stage(position), entries));
    }
}
