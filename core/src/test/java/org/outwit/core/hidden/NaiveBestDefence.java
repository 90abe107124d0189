package org.outwit.core.hidden;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.hidden.WorldTree.Node;

/**
 * The definition of the value under best defence, by brute force. A strategy says for everything that player 0 may come to see what they
 * play. All strategies are written down. Against each, player 1, who sees all, does their best in every world; the value is the best sum over the worlds.
 */
final class NaiveBestDefence {

    private NaiveBestDefence() {}

    /** The best sum over the worlds. */
    static long value(Node root, int worlds) {
        Map<Long, Integer> choices = new LinkedHashMap<>();
        for (WorldTree world : WorldTree.all(root, worlds)) collect(world, choices);
        List<Long> sights = new ArrayList<>(choices.keySet());
        Map<Long, Integer> strategy = new LinkedHashMap<>();
        for (long sight : sights) strategy.put(sight, 0);
        long best = Long.MIN_VALUE;
        do {
            long sum = 0;
            for (WorldTree world : WorldTree.all(root, worlds)) sum += against(world, strategy);
            best = Math.max(best, sum);
        } while (next(strategy, choices));
        return best;
    }

    /** How many strategies there are. */
    static double strategies(Node root, int worlds) {
        Map<Long, Integer> choices = new LinkedHashMap<>();
        for (WorldTree world : WorldTree.all(root, worlds)) collect(world, choices);
        return choices.values().stream().mapToDouble(each -> each).reduce(1, (a, b) -> a * b);
    }

    private static void collect(WorldTree at, Map<Long, Integer> choices) {
        if (at.isOver()) return;
        int[] moves = new int[at.mostMoves()];
        int end = at.moves(moves, 0);
        if (at.mover() == 0) choices.put(WorldTree.EYES.sightKey(at, 0), end);
        for (int i = 0; i < end; i++) {
            at.make(moves[i]);
            collect(at, choices);
            at.undo();
        }
    }

    /** Counts up, with a digit for each sight; no where all digits were at their highest. */
    private static boolean next(Map<Long, Integer> strategy, Map<Long, Integer> choices) {
        for (long sight : choices.keySet()) {
            int digit = strategy.get(sight) + 1;
            strategy.put(sight, digit < choices.get(sight) ? digit : 0);
            if (digit < choices.get(sight)) return true;
        }
        return false;
    }

    private static long against(WorldTree at, Map<Long, Integer> strategy) {
        if (at.isOver()) return at.payoff(0);
        int[] moves = new int[at.mostMoves()];
        int end = at.moves(moves, 0);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < end; i++) {
            if (at.mover() == 0 && i != strategy.get(WorldTree.EYES.sightKey(at, 0))) continue;
            at.make(moves[i]);
            least = Math.min(least, against(at, strategy));
            at.undo();
        }
        return least;
    }
}
