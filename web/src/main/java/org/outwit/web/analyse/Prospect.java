package org.outwit.web.analyse;

import org.outwit.core.model.LikelyReplies;

/**
 * A move against somebody, as {@link org.outwit.core.model.ExpectedReply} weighs it.
 *
 * @param expected what it brings on average over the likely replies, whose weights sum to 1
 * @param guaranteed what it is worth against the best reply
 * @param reply the likeliest one, and how likely it is; {@link org.outwit.core.game.Position#NO_MOVE} where nobody replies
 * @param depth plies looked ahead
 */
record Prospect(int move, double expected, int guaranteed, int reply, double probability, int depth) {

    /**
     * @param values of the likely replies to whoever moves, in their order
     * @param best what the best move is worth; replies count for at most {@code swing} more or less, as a won game is no sum of pawns
     */
    static Prospect of(int move, int guaranteed, LikelyReplies replies, int[] values, int best, int swing, int depth) {
        double expected = 0;
        for (int i = 0; i < replies.size(); i++) expected += replies.weight(i) * counted(values[i], best, swing);
        return new Prospect(move, expected, guaranteed, replies.move(0), replies.probability(0), depth);
    }

    static int counted(int value, int best, int swing) {
        return (int) Math.max((long) best - swing, Math.min((long) best + swing, value));
    }

    /** How much less the move is worth than the best one if they find the best reply. */
    int risk(int best) {
        return Math.max(0, best - guaranteed);
    }
}
