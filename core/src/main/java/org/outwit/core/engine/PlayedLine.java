package org.outwit.core.engine;

import java.util.Arrays;
import org.outwit.core.model.ForeseenLine;
import org.outwit.core.model.LinePlan;

/** A line while it is played out: its moves, and what we were promised along it. */
final class PlayedLine {

    private final int[] moves;
    private final int[] values;
    private int plies;
    private int count;
    private boolean over;

    PlayedLine(int rounds, int mostPlies) {
        this.moves = new int[mostPlies];
        this.values = new int[rounds + 1];
    }

    void begin(int move, int value) {
        moves[0] = move;
        values[0] = value;
        plies = 1;
        count = 1;
        over = false;
    }

    void add(int move) {
        moves[plies++] = move;
        if (plies == moves.length) over = true;
    }

    void value(int value) {
        values[count++] = value;
    }

    /** The game has ended; there is nothing to add. */
    void end() {
        over = true;
    }

    boolean isOver() {
        return over;
    }

    int plies() {
        return plies;
    }

    int move(int ply) {
        return moves[ply];
    }

    ForeseenLine foreseen(LinePlan plan) {
        return new ForeseenLine(
                Arrays.stream(moves, 0, plies).boxed().toList(),
                Arrays.stream(values, 0, count).boxed().toList(),
                plan.average(values, count));
    }
}
