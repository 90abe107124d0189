package org.outwit.lab.models;

import java.util.Locale;
import java.util.stream.Stream;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;

/** Games won, drawn and lost, and what they come to by the paper's count: 2 points for a win and 1 for a draw. */
record GamePoints(int wins, int draws, int losses) {

    int games() {
        return wins + draws + losses;
    }

    int points() {
        return 2 * wins + draws;
    }

    /** Such as "340, 455, 5". */
    String words() {
        return wins + ", " + draws + ", " + losses;
    }

    /** Points a game. */
    String mean() {
        return games() == 0 ? "" : String.format(Locale.ROOT, "%.3f", (double) points() / games());
    }

    GamePoints plus(int result) {
        return new GamePoints(
                wins + (result > 0 ? 1 : 0), draws + (result == 0 ? 1 : 0), losses + (result < 0 ? 1 : 0));
    }

    /** As numbers of a measurement, each name with this one before it. */
    Object[] named(String name) {
        return new Object[] {name + " wins", wins, name + " draws", draws, name + " losses", losses};
    }

    /** What a cell came to for several players, each with its name. */
    static Object[] together(Object[]... named) {
        return Stream.of(named).flatMap(Stream::of).toArray();
    }

    /** The points under this name in one cell. */
    static GamePoints of(Measurement measurement, String name) {
        return new GamePoints((int) measurement.number(name + " wins"), (int) measurement.number(name + " draws"), (int)
                measurement.number(name + " losses"));
    }

    /** The points of all cells together. */
    static GamePoints of(LabResults results, String name) {
        return new GamePoints((int) results.sum(name + " wins"), (int) results.sum(name + " draws"), (int)
                results.sum(name + " losses"));
    }

    static double perGame(Measurement measurement, String name) {
        GamePoints points = of(measurement, name);
        return (double) points.points() / points.games();
    }

    /** Mean points a game; cells with one seed have the same openings, so a seed is one observation. */
    static ConfidenceInterval perGame(LabResults results, String name) {
        return ConfidenceInterval.ofPointsUpTo(2, results.bySeed(measurement -> perGame(measurement, name)));
    }

    /** How many more points a game one got than the other, on the same openings; a seed is one observation. */
    static ConfidenceInterval gain(LabResults results, String name, String other) {
        return ConfidenceInterval.ofMean(
                results.bySeed(measurement -> perGame(measurement, name) - perGame(measurement, other)));
    }
}
