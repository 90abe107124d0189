package org.outwit.learn.study;

import java.util.HashMap;
import java.util.Map;
import org.outwit.core.game.Position;

/** How faithful somebody is: at positions they met more than once, how often they played what they play there most. */
final class Faithfulness<P extends Position> {

    private final Map<Long, Map<Integer, Integer>> played = new HashMap<>();

    void add(PersonGames.Theirs<P> theirs) {
        P position = Position.copyOf(theirs.game().start());
        for (int move : theirs.game().moves()) {
            int[] buffer = new int[position.mostMoves()];
            if (position.mover() == theirs.side() && position.countMoves(buffer, 0) > 1) {
                played.computeIfAbsent(position.key(), key -> new HashMap<>()).merge(move, 1, Integer::sum);
            }
            position.make(move);
        }
    }

    /** The first time at a position shows no habit, so it is not counted. */
    Share faithful() {
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
