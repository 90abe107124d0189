package org.outwit.learn.study;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Position;
import org.outwit.learn.person.PersonDecisions.Made;

/**
 * How faithful somebody is: at positions they met more than once, how often they played what they play there most. Mirror images
 * are one position.
 */
final class Faithfulness {

    private Faithfulness() {}

    /** The first time at a position shows no habit, so it is not counted. */
    static <P extends Position> Share of(List<Made<P>> made) {
        Map<Long, Map<Integer, Integer>> played = new HashMap<>();
        for (Made<P> each : made) {
            played.computeIfAbsent(each.key().position(), key -> new HashMap<>())
                    .merge(each.key().move(), 1, Integer::sum);
        }
        long hits = 0;
        long of = 0;
        for (Map<Integer, Integer> moves : played.values()) {
            int all = 0;
            int most = 0;
            for (int count : moves.values()) {
                all += count;
                most = Math.max(most, count);
            }
            if (all < 2) continue;
            of += all - 1;
            hits += most - 1;
        }
        return new Share(hits, of);
    }
}
