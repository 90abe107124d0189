package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.learn.example.Example;

/**
 * A decision with what a search thinks of it.
 *
 * @param root what was found at the position
 * @param best what the best move leads to, looked at as deeply as the other
 * @param played what the move leads to that was played
 */
public record JudgedDecision<P extends Position>(
        Example<P> example, int side, int phase, Result root, Result best, Result played) {

    public int better() {
        return root.move();
    }

    public List<Integer> betterLine() {
        return line(better(), best);
    }

    public List<Integer> playedLine() {
        return line(example.move(), played);
    }

    /** A move and what follows. */
    private static List<Integer> line(int move, Result after) {
        List<Integer> line = new ArrayList<>();
        line.add(move);
        line.addAll(after.line());
        return line;
    }
}
