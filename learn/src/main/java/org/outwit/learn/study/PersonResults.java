package org.outwit.learn.study;

import org.outwit.core.statistics.ConfidenceInterval;

/** Wins, draws and losses of one person, and games whose result is unknown. */
public record PersonResults(int wins, int draws, int losses, int unknown) {

    public static final PersonResults NONE = new PersonResults(0, 0, 0, 0);

    public int games() {
        return wins + draws + losses + unknown;
    }

    /** Games with a result. */
    public int decided() {
        return wins + draws + losses;
    }

    /** Points for each game with a result, a draw being half a point; 0.5 where there is none. */
    public double score() {
        return interval().estimate();
    }

    /** The lower end of the 95 % interval of the score. */
    public double least() {
        return interval().low();
    }

    public double most() {
        return interval().high();
    }

    private ConfidenceInterval interval() {
        return ConfidenceInterval.ofGames(wins, draws, losses);
    }

    public PersonResults plus(PersonResults other) {
        return new PersonResults(
                wins + other.wins, draws + other.draws, losses + other.losses, unknown + other.unknown);
    }
}
