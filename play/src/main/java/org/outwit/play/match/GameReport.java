package org.outwit.play.match;

import java.util.List;
import org.outwit.games.record.Outcome;

/**
 * One game as it was played.
 *
 * @param moves all moves from the start, those of the opening first; not to be written to
 * @param nodes how many positions each player entered, by mover
 * @param remark a sentence about how it ended where the ending does not say it all, or nothing
 */
public record GameReport(int[] moves, Outcome outcome, Ending ending, List<Long> nodes, String remark) {

    public GameReport {
        nodes = List.copyOf(nodes);
    }

    public GameReport(int[] moves, Outcome outcome, Ending ending, List<Long> nodes) {
        this(moves, outcome, ending, nodes, "");
    }

    public int plies() {
        return moves.length;
    }
}
