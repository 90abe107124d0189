package org.outwit.core.hidden;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/**
 * The answer of a search over hidden cards: beside the move an average for each move, and over how many worlds.
 *
 * @param move the move to play; {@link Position#NO_MOVE} where nothing was found out
 * @param value what the player gets on average over the worlds; not a number where nothing was found out
 * @param moves what was found out about each move, in the game's order; a move that was ruled out without a value is not among them
 * @param worlds over how many worlds the averages go
 * @param depth the horizon that was searched in full
 * @param complete whether searching deeper, over the same worlds, cannot change anything
 * @param reason why the search ended
 */
public record HiddenResult(
        int move,
        double value,
        List<MoveAverage> moves,
        int worlds,
        int depth,
        boolean complete,
        StopReason reason,
        Counts counts) {

    /** What a move brings on average. */
    public record MoveAverage(int move, double value) {}

    public HiddenResult {
        moves = List.copyOf(moves);
    }

    /** Nothing was found out before the search was stopped. */
    static HiddenResult stopped(StopReason reason, Counts counts) {
        return new HiddenResult(Position.NO_MOVE, Double.NaN, List.of(), 0, 0, false, reason, counts);
    }

    /** The answer with the best of these averages, the first of equals. */
    static HiddenResult best(List<MoveAverage> moves, int worlds, int depth, boolean complete) {
        MoveAverage best = moves.get(0);
        for (MoveAverage each : moves) {
            if (each.value > best.value) best = each;
        }
        return new HiddenResult(
                best.move, best.value, moves, worlds, depth, complete, StopReason.FINISHED, Counts.ZERO);
    }

    HiddenResult after(StopReason why, Counts spent) {
        return new HiddenResult(move, value, moves, worlds, depth, complete, why, spent);
    }

    public boolean isKnown() {
        return move != Position.NO_MOVE;
    }

    /** As other searches answer: with the average rounded, and the move as the whole line. */
    public Result rounded() {
        if (!isKnown()) return Result.stopped(reason, counts);
        return Result.exact((int) Math.round(value), List.of(move), depth, false, counts)
                .after(reason, counts);
    }
}
