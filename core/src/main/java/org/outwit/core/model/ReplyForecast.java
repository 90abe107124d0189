package org.outwit.core.model;

import java.util.List;

/**
 * Why a search that expects replies plays its move: what the opponent will probably answer, and what the choice gains by that and
 * risks, compared with the move that plain search likes best. All values are ours, by our own function.
 *
 * @param move what is played
 * @param expected what it brings on average, over the likely replies
 * @param guaranteed what it is worth at least against the best reply
 * @param plainMove what plain search would have played
 * @param plainExpected what that would bring on average
 * @param plainValue what that is worth against the best reply
 * @param candidates how many moves were compared; none where no other was within the margin, where the game is won anyway, or
 *     where there was no time: then nothing was expected and all values are that of plain search
 * @param replies what the opponent is expected to answer to the move, the likeliest first; empty where nobody replies
 */
public record ReplyForecast(
        int move,
        double expected,
        int guaranteed,
        int plainMove,
        double plainExpected,
        int plainValue,
        int candidates,
        List<Reply> replies) {

    /** An answer, how likely it is, and what it is worth to us. */
    public record Reply(int move, double probability, int value) {}

    public ReplyForecast {
        replies = List.copyOf(replies);
    }

    /** The choice of plain search, where nothing was compared. */
    public static ReplyForecast plain(int move, int value) {
        return new ReplyForecast(move, value, value, move, value, value, 0, List.of());
    }

    /** This, where more is known of what the move is worth against the best reply. */
    public ReplyForecast guaranteeing(int value) {
        return new ReplyForecast(move, expected, value, plainMove, plainExpected, plainValue, candidates, replies);
    }

    /** Whether knowing the opponent changed the move. */
    public boolean departsFromPlain() {
        return move != plainMove;
    }

    /** How much more the move brings on average than the plain one, if the prediction is right. */
    public double gain() {
        return expected - plainExpected;
    }

    /** How much less the move is worth than the plain one against the best reply, at most. */
    public int risk() {
        return Math.max(0, plainValue - guaranteed);
    }
}
