package org.outwit.core.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.outwit.core.model.LikelyReplies;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.model.ReplyForecast;

/**
 * What a {@link ReplyComparison} has found, by the places of our moves: what the opponent may answer to each, what the answers are
 * worth, and so what the move brings on average. It is found in steps, each deeper than the last; what the last finished step says
 * counts, and of the first one all that there is.
 */
final class ReplyAverages {

    private final LikelyReplies[] replies; // null where nobody was asked, or nobody replies
    private final boolean[] refused;
    private double[] averages;
    private int[][] values;
    private double[] nextAverages;
    private int[][] nextValues;

    ReplyAverages(int count) {
        this.replies = new LikelyReplies[count];
        this.refused = new boolean[count];
    }

    boolean isAsked(int at) {
        return replies[at] != null;
    }

    void ask(int at, LikelyReplies likely) {
        replies[at] = likely;
    }

    LikelyReplies replies(int at) {
        return replies[at];
    }

    /** Begins a step and says whether it counts from now on, being the first, or only when it is finished. */
    boolean begin() {
        nextAverages = new double[replies.length];
        Arrays.fill(nextAverages, Double.NaN);
        nextValues = new int[replies.length][];
        boolean first = averages == null;
        if (first) finish();
        return first;
    }

    /** What the likely replies to a move are worth; where nobody replies, what the move is. */
    void add(int at, int[] worth) {
        double average = 0;
        if (replies[at] == null) average = worth[0];
        else for (int i = 0; i < worth.length; i++) average += replies[at].weight(i) * worth[i];
        nextAverages[at] = average;
        nextValues[at] = worth;
    }

    void finish() {
        averages = nextAverages;
        values = nextValues;
    }

    /** A move that must not be chosen. */
    void refuse(int at) {
        refused[at] = true;
    }

    int compared() {
        if (averages == null) return 0;
        return (int) Arrays.stream(averages)
                .filter(average -> !Double.isNaN(average))
                .count();
    }

    double average(int at) {
        return averages[at];
    }

    /** The best of what was compared: {@code first} where nothing is better than that, else the first of the best. */
    int best(int first) {
        int best = first;
        for (int i = 0; i < averages.length; i++) {
            boolean open = !refused[i] && !Double.isNaN(averages[i]);
            if (open && QuantalMStar.exceeds(averages[i], averages[best])) best = i;
        }
        return best;
    }

    /** The likely replies to a move that was compared. */
    List<ReplyForecast.Reply> expected(int at) {
        List<ReplyForecast.Reply> expected = new ArrayList<>();
        int count = replies[at] == null ? 0 : replies[at].size();
        for (int i = 0; i < count; i++) {
            expected.add(new ReplyForecast.Reply(replies[at].move(i), replies[at].probability(i), values[at][i]));
        }
        return expected;
    }
}
