package org.outwit.lab.tournament;

import org.outwit.core.statistics.ConfidenceInterval;

/** How somebody did against all others, and the rating that follows, in Elo above the mean of all. */
public record EntrantStanding(String name, int wins, int draws, int losses, ConfidenceInterval elo) {

    double points() {
        return wins + draws / 2.0;
    }

    int games() {
        return wins + draws + losses;
    }
}
