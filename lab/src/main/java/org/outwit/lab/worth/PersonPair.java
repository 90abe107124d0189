package org.outwit.lab.worth;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * What two games from one opening came to, one with each colour, for a player against a person.
 *
 * @param points of both games together: 2 for two wins, 1 for a win and a loss
 * @param moves that the player made in both
 * @param nanos of processor time that they took
 * @param depths how deep they were searched, summed
 * @param departures how many were not what plain search likes best
 * @param claimed the probability of the likeliest reply, summed over moves where one was expected
 * @param expected over how many moves
 * @param came how often that reply was given
 */
record PersonPair(
        double points, long moves, long nanos, long depths, long departures, double claimed, long expected, long came) {

    static final PersonPair NONE = new PersonPair(0, 0, 0, 0, 0, 0, 0, 0);

    /** A result alone. */
    static PersonPair points(double points) {
        return new PersonPair(points, 0, 0, 0, 0, 0, 0, 0);
    }

    PersonPair and(PersonPair other) {
        return new PersonPair(
                points + other.points,
                moves + other.moves,
                nanos + other.nanos,
                depths + other.depths,
                departures + other.departures,
                claimed + other.claimed,
                expected + other.expected,
                came + other.came);
    }

    /** For a journal; {@link #parse} reads it. */
    String text() {
        return Arrays.stream(new double[] {points, moves, nanos, depths, departures, claimed, expected, came})
                .mapToObj(Double::toString)
                .collect(Collectors.joining(" "));
    }

    static PersonPair parse(String text) {
        double[] part =
                Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
        return new PersonPair(
                part[0], (long) part[1], (long) part[2], (long) part[3], (long) part[4], part[5], (long) part[6], (long)
                        part[7]);
    }
}
