package org.outwit.games.kalah;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/**
 * What evaluators of Kalah are made of. What a side could do is counted as if it were to move. Seen from a player, the
 * ring without the other's store has own pits at 0 to n - 1, the store at n, and the other's pits from n + 1 on.
 */
final class KalahFeatures {

    private final int pits;

    /** The seeds that it takes to get round to the same pit. */
    private final int lap;

    private KalahFeatures(int pits) {
        this.pits = pits;
        this.lap = 2 * pits + 1;
    }

    static List<Feature<KalahPosition>> of(KalahRules rules) {
        KalahFeatures board = new KalahFeatures(rules.pits());
        int seeds = rules.allSeeds();
        return List.of(
                CountFeature.lead("stores", "lead in seeds in the store", seeds, KalahPosition::store),
                CountFeature.lead("home", "lead in seeds that lie in own pits", seeds, KalahPosition::home),
                CountFeature.lead(
                        "again", "lead in pits that bring another turn when sown", rules.pits(), board::again),
                CountFeature.lead(
                        "capture", "lead in seeds that the best capture would bring", seeds, board::bestCapture),
                CountFeature.lead("choice", "lead in pits with seeds", rules.pits(), board::choice),
                CountFeature.own(
                        "raid",
                        "seeds that the best own capture would bring, whatever the other can take",
                        seeds,
                        board::bestCapture));
    }

    private int again(KalahPosition position, int player) {
        int count = 0;
        for (int pit = 0; pit < pits; pit++) {
            if ((pit + position.pit(player, pit)) % lap == pits) count++;
        }
        return count;
    }

    private int choice(KalahPosition position, int player) {
        int count = 0;
        for (int pit = 0; pit < pits; pit++) if (position.pit(player, pit) > 0) count++;
        return count;
    }

    private int bestCapture(KalahPosition position, int player) {
        int best = 0;
        for (int pit = 0; pit < pits; pit++) best = Math.max(best, capture(position, player, pit));
        return best;
    }

    /** A seed captures with something opposite only, since nothing else is worth the name. */
    private int capture(KalahPosition position, int player, int pit) {
        int seeds = position.pit(player, pit);
        int last = (pit + seeds) % lap;
        // More than a lap leaves two seeds at least in every pit where the last can fall.
        if (seeds == 0 || seeds > lap || last >= pits) return 0;
        if (last != pit && position.pit(player, last) > 0) return 0;
        boolean wentRound = last <= pit;
        int opposite = position.pit(1 - player, pits - 1 - last) + (wentRound ? 1 : 0);
        return opposite == 0 ? 0 : opposite + 1;
    }
}
