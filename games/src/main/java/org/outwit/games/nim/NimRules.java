package org.outwit.games.nim;

import java.util.List;
import org.outwit.core.game.InputException;

/**
 * Which Nim is played.
 *
 * @param players from 2 to 6
 * @param heaps the stones of each heap at the start; at most 15 in each of at most 8
 * @param misere whether who takes the last stone pays instead of winning
 */
public record NimRules(int players, List<Integer> heaps, boolean misere) {

    static final int MOST_PLAYERS = 6;
    static final int MOST_HEAPS = 8;
    static final int MOST_STONES = 15;

    public NimRules {
        heaps = List.copyOf(heaps);
        if (players < 2 || players > MOST_PLAYERS) {
            throw new InputException("Nim is for 2 to " + MOST_PLAYERS + " players, not for " + players + ".");
        }
        if (heaps.isEmpty() || heaps.size() > MOST_HEAPS) {
            throw new InputException("Nim has 1 to " + MOST_HEAPS + " heaps, not " + heaps.size() + ".");
        }
        for (int stones : heaps) {
            if (stones >= 0 && stones <= MOST_STONES) continue;
            throw new InputException("A heap has 0 to " + MOST_STONES + " stones, not " + stones + ".");
        }
    }

    /** Three, five and seven stones, as in most books. */
    public static NimRules of(int players) {
        return new NimRules(players, List.of(3, 5, 7), false);
    }

    int stones() {
        return heaps.stream().mapToInt(Integer::intValue).sum();
    }
}
