package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.List;
import org.outwit.learn.study.PersonResults;

/**
 * What to play with one side from one position on.
 *
 * @param you your side
 * @param opening the moves before it, which nobody chooses
 * @param results how their games with the other side ended for them
 * @param anybody what the same moves are expected to bring against anybody of their strength, in units; {@code root} has the rest
 * @param searched how many positions were searched
 * @param errors what they will probably do wrong, the weightiest first
 */
public record PreparedChapter(
        int you,
        List<String> opening,
        PersonResults results,
        double anybody,
        int searched,
        PreparedTurn root,
        List<LikelyError> errors) {

    public PreparedChapter {
        opening = List.copyOf(opening);
        errors = List.copyOf(errors);
    }

    /**
     * A line of the repertoire: your moves and their replies up to where preparation ends.
     *
     * @param turns the positions on the way, each before the move of the same place, and last the one at the end
     */
    public record Line(List<String> moves, List<PreparedTurn> turns) {

        public PreparedTurn end() {
            return turns.get(turns.size() - 1);
        }
    }

    /** All lines, in the order of the tree. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        collect(root, new ArrayList<>(), new ArrayList<>(), lines);
        return lines;
    }

    private static void collect(PreparedTurn at, List<String> moves, List<PreparedTurn> turns, List<Line> lines) {
        turns.add(at);
        boolean ends = true;
        for (PreparedTurn.Move each : at.moves()) {
            if (each.next().isEmpty()) continue;
            ends = false;
            moves.add(each.move());
            collect(each.next().get(), moves, turns, lines);
            moves.remove(moves.size() - 1);
        }
        if (ends && !moves.isEmpty()) lines.add(new Line(List.copyOf(moves), List.copyOf(turns)));
        turns.remove(turns.size() - 1);
    }
}
