package org.outwit.core.search;

import java.util.List;
import org.outwit.core.game.Position;

/**
 * The answer of a search.
 *
 * @param move the move to play, proved to reach {@code value}; {@link Position#NO_MOVE} at a leaf, and where the search
 *     ended without such a proof because the value lay outside its window or was known beforehand
 * @param value as the viewer sees it
 * @param bound whether the value is exact
 * @param line the moves expected from here on, beginning with {@code move}, as far as the search knows them
 * @param depth the horizon that was searched in full
 * @param complete whether no position was cut off by the horizon, so that searching deeper cannot change anything
 * @param reason why the search ended
 */
public record Result(
        int move,
        int value,
        Bound bound,
        List<Integer> line,
        int depth,
        boolean complete,
        StopReason reason,
        Counts counts) {

    /** A search that was finished: this value, by this line, which is empty at a leaf. */
    public static Result exact(int value, List<Integer> line, int depth, boolean complete, Counts counts) {
        return finished(value, Bound.EXACT, line, depth, complete, counts);
    }

    /** A search that was finished, whose value may be a bound; the line is empty where no move is proved. */
    public static Result finished(
            int value, Bound bound, List<Integer> line, int depth, boolean complete, Counts counts) {
        int move = line.isEmpty() ? Position.NO_MOVE : line.get(0);
        return new Result(move, value, bound, line, depth, complete, StopReason.FINISHED, counts);
    }

    /** Nothing was found out before the search was stopped, not even a move. */
    public static Result stopped(StopReason reason, Counts counts) {
        return new Result(Position.NO_MOVE, 0, Bound.NONE, List.of(), 0, false, reason, counts);
    }

    /** The answer of an opening book: a move, without a search and without a value. */
    public static Result fromBook(int move) {
        return unvalued(move, StopReason.BOOK, Counts.ZERO);
    }

    /** A legal move for want of a better one: the search was stopped, for this reason, before it found any. */
    public static Result fallback(int move, StopReason reason, Counts counts) {
        return unvalued(move, reason, counts);
    }

    /** The move of a player who does not say what it is worth. */
    public static Result played(int move, Counts counts) {
        return unvalued(move, StopReason.FINISHED, counts);
    }

    private static Result unvalued(int move, StopReason reason, Counts counts) {
        return new Result(move, 0, Bound.NONE, List.of(move), 0, false, reason, counts);
    }

    /** Whether there is a value at all; a search that was interrupted may have none. */
    public boolean isKnown() {
        return bound != Bound.NONE;
    }

    /** This answer, given because the search had to end for this reason after it had spent {@code counts}. */
    public Result after(StopReason reason, Counts counts) {
        return new Result(move, value, bound, line, depth, complete, reason, counts);
    }

    /** This answer with all that was spent for it. */
    public Result withCounts(Counts all) {
        return after(reason, all);
    }
}
