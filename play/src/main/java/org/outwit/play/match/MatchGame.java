package org.outwit.play.match;

import org.outwit.games.record.Outcome;

/** A game of a match, by its number from 0. */
public record MatchGame(int index, GameReport report) {

    /** Which side of the match moved first. */
    public int sideOfFirst() {
        return MatchPlan.sideOfFirst(index);
    }

    /** Twice the points of the match's first side: 2 for a win, 1 for a draw, 0 for a loss. */
    public int halves() {
        if (report.outcome() == Outcome.DRAW) return 1;
        return (report.outcome() == Outcome.FIRST_WINS) == (sideOfFirst() == 0) ? 2 : 0;
    }

    /** Whether it counts. */
    public boolean isFinished() {
        return report.outcome() != Outcome.UNKNOWN;
    }
}
