package org.outwit.web.analyse;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
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
     * @param value of the move, by a search of its own
     * @param values of the likely replies to the mover, in their order; the worst of them counts, too, where searches disagree
     * @param best what the best move is worth; replies count for at most {@code swing} more or less, as a won game is no sum of pawns
     */
    static Prospect of(int move, int value, LikelyReplies replies, int[] values, int best, int swing, int depth) {
        double expected = 0;
        for (int i = 0; i < replies.size(); i++) expected += replies.weight(i) * counted(values[i], best, swing);
        int guaranteed = Math.min(value, IntStream.of(values).min().orElse(value));
        return new Prospect(move, expected, guaranteed, replies.move(0), replies.probability(0), depth);
    }

    /**
     * What to play: what brings most of those that risk no more than the margin, here and by the engine's lines, which look deeper. The
     * safest where none is left.
     */
    static Prospect pick(List<Prospect> prospects, List<EngineLine> lines, int margin) {
        int safest = safest(prospects);
        return prospects.stream()
                .filter(each -> each.risk(safest) <= margin && each.deepRisk(lines) <= margin)
                .max(Comparator.comparingDouble(Prospect::expected))
                .orElseGet(() -> Collections.max(prospects, Comparator.comparingInt(Prospect::guaranteed)));
    }

    /** How much less the move is worth than the best one by the engine's lines; nothing where they do not have it. */
    int deepRisk(List<EngineLine> lines) {
        int best = lines.stream().mapToInt(EngineLine::value).max().orElse(0);
        return lines.stream()
                .filter(each -> each.move() == move)
                .mapToInt(each -> best - each.value())
                .findFirst()
                .orElse(0);
    }

    /** What the safest of these moves is worth against the best reply. */
    static int safest(List<Prospect> prospects) {
        return prospects.stream().mapToInt(Prospect::guaranteed).max().orElseThrow();
    }

    static int counted(int value, int best, int swing) {
        return (int) Math.max((long) best - swing, Math.min((long) best + swing, value));
    }

    /** How much less the move is worth than the safest one if they find the best reply. */
    int risk(int safest) {
        return Math.max(0, safest - guaranteed);
    }
}
