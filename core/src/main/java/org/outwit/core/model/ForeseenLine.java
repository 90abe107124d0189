package org.outwit.core.model;

import java.util.List;

/**
 * One of our moves with how the game would go on if every reply were foreseen.
 *
 * @param moves our move, their reply, our next move, and so on
 * @param values what plain search promises us at each of our turns: after the move itself first, then after every foreseen reply; the
 *     result where the game ends in the line
 * @param average what the line is worth by a {@link LinePlan}
 */
public record ForeseenLine(List<Integer> moves, List<Integer> values, double average) {

    public ForeseenLine {
        moves = List.copyOf(moves);
        values = List.copyOf(values);
    }

    public int move() {
        return moves.get(0);
    }

    /** How many replies were foreseen. */
    public int rounds() {
        return values.size() - 1;
    }
}
