package org.outwit.play.match;

import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * How many alliances there were a game, with intervals. Games with one opening are alike, so an opening is what counts as one observation.
 */
final class AllianceRates {

    /** What happened in the games with one opening: how many alliances each two formed. */
    private static final class Tally {

        private final long[][] formed;
        private int games;

        Tally(int players) {
            formed = new long[players][players];
        }

        double of(int one, int other) {
            return (double) (formed[one][other] + formed[other][one]) / games;
        }
    }

    private final int players;
    private final Map<Integer, Tally> openings = new LinkedHashMap<>();

    AllianceRates(int players) {
        this.players = players;
    }

    /** A game with this opening is over. */
    void game(int opening) {
        tally(opening).games++;
    }

    /** In a game with this opening the first formed so many alliances with the other. */
    void formed(int opening, int first, int other, int count) {
        tally(opening).formed[first][other] += count;
    }

    private Tally tally(int opening) {
        return openings.computeIfAbsent(opening, each -> new Tally(players));
    }

    /** Of these two, a game. Nothing is less than no alliance. */
    ConfidenceInterval of(int one, int other) {
        ConfidenceInterval mean = ConfidenceInterval.ofMean(openings.values().stream()
                .mapToDouble(tally -> tally.of(one, other))
                .toArray());
        return new ConfidenceInterval(mean.estimate(), Math.max(0, mean.low()), mean.high());
    }
}
